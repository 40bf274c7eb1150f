/// A property that may be absent, null or a value, and holds its value apart, so that a model may
/// hold its own kind:
///
/// ```swift
/// struct Comment {
///     var text: String
///     @IndirectPresence var answer: Presence<Comment>
/// }
/// ```
///
/// It is a value like any other property; only a value takes memory of its own.
@propertyWrapper
public struct IndirectPresence<Value> {
    fileprivate indirect enum Box {
        case value(Value)
    }

    private var box: Presence<Box>

    /// A property with its first value.
    public init(wrappedValue: Presence<Value>) {
        box = .absent
        self.wrappedValue = wrappedValue
    }

    /// The value, null, or neither.
    public var wrappedValue: Presence<Value> {
        get {
            switch box {
            case .absent: .absent
            case .null: .null
            case .value(.value(let value)): .value(value)
            }
        }
        set {
            switch newValue {
            case .absent: box = .absent
            case .null: box = .null
            case .value(let value): box = .value(.value(value))
            }
        }
    }
}

extension IndirectPresence: Sendable where Value: Sendable {}
extension IndirectPresence: Equatable where Value: Equatable {}
extension IndirectPresence: Hashable where Value: Hashable {}
extension IndirectPresence.Box: Sendable where Value: Sendable {}
extension IndirectPresence.Box: Equatable where Value: Equatable {}
extension IndirectPresence.Box: Hashable where Value: Hashable {}
