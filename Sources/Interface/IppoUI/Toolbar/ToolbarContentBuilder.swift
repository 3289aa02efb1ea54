/// Builds the items of a toolbar (`SwiftUI.ToolbarContentBuilder`).
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  /// An item: itself.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// One item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The first item.
  public static func buildPartialBlock<Content: ToolbarContent>(first: Content) -> Content { first }

  /// Adds an item.
  public static func buildPartialBlock<First: ToolbarContent, Next: ToolbarContent>(
    accumulated: First, next: Next
  ) -> some ToolbarContent { ToolbarPair(first: accumulated, next: next) }

  /// Items of an `if` without an `else`, which are left out while the condition is false.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarOptional(content: content)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarEither<First, Second> { .first(first) }

  /// Another branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarEither<First, Second> { .second(second) }

  /// Items behind an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

private struct ToolbarPair<First: ToolbarContent, Next: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  let first: First
  let next: Next

  @ViewBuilder var _toolbarItems: some View {
    first._toolbarItems
    next._toolbarItems
  }
}

private struct ToolbarOptional<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  let content: Content?

  @ViewBuilder var _toolbarItems: some View {
    if let content { content._toolbarItems }
  }
}

/// One of two kinds of items.
public enum _ToolbarEither<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  /// The items of the first branch.
  case first(First)
  /// The items of the other branch.
  case second(Second)

  /// The items of the branch.
  @ViewBuilder public var _toolbarItems: some View {
    switch self {
    case .first(let content): content._toolbarItems
    case .second(let content): content._toolbarItems
    }
  }
}
