public import Foundation

/// A container whose content depends on its size (`SwiftUI.GeometryReader`).
///
/// The size comes from the renderer once it has laid the view out. Before that, and where nothing is laid out, it is
/// the size of the window.
public struct GeometryReader<Content: View>: View {
  @State private var size: CGSize?
  @Environment(\._windowSize) private var windowSize
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public var body: some View {
    GeometryElement(size: $size, shown: content(GeometryProxy(size: size ?? windowSize)))
  }
}

/// The size of a ``GeometryReader`` (`SwiftUI.GeometryProxy`).
public struct GeometryProxy: Equatable, Sendable {
  /// Points.
  public let size: CGSize
  /// Renderers keep content clear of bars themselves.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  init(size: CGSize) { self.size = size }

  /// The bounds. Renderers report sizes and not places: the origin is zero in every coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  /// The bounds. Renderers report sizes and not places: the origin is zero in every coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
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
  /// The size of the window in points, as far as the renderer has told it.
  public var _windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}
