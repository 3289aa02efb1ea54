public import Foundation

/// A drawing of paths, texts and images (`SwiftUI.Canvas`).
///
/// The closure runs when the size, or a value that it reads, changes. Its drawing becomes shapes and texts, of which
/// renderers receive the differences.
///
/// ```swift
/// Canvas { context, size in
///   context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
/// }
/// ```
public struct Canvas<Symbols: View>: View {
  @Environment(\.self) private var environment
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// A drawing.
  ///
  /// - Parameters:
  ///   - opaque: has no effect: empty areas stay clear.
  ///   - colorMode: has no effect: renderers blend in their own way.
  ///   - rendersAsynchronously: has no effect: the closure runs with the view.
  ///   - renderer: Draws. It receives the size of the canvas in points.
  ///   - symbols: Views with tags, by which `resolveSymbol(id:)` finds them.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// The drawn items, each on top of the ones before.
  public var body: some View {
    GeometryReader { proxy in
      let drawing = draw(proxy.size)
      ZStack(alignment: .topLeading) {
        ForEach(drawing.items.indices, id: \.self) { drawing.items[$0].view(in: proxy.size) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      // Its points count from the left edge, in either direction of layout.
      .modifier(LayoutDirectionAttribute(isRightToLeft: environment.layoutDirection == .rightToLeft ? false : nil))
    }
  }

  private func draw(_ size: CGSize) -> CanvasDrawing {
    let tagged = (symbols as? any TaggedViews)?.taggedViews ?? []
    let drawing = CanvasDrawing(size, Dictionary(tagged, uniquingKeysWith: { first, _ in first }))
    var context = GraphicsContext(environment: environment, drawing: drawing)
    renderer(&context, size)
    return drawing
  }
}

extension Canvas where Symbols == EmptyView {
  /// A drawing without views in it: see ``init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)``.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
  }
}

/// The way in which colours are blended on a canvas (`SwiftUI.ColorRenderingMode`). Renderers blend in their own way.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// The drawn items, in order.
final class CanvasDrawing {
  enum Figure {
    case path(
      Path, fill: (style: AnyShapeStyle, inside: FillStyle)?, stroke: (style: AnyShapeStyle, line: StrokeStyle)?)
    /// All of the canvas.
    case ground(AnyShapeStyle)
    /// A text, with the box that it was drawn into, if there is one.
    case text(Text, box: CGSize?, Place)
    case image(Image, box: CGSize?, Place)
    case symbol(AnyView, box: CGSize?, Place)
    /// Several items that are drawn as one.
    case layer([Item])
  }

  struct Place {
    let point: CGPoint
    let anchor: UnitPoint
    let turn: Angle
    /// The factors that mirror what is drawn, or 1.
    let mirror: CGSize

    /// - Parameter transform: maps the point, and turns and mirrors what is drawn there.
    init(_ point: CGPoint, _ anchor: UnitPoint, _ transform: CGAffineTransform) {
      self.point = point.applying(transform)
      turn = transform.turn
      mirror = transform.mirror
      // Mirrored in its own place, it lies on the other side of the point.
      self.anchor = UnitPoint(
        x: mirror.width < 0 ? 1 - anchor.x : anchor.x, y: mirror.height < 0 ? 1 - anchor.y : anchor.y)
    }
  }

  /// A clip, which shows items inside of a path, or where a layer is opaque.
  struct Clip {
    let path: Path
    let isEvenOdd: Bool
    /// `nil` for the path.
    let layer: (items: [Item], opacity: Double)?

    init(path: Path, isEvenOdd: Bool) {
      self.path = path
      self.isEvenOdd = isEvenOdd
      layer = nil
    }

    init(layer items: [Item], opacity: Double) {
      path = Path()
      isEvenOdd = false
      layer = (items, opacity)
    }
  }

  struct Item {
    let figure: Figure
    let opacity: Double
    let clips: [Clip]
    let filters: [GraphicsContext.Filter]
    let blendMode: GraphicsContext.BlendMode

    /// The item with more clips and less opacity.
    func clipped(to clips: [Clip], opacity: Double = 1) -> Item {
      Item(
        figure: figure, opacity: self.opacity * opacity, clips: self.clips + clips, filters: filters,
        blendMode: blendMode)
    }
  }

  /// The size of the canvas, in points.
  let size: CGSize
  /// The views that can be drawn, by their tags.
  let symbols: [AnyHashable: AnyView]
  var items: [Item] = []

  init(_ size: CGSize, _ symbols: [AnyHashable: AnyView]) {
    self.size = size
    self.symbols = symbols
  }
}

@MainActor
extension CanvasDrawing.Item {
  fileprivate func view(in size: CGSize) -> some View {
    // The last filter is nearest to the drawing.
    let filtered = filters.reversed().reduce(AnyView(figureView(in: size))) { $1.apply($0) }
    let clipped = clips.reduce(
      AnyView(filtered.opacity(opacity).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    ) { view, clip in
      if let layer = clip.layer {
        return AnyView(view.mask { Self.view(of: layer.items, in: size).opacity(layer.opacity) })
      }
      return AnyView(view.modifier(CanvasClip(outline: clip.path.svg, isEvenOdd: clip.isEvenOdd, size: size)))
    }
    return blendMode == .normal ? clipped : AnyView(clipped.blendMode(blendMode.mode))
  }

  private static func view(of items: [CanvasDrawing.Item], in size: CGSize) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(items.indices, id: \.self) { AnyView(items[$0].view(in: size)) }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  @ViewBuilder
  private func figureView(in size: CGSize) -> some View {
    switch figure {
    case .path(let path, let fill, let stroke):
      FigureElement(
        path: path, in: size, fill: fill?.style._storage, fillStyle: fill?.inside ?? FillStyle(),
        stroke: stroke?.style._storage, strokeStyle: stroke?.line ?? StrokeStyle())
    case .ground(let style): Rectangle().fill(style)
    case .text(let text, let box?, let place):
      placed(text.frame(width: box.width, height: box.height, alignment: .topLeading), place)
    case .text(let text, nil, let place): placed(text.fixedSize(), place)
    case .image(let image, let box?, let place):
      placed(image.resizable().frame(width: box.width, height: box.height), place)
    case .image(let image, nil, let place): placed(image.fixedSize(), place)
    case .symbol(let view, let box?, let place): placed(view.frame(width: box.width, height: box.height), place)
    case .symbol(let view, nil, let place): placed(view.fixedSize(), place)
    case .layer(let items): AnyView(Self.view(of: items, in: size))
    }
  }

  @ViewBuilder
  private func placed(_ view: some View, _ place: CanvasDrawing.Place) -> some View {
    if place.mirror == CGSize(width: 1, height: 1) {
      anchored(view, place)
    } else {
      anchored(view.scaleEffect(place.mirror), place)
    }
  }

  /// A frame without a size puts the view's own point at its place, whatever size the view has.
  private func anchored(_ view: some View, _ place: CanvasDrawing.Place) -> some View {
    view
      .frame(width: 0, height: 0, alignment: Alignment(place.anchor))
      .rotationEffect(place.turn)
      .position(x: place.point.x, y: place.point.y)
  }
}

/// Cuts a drawing to a path in the coordinates of the canvas.
private struct CanvasClip: WrappingModifier, Equatable {
  typealias Body = Never
  let outline: String
  let isEvenOdd: Bool
  let size: CGSize

  func element(in context: ElementContext) -> RenderElement {
    .effect(
      .clip(.path(outline, width: Double(size.width), height: Double(size.height), isEvenOdd: isEvenOdd)))
  }
}

extension Alignment {
  /// The alignment nearest to a point of a view.
  fileprivate init(_ anchor: UnitPoint) {
    self.init(
      horizontal: anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center,
      vertical: anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center)
  }
}
