internal import ConcurrencyExtras

public import Foundation

/// The actual or requested position of a scroll view (`SwiftUI.ScrollPosition`).
public struct ScrollPosition: Equatable, Sendable {
  private enum Goal: Equatable, Sendable {
    case none
    case view(UncheckedSendable<AnyHashable>, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  private var goal = Goal.none
  /// Whether a user has scrolled to the position.
  public internal(set) var isPositionedByUser = false
  /// The number that distinguishes two requests for the same place.
  private var request = 0

  /// The place where the content begins.
  ///
  /// - Parameter idType: The type of the ids that are reported as a user scrolls.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// An end of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { goal = .edge(edge) }

  /// A place in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    goal = .offset(x: point.x, y: point.y)
  }

  /// A place in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    goal = .offset(x: x, y: y)
  }

  /// A place in points; the other axis stays as it is.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { goal = .offset(x: x, y: nil) }

  /// A place in points; the other axis stays as it is.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { goal = .offset(x: nil, y: y) }

  /// A view by its id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    goal = .view(UncheckedSendable(AnyHashable(id)), anchor: anchor)
  }

  /// Scrolls to a view by its id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.view(UncheckedSendable(AnyHashable(id)), anchor: anchor))
  }

  /// Scrolls to an end of the content.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Scrolls to a place in points.
  public mutating func scrollTo(point: CGPoint) { ask(.offset(x: point.x, y: point.y)) }

  /// Scrolls to a place in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.offset(x: x, y: y)) }

  /// Scrolls along one axis.
  public mutating func scrollTo(x: CGFloat) { ask(.offset(x: x, y: nil)) }

  /// Scrolls along one axis.
  public mutating func scrollTo(y: CGFloat) { ask(.offset(x: nil, y: y)) }

  private mutating func ask(_ goal: Goal) {
    self.goal = goal
    isPositionedByUser = false
    request += 1
  }

  /// The view it is at.
  public var viewID: (any Hashable & Sendable)? {
    guard case .view(let id, _) = goal else { return nil }
    // The ids of scroll views are asked to be Sendable, a protocol that leaves no trace at run time.
    return (id.value.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }

  /// The view it is at, if its id is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    guard case .view(let id, _) = goal else { return nil }
    return id.value.base as? T
  }

  /// The end of the content it is at, if that was asked for.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  /// The place in points it is at, if that was asked for.
  public var point: CGPoint? {
    guard case .offset(let x?, let y?) = goal else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The place in points along the horizontal axis, if that was asked for.
  public var x: CGFloat? { if case .offset(let x, _) = goal { x } else { nil } }

  /// The place in points along the vertical axis, if that was asked for.
  public var y: CGFloat? { if case .offset(_, let y) = goal { y } else { nil } }

  /// The request to the renderer.
  func request(anchor: UnitPoint?) -> ScrollRequest.Goal? {
    guard !isPositionedByUser else { return nil }
    switch goal {
    case .none: return nil
    case .view(let id, let own): return .view(id.value, anchor: own ?? anchor)
    case .edge(let edge): return .edge(edge)
    case .offset(let x, let y): return .offset(x: x.map(Double.init), y: y.map(Double.init))
    }
  }

  /// Takes over the position to which a user has scrolled.
  mutating func follow(_ position: RenderScrollPosition, id: AnyHashable?) {
    goal = id.map { .view(UncheckedSendable($0), anchor: nil) } ?? .offset(x: position.x, y: position.y)
    isPositionedByUser = true
  }
}
