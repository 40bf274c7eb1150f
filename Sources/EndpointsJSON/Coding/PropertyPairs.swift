#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What the properties of two values of a model are given to, so that they are compared, or the
/// first ones hashed:
///
/// ```swift
/// pairs.string(login, other.login).int(id, other.id)
/// ```
///
/// It is there while ``HashableModel/compare(_:_:)`` runs, and not after.
public struct PropertyPairs {
    private enum Purpose {
        case comparing(areEqual: Bool)
        case hashing(UnsafeMutablePointer<Hasher>)
    }

    private let purpose: UnsafeMutablePointer<Purpose>

    static func areEqual(_ compare: (PropertyPairs) -> Void) -> Bool {
        var purpose = Purpose.comparing(areEqual: true)
        withUnsafeMutablePointer(to: &purpose) { compare(PropertyPairs(purpose: $0)) }
        return if case .comparing(areEqual: false) = purpose { false } else { true }
    }

    static func hash(into hasher: inout Hasher, _ compare: (PropertyPairs) -> Void) {
        withUnsafeMutablePointer(to: &hasher) { hasher in
            var purpose = Purpose.hashing(hasher)
            withUnsafeMutablePointer(to: &purpose) { compare(PropertyPairs(purpose: $0)) }
        }
    }
}

/// None is inlined, so that a model costs one call for each property.
extension PropertyPairs {
    /// Takes a property that is a string.
    @inline(never) @discardableResult
    public func string(_ a: String?, _ b: String?) -> PropertyPairs { add(a, b) }

    /// Takes a property that is an integer.
    @inline(never) @discardableResult
    public func int(_ a: Int?, _ b: Int?) -> PropertyPairs { add(a, b) }

    /// Takes a property that is `true` or `false`.
    @inline(never) @discardableResult
    public func bool(_ a: Bool?, _ b: Bool?) -> PropertyPairs { add(a, b) }

    /// Takes a property that is a number.
    @inline(never) @discardableResult
    public func double(_ a: Double?, _ b: Double?) -> PropertyPairs { add(a, b) }

    /// Takes a property that is a URL.
    @inline(never) @discardableResult
    public func url(_ a: URL?, _ b: URL?) -> PropertyPairs { add(a, b) }

    /// Takes a property that is a date.
    @inline(never) @discardableResult
    public func date(_ a: Date?, _ b: Date?) -> PropertyPairs { add(a, b) }

    /// Takes a property that is a list.
    @inline(never) @discardableResult
    public func array<Element: Hashable>(_ a: [Element]?, _ b: [Element]?) -> PropertyPairs {
        add(a, b)
    }

    /// Takes a property that may be nil.
    @inline(never) @discardableResult
    public func optional<Value: Hashable>(_ a: Value?, _ b: Value?) -> PropertyPairs { add(a, b) }

    /// Takes a property of any other type.
    @inline(never) @discardableResult
    public func value<Value: Hashable>(_ a: Value, _ b: Value) -> PropertyPairs { add(a, b) }

    @inline(__always)
    private func add<Value: Hashable>(_ a: Value, _ b: Value) -> PropertyPairs {
        switch purpose.pointee {
        case .hashing(let hasher): hasher.pointee.combine(a)
        case .comparing(areEqual: true): purpose.pointee = .comparing(areEqual: a == b)
        case .comparing(areEqual: false): break
        }
        return self
    }
}
