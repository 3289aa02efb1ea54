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
  /// Gives this view and others with the same id in the namespace a common place.
  ///
  /// The source stays where it is. The others have its size, and are drawn at its place as soon as the renderer has
  /// reported the place. When their id changes in `withAnimation`, they move there. If a new view with the id replaces
  /// the source, the new view is at its own place at once, without a motion.
  ///
  /// - Parameters:
  ///   - properties: The properties that the others take from the source.
  ///   - anchor: The point that comes to lie on the same point of the source, where they keep their size.
  ///   - isSource: Whether the place is that of this view. A view that turns from one into the other loses its state.
  @ViewBuilder
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let key = MatchedPlaces.Key(namespace: namespace, id: AnyHashable(id))
    if isSource {
      modifier(MatchedSourceModifier(key: key))
    } else {
      modifier(MatchedFollowerModifier(key: key, properties: properties, anchor: anchor))
    }
  }
}

private struct MatchedSourceModifier: ViewModifier {
  @State private var place = ViewPlace()
  private var scope = NodeProperty()
  let key: MatchedPlaces.Key

  init(key: MatchedPlaces.Key) { self.key = key }

  func body(content: Content) -> some View {
    scope.node?.graph.contents.matchedPlaces.register(place, for: key)
    return content.modifier(PlaceModifier(place: place))
  }
}

private struct MatchedFollowerModifier: ViewModifier {
  @State private var place = ViewPlace()
  private var scope = NodeProperty()
  let key: MatchedPlaces.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  init(key: MatchedPlaces.Key, properties: MatchedGeometryProperties, anchor: UnitPoint) {
    self.key = key
    self.properties = properties
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    let source = scope.node?.graph.contents.matchedPlaces.place(for: key)
    let size = properties.contains(.size) ? source?.size : nil
    // The moved view is inside of the measured one, so that the measure does not follow the move.
    return ZStack { content.frame(width: size?.width, height: size?.height).offset(offset(to: source)) }
      .modifier(PlaceModifier(place: place))
  }

  private func offset(to source: CGRect?) -> CGSize {
    // Asked for before there is a source, so that it is known when there is one.
    guard properties.contains(.position), let own = place.requestedFrame, let source else { return .zero }
    // As large as the source, it lies on it if their centres do, wherever it grew from.
    let point = properties.contains(.size) ? .center : anchor
    return CGSize(
      width: source.minX + point.x * source.width - own.minX - point.x * own.width,
      height: source.minY + point.y * source.height - own.minY - point.y * own.height)
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

  private var sources: [Key: Source] = [:]
  /// Namespaces with a view that goes to the places of others: to animate that, all of them have to be known before.
  private var followed: Set<Namespace.ID> = []
  let dependency = Dependency()

  func register(_ place: ViewPlace, for key: Key) {
    guard sources[key]?.place !== place else { return }
    if sources.count >= 64, sources.count & (sources.count - 1) == 0 {
      sources = sources.filter { $0.value.place != nil }
    }
    sources[key] = Source(place: place)
    guard followed.contains(key.namespace) else { return }
    place.request()
    dependency.changed()
  }

  /// The place of the source, in points of the window. Reading it is tracked.
  func place(for key: Key) -> CGRect? {
    dependency.read()
    if followed.insert(key.namespace).inserted {
      for (other, source) in sources where other.namespace == key.namespace { source.place?.request() }
    }
    return sources[key]?.place?.frame
  }
}
