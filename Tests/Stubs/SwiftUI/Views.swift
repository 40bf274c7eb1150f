public import Foundation

public struct Text: PrimitiveView {
    public init<S: StringProtocol>(_ content: S) {}
    public init(_ date: Date, style: Text.DateStyle) {}
    public struct DateStyle: Sendable {
        public static let date = DateStyle()
    }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
        SelectionValue == Never
    {}
}

public struct VStack<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
    where Label == Text, Content == Text {}
}

public struct ProgressView<Label: View>: PrimitiveView {
    public init() where Label == EmptyView {}
}

public struct ButtonRole: Sendable {
    public static let destructive = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void)
    where Label == Text {}
    public init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) where Label == Text {}
}

extension View {
    public func task(
        priority: TaskPriority = .userInitiated,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    public func disabled(_ disabled: Bool) -> some View { self }
}
