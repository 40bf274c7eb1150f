import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Error {
    /// The error with a code that says what happened.
    ///
    /// Foundation on Linux has a code for little of what its libcurl meets, and -1 for the rest; what
    /// is known of that is in libcurl's own words. The error as it was is the underlying one.
    var named: any Error {
        #if canImport(FoundationNetworking)
            if let error = self as? URLError, let code = error.code(of: error.localizedText) {
                return URLError(code, userInfo: [NSUnderlyingErrorKey: error])
            }
        #endif
        return self
    }
}

#if canImport(FoundationNetworking)
    extension URLError {
        fileprivate var localizedText: String {
            userInfo[NSLocalizedDescriptionKey] as? String ?? ""
        }

        fileprivate func code(of text: String) -> Code? {
            switch code {
            case .badServerResponse:  // "Empty reply from server"
                return .networkConnectionLost
            case .unsupportedURL:  // "Received HTTP/0.9 when not allowed"; the scheme was looked at
                return .cannotParseResponse
            case .unknown:
                return Self.words.first { words, _ in words.contains { text.contains($0) } }?.code
            default:
                return nil
            }
        }

        /// Words of libcurl's messages, and what they stand for; the first that occur count.
        private static let words: [(words: [String], code: Code)] = [
            (
                [
                    "transfer closed", "Recv failure", "Send failure", "from the peer",
                    "to the peer", "SSL_read",
                    "SSL_write",
                ],
                .networkConnectionLost
            ),
            (["SSL", "TLS", "certificate"], .secureConnectionFailed),
            (["Failed to connect", "connect to server"], .cannotConnectToHost),
            (["content unencoding", "content encoding"], .cannotDecodeContentData),
            // A header line of more than 100 kB is told as "Out of memory".
            (
                ["header", "Header", "Content-Length", "chunk", "HTTP", "Out of memory"],
                .cannotParseResponse
            ),
        ]
    }
#endif
