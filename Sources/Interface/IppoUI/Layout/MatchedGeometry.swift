internal import Foundation

/// The properties that matching views share (`SwiftUI.MatchedGeometryProperties`).
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32

  /// Properties as bits, as ``rawValue`` gives them.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place of the anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The width and the height.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives views with the same id in the namespace the place of this view.
  ///
  /// If a new view with the id replaces this one, the new view is at its own place at once, without a motion.
  ///
  /// - Parameters:
  ///   - properties: The properties of a view that follows; a source ignores them.
  ///   - anchor: The anchor of a view that follows; a source ignores it.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center
  ) -> some View {
    modifier(MatchedSourceModifier(key: MatchedPlaces.Key(namespace: namespace, id: AnyHashable(id))))
  }

  /// Gives this view and others with the same id in the namespace a common place.
  ///
  /// The source stays where it is. The others have its size, and are drawn at its place as soon as the renderer has
  /// reported the place. When their id changes in `withAnimation`, or another view becomes the source, they move there.
  /// The source that counts is the last view that has become one.
  ///
  /// - Parameters:
  ///   - properties: The properties that the others take from the source.
  ///   - anchor: The point that comes to lie on the same point of the source, where they keep their size.
  ///   - isSource: Whether the place is that of this view.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool
  ) -> some View {
    let key = MatchedPlaces.Key(namespace: namespace, id: AnyHashable(id))
    return modifier(MatchedModifier(key: key, properties: properties, anchor: anchor, isSource: isSource))
  }
}

/// A view that is a source as long as it is there.
private struct MatchedSourceModifier: ViewModifier {
  @State private var place = ViewPlace()
  let key: MatchedPlaces.Key

  init(key: MatchedPlaces.Key) { self.key = key }

  func body(content: Content) -> some View {
    content.modifier(PlaceModifier(place: place)).modifier(SourceModifier(place: place, key: key))
  }
}

/// A view that is a source or follows one, with the same elements in both cases.
private struct MatchedModifier: ViewModifier {
  @State private var place = ViewPlace()
  private var scope = NodeProperty()
  let key: MatchedPlaces.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  init(key: MatchedPlaces.Key, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
    self.key = key
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }

  func body(content: Content) -> some View {
    let source = isSource ? nil : scope.node?.graph.contents.matchedPlaces.place(for: key)
    let size = properties.contains(.size) ? source?.size : nil
    // The moved view is inside of the measured one, so that the measure does not follow the move.
    return ZStack { content.frame(width: size?.width, height: size?.height).offset(offset(to: source)) }
      .modifier(PlaceModifier(place: place))
      .modifier(SourceModifier(place: isSource ? place : nil, key: key))
  }

  private func offset(to source: CGRect?) -> CGSize {
    // Asked for before there is a source, so that it is known when there is one.
    guard !isSource, properties.contains(.position), let own = place.requestedFrame, let source else { return .zero }
    // As large as the source, it lies on it if their centres do, wherever it grew from.
    let point = properties.contains(.size) ? .center : anchor
    return CGSize(
      width: source.minX + point.x * source.width - own.minX - point.x * own.width,
      height: source.minY + point.y * source.height - own.minY - point.y * own.height)
  }
}

/// Registers a place as that of a source while the view is there.
private nonisolated struct SourceModifier: ViewModifier {
  typealias Body = Never

  /// The place of the view; `nil` for a view that is no source.
  let place: ViewPlace?
  let key: MatchedPlaces.Key

  @MainActor static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    SourceNode(modifier, content, in: parent, inputs)
  }

  @MainActor static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: SourceNode<V>.self).patch(modifier, content)
  }
}

private final class SourceNode<V: View>: _Node {
  private var source: SourceModifier
  private var content: _Node?

  init(_ source: SourceModifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.source = source
    super.init(in: parent, inputs)
    register()
    self.content = V._makeNode(content, in: self, inputs)
  }

  func patch(_ source: SourceModifier, _ content: V) {
    if source.place !== self.source.place || source.key != self.source.key {
      end()
      self.source = source
      register()
    }
    if let node = self.content { V._patchNode(node, content) }
  }

  private func register() {
    if let place = source.place { graph.contents.matchedPlaces.register(place, for: source.key) }
  }

  private func end() {
    if let place = source.place { graph.contents.matchedPlaces.end(place, for: source.key) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() {
    // The place of a suspended window is that of its next node.
    if graph.persistence.resting == nil { end() }
  }
}

/// The places of the sources of a window, by namespace and id.
@MainActor
final class MatchedPlaces {
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  private struct Source {
    weak var place: ViewPlace?
  }

  /// The sources of each key, in the order in which they have become sources.
  private var sources: [Key: [Source]] = [:]
  /// Namespaces with a view that goes to the places of others: to animate that, all of them have to be known before.
  private var followed: Set<Namespace.ID> = []
  let dependency = Dependency()

  func register(_ place: ViewPlace, for key: Key) {
    guard sources[key]?.contains(where: { $0.place === place }) != true else { return }
    if sources.count >= 64, sources.count & (sources.count - 1) == 0 {
      sources = sources.filter { $0.value.contains { $0.place != nil } }
    }
    sources[key, default: []].append(Source(place: place))
    guard followed.contains(key.namespace) else { return }
    place.request()
    dependency.changed()
  }

  /// Ends a source: an earlier one with the key takes its place.
  func end(_ place: ViewPlace, for key: Key) {
    guard let left = sources[key]?.filter({ $0.place != nil && $0.place !== place }) else { return }
    sources[key] = left.isEmpty ? nil : left
    if followed.contains(key.namespace) { dependency.changed() }
  }

  /// The place of the source, in points of the window. Reading it is tracked.
  func place(for key: Key) -> CGRect? {
    dependency.read()
    if followed.insert(key.namespace).inserted {
      for (other, sources) in sources where other.namespace == key.namespace {
        for source in sources { source.place?.request() }
      }
    }
    return sources[key]?.last { $0.place != nil }?.place?.frame
  }
}
