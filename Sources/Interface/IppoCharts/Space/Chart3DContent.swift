public import IppoUI

/// The content of a chart in space: marks with three coordinates, and surfaces (`Charts.Chart3DContent`).
@MainActor @preconcurrency
public protocol Chart3DContent {
  /// The type of the content that the body consists of.
  associatedtype Body: Chart3DContent

  /// The content.
  @Chart3DContentBuilder var body: Body { get }

  /// Adds the marks of the content to those of a chart.
  func _collect3D(into marks: inout _Chart3DMarks)
}

/// The marks of a chart in space, in their order.
public struct _Chart3DMarks {
  var marks: [Mark3D] = []
}

extension Chart3DContent {
  /// Adds the marks of the body.
  public func _collect3D(into marks: inout _Chart3DMarks) { body._collect3D(into: &marks) }
}

/// Content without a body: surfaces, and lists of content. Marks of charts in the plane have the body that these marks have.
@MainActor @preconcurrency
public protocol _Chart3DPrimitive: Chart3DContent where Body == Never {}

extension _Chart3DPrimitive {
  /// Content without a body.
  public var body: Never { fatalError("\(Self.self) is made of no other content: it has no body.") }
}

extension Never: _Chart3DPrimitive {}

/// Makes one content of the statements of a closure (`Charts.Chart3DContentBuilder`).
@resultBuilder
public enum Chart3DContentBuilder {
  /// A statement.
  public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }

  /// An empty closure: content without marks.
  public static func buildBlock() -> _Chart3DContentList { _Chart3DContentList([]) }

  /// One statement: the content itself.
  public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: Chart3DContent>(_ content: repeat each Content) -> _Chart3DContentList {
    var contents: [any Chart3DContent] = []
    for content in repeat each content { contents.append(content) }
    return _Chart3DContentList(contents)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: Chart3DContent>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  /// A statement within `if #available`.
  public static func buildLimitedAvailability(_ content: some Chart3DContent) -> _Chart3DContentList {
    _Chart3DContentList([content])
  }
}

/// Several statements of a builder.
public struct _Chart3DContentList {
  private let contents: [any Chart3DContent]

  init(_ contents: [any Chart3DContent]) { self.contents = contents }
}

extension _Chart3DContentList: _Chart3DPrimitive {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the marks of all statements.
  public func _collect3D(into marks: inout _Chart3DMarks) {
    for content in contents { content._collect3D(into: &marks) }
  }
}

extension BuilderConditional: Chart3DContent, _Chart3DPrimitive
where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
  /// Adds the marks of the branch.
  public func _collect3D(into marks: inout _Chart3DMarks) {
    switch storage {
    case .first(let content): content._collect3D(into: &marks)
    case .second(let content): content._collect3D(into: &marks)
    }
  }
}

extension Optional: Chart3DContent, _Chart3DPrimitive where Wrapped: Chart3DContent {
  /// Adds the marks of the content, if there is one.
  public func _collect3D(into marks: inout _Chart3DMarks) { self?._collect3D(into: &marks) }
}

extension Group: Chart3DContent, _Chart3DPrimitive where Content: Chart3DContent {
  /// Groups marks: modifiers of the group apply to each of them.
  @_disfavoredOverload
  public nonisolated init(@Chart3DContentBuilder content: () -> Content) { self.init(grouping: content()) }

  /// Adds the marks of the content.
  public func _collect3D(into marks: inout _Chart3DMarks) { grouped._collect3D(into: &marks) }
}

extension ForEach: Chart3DContent, _Chart3DPrimitive where Content: Chart3DContent {
  /// Adds the marks of each element.
  public func _collect3D(into marks: inout _Chart3DMarks) {
    for element in data { content(element)._collect3D(into: &marks) }
  }
}

extension ForEach where Content: Chart3DContent {
  /// Marks for elements that know their id.
  @_disfavoredOverload
  public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: \.id, content: content)
  }

  /// Marks for elements with an id at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: id, content: content)
  }

  /// Marks for the numbers of a range.
  @_disfavoredOverload
  public init(_ data: Range<Int>, @Chart3DContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(elements: data, id: \.self, content: content)
  }
}

/// Content whose marks are changed by a modifier.
struct ModifiedMarks3D<Content: Chart3DContent>: _Chart3DPrimitive {
  typealias Body = Never

  let content: Content
  let change: (inout Mark3D) -> Void

  func _collect3D(into marks: inout _Chart3DMarks) {
    let first = marks.marks.count
    content._collect3D(into: &marks)
    for index in first..<marks.marks.count { change(&marks.marks[index]) }
  }
}

extension PointMark: Chart3DContent {
  /// A symbol at three values, for charts in space.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.init(ChartMark(kind: .point, x: .value(x.datum), y: .value(y.datum), z: .value(z.datum)))
  }

  /// Adds the mark. Without a third value, it lies in the middle of the third axis.
  public func _collect3D(into marks: inout _Chart3DMarks) { marks.marks.append(Mark3D(mark: mark)) }
}

extension RuleMark: Chart3DContent {
  /// A straight line, for charts in space. Values that are intervals say where it begins and ends.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.init(ChartMark(kind: .rule, x: .value(x.datum), y: .value(y.datum), z: .value(z.datum)))
  }

  /// Adds the mark. Without a third value, it lies in the middle of the third axis.
  public func _collect3D(into marks: inout _Chart3DMarks) { marks.marks.append(Mark3D(mark: mark)) }
}

extension RectangleMark: Chart3DContent {
  /// A rectangle, for charts in space. Two values are intervals; with three, it is a box.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.init(ChartMark(kind: .rectangle, x: .value(x.datum), y: .value(y.datum), z: .value(z.datum)))
  }

  /// Adds the mark. Without a third value, it lies in the middle of the third axis.
  public func _collect3D(into marks: inout _Chart3DMarks) { marks.marks.append(Mark3D(mark: mark)) }
}
