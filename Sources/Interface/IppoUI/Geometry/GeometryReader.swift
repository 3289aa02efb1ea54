public import Foundation

/// A container whose content depends on its size, and on where it is (`SwiftUI.GeometryReader`).
///
/// The size comes from the renderer once it has laid the view out. Before that, and where nothing is laid out, it is
/// the size of the window.
public struct GeometryReader<Content: View>: View {
  @State private var size: CGSize?
  @State private var place = ViewPlace()
  @Environment(\._windowSize) private var windowSize
  @Environment(\.coordinateSpaces) private var spaces
  /// Makes the content for a size and a place.
  public var content: (GeometryProxy) -> Content

  /// A container that makes its content again when its size changes, or a place that the content has asked for.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The content, at the top leading corner of the offered space.
  public var body: some View {
    GeometryElement(
      size: $size, shown: content(GeometryProxy(size: size ?? windowSize, place: place, spaces: spaces))
    )
    .modifier(PlaceModifier(place: place))
  }
}

/// The size and the place of a view (`SwiftUI.GeometryProxy`).
///
/// Renderers report places once they are asked for. Until then, and for a renderer without layout, the view is at the
/// top leading corner of every coordinate space.
public struct GeometryProxy: Equatable, Sendable {
  /// Points.
  public let size: CGSize
  /// Renderers keep content clear of bars themselves.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  private let place: ViewPlace
  // Names are values the app chose; they are only compared.
  nonisolated(unsafe) private let spaces: CoordinateSpaces

  init(size: CGSize, place: ViewPlace, spaces: CoordinateSpaces) {
    self.size = size
    self.place = place
    self.spaces = spaces
  }

  /// Returns whether size, view and the named views around are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.size == rhs.size && lhs.place === rhs.place && lhs.spaces == rhs.spaces
  }

  /// The bounds of the view in a coordinate space: its own, that of a named view around it, or the window's. A name
  /// without a view around stands for the window.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if case .local = coordinateSpace { return CGRect(origin: .zero, size: size) }
    // Both are asked for at once, so that one answer is enough.
    let origin = space(coordinateSpace)?.requestedFrame?.origin ?? .zero
    guard let own = place.requestedFrame else { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: CGPoint(x: own.minX - origin.x, y: own.minY - origin.y), size: size)
  }

  /// The bounds of the view in a coordinate space: its own, that of a named view around it, or the window's.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a view around this one, by its name, in this view's own coordinates; `nil` where none has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    place.request()
    guard let outer = space(coordinateSpace.coordinateSpace)?.requestedFrame else { return nil }
    return local(outer)
  }

  /// The value of an anchor, in this view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: local(anchor.frame)) }

  private func space(_ coordinateSpace: CoordinateSpace) -> ViewPlace? {
    if case .named(let name) = coordinateSpace { spaces[name] } else { nil }
  }

  private func local(_ frame: CGRect) -> CGRect {
    let origin = place.requestedFrame?.origin ?? .zero
    return CGRect(x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
  }
}

private struct GeometryElement<Shown: View>: PrimitiveView {
  let size: Binding<CGSize?>
  let shown: Shown

  var content: some View { shown }

  func element(in context: ElementContext) -> RenderElement { .geometry }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .resize(let width, let height) = event, width >= 0, height >= 0, width.isFinite, height.isFinite else {
      return false
    }
    let new = CGSize(width: width, height: height)
    if size.wrappedValue != new { size.wrappedValue = new }
    return true
  }
}

private struct WindowSizeKey: EnvironmentKey {
  static var defaultValue: CGSize { CGSize(width: 390, height: 844) }
}

extension EnvironmentValues {
  /// The size of the window in points, as far as the renderer has reported it.
  public var _windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}
