public import Foundation

/// A place of a view, to be read by another view (`SwiftUI.Anchor`).
///
/// ```swift
/// tab.anchorPreference(key: TabBounds.self, value: .bounds) { $0 }
/// // …
/// bar.overlayPreferenceValue(TabBounds.self) { anchor in
///   GeometryReader { proxy in Line().offset(x: anchor.map { proxy[$0].minX } ?? 0) }
/// }
/// ```
public struct Anchor<Value>: Sendable {
  private let place: ViewPlace
  private let source: Source

  init(_ source: Source, of place: ViewPlace) {
    self.source = source
    self.place = place
  }

  /// The view's frame in the window; an empty one at the top left corner until the renderer has reported it.
  var frame: CGRect { place.requestedFrame ?? .zero }

  func value(in frame: CGRect) -> Value { source.value(frame) }

  /// The part of a view that an anchor stands for (`SwiftUI.Anchor.Source`).
  public struct Source: Sendable {
    fileprivate let id: AnchorID
    fileprivate let value: @Sendable (CGRect) -> Value

    fileprivate init(_ id: AnchorID, _ value: @escaping @Sendable (CGRect) -> Value) {
      self.id = id
      self.value = value
    }
  }
}

/// The identity of the source of an anchor.
private indirect enum AnchorID: Hashable, Sendable {
  case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  case bounds
  case point(x: CGFloat, y: CGFloat)
  case unitPoint(UnitPoint)
  case list([AnchorID])
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both stand for the same place of the same view; where that view is has no part in it.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.place === rhs.place && lhs.source.id == rhs.source.id
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view and the place within it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.id)
  }
}

extension Anchor.Source {
  /// Several places of a view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(.list(array.map(\.id))) { frame in array.map { $0.value(frame) } }
  }

  /// A place of a view, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(.list(anchor.map { [$0.id] } ?? [])) { anchor?.value($0) }
  }
}

extension Anchor<CGRect> {
  /// The anchor of a view that no renderer shows.
  package static var unplaced: Self { Self(.bounds, of: ViewPlace()) }
}

extension Anchor<CGRect>.Source {
  /// The bounds of the view.
  public static var bounds: Self { Self(.bounds) { $0 } }

  /// A rectangle in the coordinates of the view, in points.
  public static func rect(_ r: CGRect) -> Self {
    Self(.rect(x: r.minX, y: r.minY, width: r.width, height: r.height)) {
      CGRect(x: $0.minX + r.minX, y: $0.minY + r.minY, width: r.width, height: r.height)
    }
  }
}

extension Anchor<CGPoint>.Source {
  /// A point in the coordinates of the view, in points.
  public static func point(_ p: CGPoint) -> Self {
    Self(.point(x: p.x, y: p.y)) { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point of the view, in parts of its size.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self(.unitPoint(p)) { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
  }

  /// The corner above, where lines of text begin.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Self { unitPoint(.top) }
  /// The corner above, where lines of text end.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the edge where lines of text begin.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the edge where lines of text end.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The corner below, where lines of text begin.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The corner below, where lines of text end.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension View {
  /// Sets a preference to a value for a place of this view.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - value: The place.
  ///   - transform: Makes the value of the preference from the place's anchor.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriter<A, K>(source: value, transform: transform))
  }

  /// Changes a preference on its way up, by a place of this view.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - value: Which place.
  ///   - transform: Changes the value of the preference.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorTransformer<A, K>(source: value, transform: transform))
  }
}

private struct AnchorWriter<A, K: PreferenceKey>: ViewModifier {
  @State private var place = ViewPlace()
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> K.Value

  func body(content: Content) -> some View {
    content.modifier(PlaceModifier(place: place)).preference(key: K.self, value: transform(Anchor(source, of: place)))
  }
}

private struct AnchorTransformer<A, K: PreferenceKey>: ViewModifier {
  @State private var place = ViewPlace()
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void

  func body(content: Content) -> some View {
    content.modifier(PlaceModifier(place: place))
      .transformPreference(K.self) { transform(&$0, Anchor(source, of: place)) }
  }
}
