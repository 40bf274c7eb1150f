/// A property that holds its value apart, as a wide model would make wide all that hold it:
///
/// ```swift
/// struct Installation {
///     var id: Int
///     @IndirectValue var repository: Repository
/// }
/// ```
///
/// It is a value like any other property.
@propertyWrapper
public struct IndirectValue<Value> {
    fileprivate indirect enum Box {
        case value(Value)
    }

    private var box: Box

    /// A property with its first value.
    public init(wrappedValue: Value) {
        box = .value(wrappedValue)
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            switch box {
            case .value(let value): value
            }
        }
        set { box = .value(newValue) }
    }
}

extension IndirectValue: Sendable where Value: Sendable {}
extension IndirectValue: Equatable where Value: Equatable {}
extension IndirectValue: Hashable where Value: Hashable {}
extension IndirectValue.Box: Sendable where Value: Sendable {}
extension IndirectValue.Box: Equatable where Value: Equatable {}
extension IndirectValue.Box: Hashable where Value: Hashable {}
