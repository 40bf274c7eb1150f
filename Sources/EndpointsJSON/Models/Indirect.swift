/// An optional property that holds its value apart, so that a model may hold its own kind:
///
/// ```swift
/// struct Comment {
///     var text: String
///     @Indirect var answer: Comment?
/// }
/// ```
///
/// It is a value like any other property; nil takes no memory of its own. A wide model is held so as
/// well, since it would make wide all that hold it.
@propertyWrapper
public struct Indirect<Value> {
    fileprivate indirect enum Box {
        case value(Value)
    }

    private var box: Box?

    /// A property with its first value.
    public init(wrappedValue: Value?) {
        box = wrappedValue.map(Box.value)
    }

    /// The value.
    public var wrappedValue: Value? {
        get {
            if case .value(let value)? = box { value } else { nil }
        }
        set { box = newValue.map(Box.value) }
    }
}

extension Indirect: Sendable where Value: Sendable {}
extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}
extension Indirect.Box: Sendable where Value: Sendable {}
extension Indirect.Box: Equatable where Value: Equatable {}
extension Indirect.Box: Hashable where Value: Hashable {}
