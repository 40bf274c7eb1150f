import CodableModels
import EndpointsRuntime
import Foundation
import GeneratedModels
import Measuring

/// All that is measured.
///
/// Each `decode` stands here, with its concrete type, as it does in an app.
struct Documents {
    let corpus = Corpus()
    let coders = Coders()

    var all: [Document] {
        [records, twitter, githubEvents, citmCatalog, canada, dates, uuids, decimals, base64]
    }

    func named(_ name: String) throws(UsageError) -> Document {
        guard let document = all.first(where: { $0.name == name }) else {
            throw UsageError("'\(name)' is no kind of work and no document")
        }
        return document
    }

    private var records: Document {
        Document(
            "records",
            "20,000 records of 12 fields",
            targets: [
                .decode: 8, .encode: 10, .coderDecode: 0.4, .coderEncode: 0.4, .memory: 0.25,
            ],
            coders: coders,
            ours: Coding(decode: { try [Records.Record](json: $0) }, encode: { try $0.json() }),
            theirs: [PlainRecords.Record].self,
            text: { SampleData.records(count: 20_000) }
        )
    }

    private var twitter: Document {
        Document(
            "twitter",
            "twitter.json",
            targets: [.decode: 6, .encode: 10, .coderDecode: 0.4, .coderEncode: 0.4],
            coders: coders,
            ours: Coding(decode: { try Twitter.SearchResult(json: $0) }, encode: { try $0.json() }),
            theirs: PlainTwitter.SearchResult.self,
            text: { try corpus.text(of: "twitter.json") }
        )
    }

    private var githubEvents: Document {
        Document(
            "github-events",
            "github_events.json",
            targets: [.decode: 6, .encode: 10],
            coders: coders,
            ours: Coding(decode: { try [GitHubEvents.Event](json: $0) }, encode: { try $0.json() }),
            theirs: [PlainGitHubEvents.Event].self,
            text: { try corpus.text(of: "github_events.json") }
        )
    }

    private var citmCatalog: Document {
        Document(
            "citm-catalog",
            "citm_catalog.json",
            targets: [.decode: 6, .encode: 10],
            coders: coders,
            ours: Coding(decode: { try CITMCatalog.Catalog(json: $0) }, encode: { try $0.json() }),
            theirs: PlainCITMCatalog.Catalog.self,
            text: { try corpus.text(of: "citm_catalog.json") }
        )
    }

    private var canada: Document {
        Document(
            "canada",
            "canada.json, doubles",
            targets: [.decode: 8, .encode: 10, .coderDecode: 0.4, .coderEncode: 0.4],
            coders: coders,
            ours: Coding(
                decode: { try Canada.FeatureCollection(json: $0) },
                encode: { try $0.json() }
            ),
            theirs: PlainCanada.FeatureCollection.self,
            text: { try corpus.text(of: "canada.json") }
        )
    }
}

/// Twenty thousand fields of each type whose text has a form of its own, four in a record.
extension Documents {
    private static let targets: [Kind: Double] = [.decode: 8, .encode: 10]

    private var dates: Document {
        Document(
            "dates",
            "20,000 dates",
            targets: Self.targets,
            coders: coders,
            ours: Coding(decode: { try [ScalarFields.Visit](json: $0) }, encode: { try $0.json() }),
            theirs: [PlainScalarFields.Visit].self,
            text: { SampleData.visits(count: 5_000) }
        )
    }

    private var uuids: Document {
        Document(
            "uuids",
            "20,000 UUIDs",
            targets: Self.targets,
            coders: coders,
            ours: Coding(decode: { try [ScalarFields.Link](json: $0) }, encode: { try $0.json() }),
            theirs: [PlainScalarFields.Link].self,
            text: { SampleData.links(count: 5_000) }
        )
    }

    private var decimals: Document {
        Document(
            "decimals",
            "20,000 decimals",
            targets: Self.targets,
            coders: coders,
            ours: Coding(
                decode: { try [ScalarFields.Invoice](json: $0) },
                encode: { try $0.json() }
            ),
            theirs: [PlainScalarFields.Invoice].self,
            text: { SampleData.invoices(count: 5_000) }
        )
    }

    private var base64: Document {
        Document(
            "base64",
            "20,000 base64 fields",
            targets: Self.targets,
            coders: coders,
            ours: Coding(decode: { try [ScalarFields.Key](json: $0) }, encode: { try $0.json() }),
            theirs: [PlainScalarFields.Key].self,
            text: { SampleData.keys(count: 5_000) }
        )
    }
}
