/// Makes one content of the statements of a closure (`Charts.ChartContentBuilder`).
@resultBuilder
public enum ChartContentBuilder {
  /// A statement.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// An empty closure: content without marks.
  public static func buildBlock() -> _ChartContentList { _ChartContentList([]) }

  /// One statement: the content itself.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartContentList {
    var contents: [any ChartContent] = []
    for content in repeat each content { contents.append(content) }
    return _ChartContentList(contents)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  /// A statement within `if #available`.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Several statements of a builder.
public struct _ChartContentList {
  private let contents: [any ChartContent]

  init(_ contents: [any ChartContent]) { self.contents = contents }
}

extension _ChartContentList: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the marks of all statements.
  public func _collect(into marks: inout _ChartMarks) {
    for (place, content) in contents.enumerated() { marks.within(.place(place)) { content._collect(into: &$0) } }
  }
}
