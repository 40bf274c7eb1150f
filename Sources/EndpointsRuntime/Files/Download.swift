import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The body of a reply on its way to a file. Nothing here depends on the request's type.
struct Download {
    /// How large a body may be that is looked at for what says that the request failed: 1 MB.
    static let limit: Int64 = 1 << 20

    let partial: PartialFile
    private let progress: @Sendable (TransferProgress) -> Void
    private let endpoint: Endpoint
    /// Tells the request's URL from others.
    private var fingerprint = ""
    /// What is there already and was asked to go on with.
    private var rest: (size: Int64, origin: PartialFile.Origin)?
    /// Whether the request itself asks for a range, which is what is to be in the file then.
    private var isOfRange = false

    init(
        to file: URL,
        resuming: Bool,
        endpoint: Endpoint,
        progress: @escaping @Sendable (TransferProgress) -> Void
    ) {
        partial = PartialFile(beside: file, isKept: resuming)
        self.endpoint = endpoint
        self.progress = progress
    }

    /// Whether no more was asked for than what is missing.
    var asksForRest: Bool { rest != nil }

    /// Makes a request one that is read while it comes, and that asks for no more than what is
    /// missing, where something is there (RFC 9110 §14.2 and §13.1.5).
    mutating func prepare(_ outgoing: inout OutgoingRequest) {
        outgoing.isStreaming = true
        isOfRange = outgoing.hasHeader("Range")
        fingerprint = outgoing.urlRequest.url?.absoluteString.fingerprint ?? ""
        // Places in the file, and its length, are those of what comes only if that is not coded.
        if !outgoing.hasHeader("Accept-Encoding") {
            outgoing.urlRequest.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        }
        rest = nil
        guard !isOfRange, endpoint.method == .get, let found = partial.rest,
            found.origin.fingerprint == fingerprint
        else { return }
        rest = found
        outgoing.urlRequest.setValue("bytes=\(found.size)-", forHTTPHeaderField: "Range")
        outgoing.urlRequest.setValue(found.origin.validator, forHTTPHeaderField: "If-Range")
    }

    /// Takes the body of a success.
    ///
    /// - Throws: `CancellationError`, `TransportProblem`, or what the transport or the disk throws.
    func take(_ reply: Reply) async throws {
        var completed: Int64 = 0
        var total = reply.contentLength
        let handle: FileHandle
        if reply.status == 206, !isOfRange {
            let range = try range(of: reply)
            completed = range.first
            total = range.total ?? range.last + 1
            handle = try partial.append()
        } else {
            handle = try partial.create(origin(of: reply))
        }
        defer { try? handle.close() }
        let writer = FileWriter(handle)
        progress(TransferProgress(completed: completed, total: total))
        for try await piece in reply.stream ?? TransportStream(reply.body) {
            try Task.checkCancellation()
            try await writer.write(piece)
            completed += Int64(piece.count)
            progress(TransferProgress(completed: completed, total: total))
        }
        try Task.checkCancellation()
        guard completed == total ?? completed else {
            throw problem(.connectionLost, .networkConnectionLost)
        }
    }

    /// The part that a reply brings: what was asked for, of the file that was begun.
    private func range(of reply: Reply) throws -> ContentRange {
        let tag = reply.headers["ETag"]
        guard reply.isNotCoded, let rest, let range = ContentRange(reply.headers["Content-Range"]),
            range.first == rest.size,
            tag == nil || !rest.origin.validator.hasSuffix("\"")
                || tag == rest.origin.validator
        else {
            partial.remove()
            throw problem(.malformedReply, .cannotParseResponse)
        }
        return range
    }

    private func origin(of reply: Reply) -> PartialFile.Origin? {
        guard !isOfRange, endpoint.method == .get, reply.isNotCoded,
            let validator = reply.strongValidator
        else { return nil }
        return PartialFile.Origin(validator: validator, fingerprint: fingerprint)
    }

    private func problem(
        _ reason: TransportProblem.Reason,
        _ code: URLError.Code
    ) -> TransportProblem {
        TransportProblem(reason, underlying: URLError(code), endpoint: endpoint)
    }
}

extension Reply {
    /// Whether the bytes that come are those of the file itself (RFC 9110 §8.4).
    fileprivate var isNotCoded: Bool {
        let coding = headers["Content-Encoding"]?.trimmingCharacters(in: .whitespaces) ?? ""
        return coding.isEmpty || coding.lowercased() == "identity"
    }

    /// How many bytes come; nil where the reply does not say.
    fileprivate var contentLength: Int64? {
        isNotCoded ? headers["Content-Length"].flatMap { Int64(digits: $0) } : nil
    }

    /// What may stand in `If-Range` (RFC 9110 §13.1.5): a strong entity tag, or else a date of change
    /// that the reply is younger than by a second (§8.8.2.2).
    fileprivate var strongValidator: String? {
        if let tag = headers["ETag"] {
            return tag.count >= 2 && tag.hasPrefix("\"") && tag.hasSuffix("\"") ? tag : nil
        }
        guard let changed = try? optionalHeader("Last-Modified", as: .httpDate),
            let date = try? optionalHeader("Date", as: .httpDate),
            date.timeIntervalSince(changed) >= 1
        else { return nil }
        return headers["Last-Modified"]
    }
}

extension String {
    /// The same for the same text in every process (FNV-1a, 64 bits).
    fileprivate var fingerprint: String {
        let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
