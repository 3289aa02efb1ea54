public import IppoUI

/// The content of a chart: marks, and content made of marks (`Charts.ChartContent`).
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content that the body consists of.
  associatedtype Body: ChartContent

  /// The content.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks of the content to those of a chart.
  func _collect(into marks: inout _ChartMarks)
}

/// The marks of a chart, in their order.
public struct _ChartMarks {
  var marks: [ChartMark] = []
  /// The identity of the content that is being added.
  var identity = MarkIdentity()
}

extension ChartContent {
  /// Adds the marks of the body.
  public func _collect(into marks: inout _ChartMarks) { body._collect(into: &marks) }
}

extension ChartContent where Body == Never {
  /// Content without a body: marks, and lists of content.
  public var body: Never { fatalError("\(Self.self) is made of no other content: it has no body.") }
}

extension Never: ChartContent {}

/// Content whose type is erased (`Charts.AnyChartContent`).
public struct AnyChartContent {
  private let content: any ChartContent

  /// - Parameter content: The content whose type is not to be seen.
  public init(_ content: any ChartContent) { self.content = content }

  /// - Parameter content: The content whose type is not to be seen.
  public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the marks of the content.
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

/// Marks that are treated as one piece of content (`Charts.Plot`).
public struct Plot<Content: ChartContent>: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  private let content: Content

  /// - Parameter content: The marks. Modifiers of the plot apply to each of them.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Adds the marks of the content.
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

/// One of two contents, as `if` and `else` make them (`Charts.BuilderConditional`).
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the marks of the branch.
  public func _collect(into marks: inout _ChartMarks) {
    switch storage {
    case .first(let content): marks.within(.branch(true)) { content._collect(into: &$0) }
    case .second(let content): marks.within(.branch(false)) { content._collect(into: &$0) }
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the marks of the content, if there is one.
  public func _collect(into marks: inout _ChartMarks) { self?._collect(into: &marks) }
}

extension Group: ChartContent where Content: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Groups marks: modifiers of the group apply to each of them.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.init(grouping: content()) }

  /// Adds the marks of the content.
  public func _collect(into marks: inout _ChartMarks) { grouped._collect(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the marks of each element.
  public func _collect(into marks: inout _ChartMarks) {
    for element in data {
      marks.within(.element(AnyHashable(identifier(of: element)))) { content(element)._collect(into: &$0) }
    }
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for elements that know their id.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: \.id, content: content)
  }

  /// Marks for elements with an id at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: id, content: content)
  }

  /// Marks for the numbers of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(elements: data, id: \.self, content: content)
  }
}
