/// Builds the items of a toolbar (`SwiftUI.ToolbarContentBuilder`).
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: ToolbarContent>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: ToolbarContent, Next: ToolbarContent>(
    accumulated: First, next: Next
  ) -> some ToolbarContent { ToolbarPair(first: accumulated, next: next) }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarOptional(content: content)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarEither<First, Second> { .first(first) }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarEither<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

private struct ToolbarPair<First: ToolbarContent, Next: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  let first: First
  let next: Next

  @ViewBuilder var _shown: some View {
    first._shown
    next._shown
  }
}

private struct ToolbarOptional<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  let content: Content?

  @ViewBuilder var _shown: some View {
    if let content { content._shown }
  }
}

/// One of two kinds of items.
public enum _ToolbarEither<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  public typealias Body = Never

  case first(First)
  case second(Second)

  @ViewBuilder public var _shown: some View {
    switch self {
    case .first(let content): content._shown
    case .second(let content): content._shown
    }
  }
}
