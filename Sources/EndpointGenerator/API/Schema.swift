/// What a JSON value may be, in the words of JSON Schema.
package struct Schema: Sendable {
    package var kind: Kind
    package var range: SourceRange
    /// `?` after the type, or `"optional": true`: it may be absent.
    package var isOptional = false
    /// Null is allowed beside what `kind` says.
    package var isNullable = false
    package var isReadOnly = false
    package var isWriteOnly = false
    package var isLossy = false
    package var description: String?
    /// Where its keywords stand.
    package var places = WordPlaces()
    var further: FurtherWords?

    package init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    /// Whether no element of an array comes twice.
    var isUnique: Bool {
        if case .array(_, let unique) = kind { unique } else { false }
    }

    package indirect enum Kind: Sendable {
        case any
        case scalar(ScalarType)
        /// JSON null and nothing else.
        case null
        case reference(Located<String>)
        case array(Schema, unique: Bool)
        /// `prefixItems`, and what may follow them.
        case tuple([Schema], rest: Schema?)
        case dictionary(Schema)
        case object(ObjectSchema)
        case enumeration(EnumerationSchema)
        case constant(JSONNode)
        case union(UnionSchema)
        case all([Schema])
    }
}

/// A value that one JSON string, number or boolean carries.
package enum ScalarType: String, Sendable, CaseIterable {
    case string, integer, number, boolean
    case dateTime = "date-time"
    case date, time
    case dateTimeLocal = "date-time-local"
    case duration, unixtime
    case unixtimeMilliseconds = "unixtime-ms"
    case httpDate = "http-date"
    case uuid, uri, byte, binary
    case int32, int64, uint32, uint64, float, double, decimal
}

/// An object's properties.
package struct ObjectSchema: Sendable {
    package var properties: [Property] = []
    package var additional: Additional = .ignored
    package var patterns: [(pattern: Located<String>, schema: Schema)] = []
    /// Whether further keys are left out that have another type than those of the patterns.
    package var isRestLossy = false
    /// Names that `required` lists and `properties` does not: beside `allOf`, properties of another
    /// member.
    package var requiredElsewhere: [Located<String>] = []

    package struct Property: Sendable {
        package var name: Located<String>
        package var schema: Schema
        package var isRequired: Bool

        package init(name: Located<String>, schema: Schema, isRequired: Bool) {
            self.name = name
            self.schema = schema
            self.isRequired = isRequired
        }
    }

    /// What becomes of keys that `properties` does not name.
    package indirect enum Additional: Sendable {
        /// Nothing is said: they are skipped.
        case ignored
        /// `"additionalProperties": false`.
        case forbidden(SourceRange)
        /// Kept: `true` is any schema.
        case kept(Schema)
    }

    package init() {}
}

/// A list of the values that stand for themselves.
package struct EnumerationSchema: Sendable {
    package var values: [JSONNode]
    /// `names`, parallel to the values.
    package var names: [Located<String>]
    package var isClosed: Bool
    /// Whether null stands among the values as the document has them.
    package var listsNull = false
    /// The `type` beside it: string, integer, number or none.
    package var type: ScalarType?

    package init(values: [JSONNode], names: [Located<String>], isClosed: Bool, type: ScalarType?) {
        self.values = values
        self.names = names
        self.isClosed = isClosed
        self.type = type
    }
}

/// One of several schemas.
package struct UnionSchema: Sendable {
    package var members: [Schema]
    package var discriminator: Discriminator?
    /// `oneOf`, else `anyOf`.
    package var isExclusive: Bool

    package struct Discriminator: Sendable {
        package var property: Located<String>
        /// Wire value → model.
        package var mapping: [(value: Located<String>, model: Located<String>)]
        /// The member of all values without a model, and of objects without the property.
        package var defaultModel: Located<String>?
        /// The place of that member where it is merged with others and no model any more.
        var defaultMember: SourceRange?

        package init(
            property: Located<String>,
            mapping: [(value: Located<String>, model: Located<String>)],
            defaultModel: Located<String>? = nil
        ) {
            self.property = property
            self.mapping = mapping
            self.defaultModel = defaultModel
        }

        func isDefault(_ member: Schema) -> Bool {
            if member.range == defaultMember { return true }
            return defaultModel != nil && member.referencedModel?.value == defaultModel?.value
        }

        /// All models that it names.
        var models: [Located<String>] {
            mapping.map(\.model) + [defaultModel].compactMap(\.self)
        }
    }

    package init(members: [Schema], discriminator: Discriminator?, isExclusive: Bool) {
        self.members = members
        self.discriminator = discriminator
        self.isExclusive = isExclusive
    }
}
