public import IppoUI

/// The content of a map: markers, annotations and overlays, and content made of them (`MapKit.MapContent`).
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the content that the body consists of.
  associatedtype Body: MapContent

  /// The content.
  @MapContentBuilder var body: Body { get }

  /// Adds the elements of the content to those of a map.
  func _collect(into elements: inout _MapElements)
}

extension MapContent {
  /// Adds the elements of the body.
  public func _collect(into elements: inout _MapElements) { body._collect(into: &elements) }
}

extension MapContent where Body == Never {
  /// Content without a body: elements, and lists of content.
  public var body: Never { fatalError("\(Self.self) is made of no other content: it has no body.") }
}

extension Never: MapContent {}

/// The elements of a map, in their order.
@MainActor
public struct _MapElements {
  private(set) var elements: [MapElement] = []
  private var path: [AnyHashable] = []
  private var counts = [0]

  init() {}

  /// The elements of content.
  init(_ content: some MapContent) { content._collect(into: &self) }

  /// Adds an element, which is known by its place among its neighbours.
  mutating func append(_ element: MapElement) {
    var element = element
    element.id = path + [counts[counts.count - 1]]
    counts[counts.count - 1] += 1
    elements.append(element)
  }

  /// Adds what a closure adds, known by an id.
  mutating func within(_ id: AnyHashable, _ add: (inout Self) -> Void) {
    path.append(id)
    counts.append(0)
    add(&self)
    path.removeLast()
    counts.removeLast()
  }

  /// Changes the elements that a closure adds.
  mutating func changing(_ change: (inout MapElement) -> Void, _ add: (inout Self) -> Void) {
    let first = elements.count
    add(&self)
    for index in first..<elements.count { change(&elements[index]) }
  }
}

/// Builds the content of a map (`MapKit.MapContentBuilder`).
@resultBuilder @MainActor
public enum MapContentBuilder {
  /// Content as it is.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// No content.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// One content.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several contents.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> TupleMapContent<
    repeat each Content
  > {
    TupleMapContent(content: (repeat each content))
  }
  /// Content that may be absent.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// The first of two contents.
  public static func buildEither<First: MapContent, Second: MapContent>(first: First) -> ConditionalMapContent<
    First, Second
  > {
    ConditionalMapContent(storage: .first(first))
  }
  /// The second of two contents.
  public static func buildEither<First: MapContent, Second: MapContent>(second: Second) -> ConditionalMapContent<
    First, Second
  > {
    ConditionalMapContent(storage: .second(second))
  }
  /// Content of a newer system.
  public static func buildLimitedAvailability(_ content: some MapContent) -> AnyMapContent { AnyMapContent(content) }
}

/// No content (`MapKit.EmptyMapContent`).
public struct EmptyMapContent: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// No content.
  public init() {}
  /// Adds nothing.
  public func _collect(into elements: inout _MapElements) {}
}

/// Several contents (`MapKit.TupleMapContent`).
public struct TupleMapContent<each Content: MapContent>: MapContent {
  /// The content has no body.
  public typealias Body = Never
  let content: (repeat each Content)

  /// Adds the elements of each content.
  public func _collect(into elements: inout _MapElements) {
    var index = 0
    for content in repeat each content {
      elements.within(index) { content._collect(into: &$0) }
      index += 1
    }
  }
}

/// One of two contents.
public struct ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
  /// The content has no body.
  public typealias Body = Never
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage

  /// Adds the elements of the branch.
  public func _collect(into elements: inout _MapElements) {
    switch storage {
    case .first(let content): elements.within(0) { content._collect(into: &$0) }
    case .second(let content): elements.within(1) { content._collect(into: &$0) }
    }
  }
}

/// Content whose type is erased.
public struct AnyMapContent: MapContent {
  /// The content has no body.
  public typealias Body = Never
  private let content: any MapContent
  init(_ content: any MapContent) { self.content = content }
  /// Adds the elements of the content.
  public func _collect(into elements: inout _MapElements) { content._collect(into: &elements) }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds the elements of the content, if there is one.
  public func _collect(into elements: inout _MapElements) { self?._collect(into: &elements) }
}

extension Group: MapContent where Content: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Groups content: modifiers of the group apply to each element.
  public nonisolated init(@MapContentBuilder content: () -> Content) { self.init(grouping: content()) }
  /// Adds the elements of the content.
  public func _collect(into elements: inout _MapElements) { grouped._collect(into: &elements) }
}

extension ForEach: MapContent where Content: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds the elements of the content of each element of the data.
  public func _collect(into elements: inout _MapElements) {
    for (place, element) in data.enumerated() {
      elements.within(Self.id(of: element) ?? AnyHashable(place)) { content(element)._collect(into: &$0) }
    }
  }

  /// The identity of an element: its id, or the element itself; `nil` for an element without either.
  private static func id(of element: Data.Element) -> AnyHashable? {
    func id(_ element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }
    if let element = element as? any Identifiable { return id(element) }
    return (element as? any Hashable).map { AnyHashable($0) }
  }
}

extension ForEach where Content: MapContent {
  /// Content for elements that know their id.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: \.id, content: content)
  }
  /// Content for elements with an id at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: id, content: content) }
  /// Content for the numbers of a range.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(elements: data, id: \.self, content: content)
  }
}
