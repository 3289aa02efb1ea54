/// Makes an axis of the statements of a closure (`Charts.AxisContentBuilder`).
@resultBuilder
public enum AxisContentBuilder {
  /// A statement.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

  /// No statements: an axis without parts.
  public static func buildBlock() -> _AxisContentList { _AxisContentList([]) }

  /// One statement: the content itself.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisContentList {
    var contents: [any AxisContent] = []
    for content in repeat each content { contents.append(content) }
    return _AxisContentList(contents)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  /// A statement within `if #available`.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

/// Several statements of a builder.
public struct _AxisContentList {
  private let contents: [any AxisContent]

  init(_ contents: [any AxisContent]) { self.contents = contents }
}

extension _AxisContentList: AxisContent {
  /// Adds the parts of all statements.
  public func _collect(into axis: inout _AxisSpecs) { for content in contents { content._collect(into: &axis) } }
}

/// Content of an axis whose type is erased (`Charts.AnyAxisContent`).
public struct AnyAxisContent {
  private let content: any AxisContent

  /// - Parameter content: The content whose type is not to be seen.
  public init(_ content: any AxisContent) { self.content = content }

  /// - Parameter content: The content whose type is not to be seen.
  public init(erasing content: some AxisContent) { self.content = content }
}

extension AnyAxisContent: AxisContent {
  /// Adds the parts of the content.
  public func _collect(into axis: inout _AxisSpecs) { content._collect(into: &axis) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Adds the parts of the content, if there is one.
  public func _collect(into axis: inout _AxisSpecs) { self?._collect(into: &axis) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Adds the parts of the branch.
  public func _collect(into axis: inout _AxisSpecs) {
    switch storage {
    case .first(let content): content._collect(into: &axis)
    case .second(let content): content._collect(into: &axis)
    }
  }
}
