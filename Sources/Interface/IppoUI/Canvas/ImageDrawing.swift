internal import ConcurrencyExtras

public import Foundation

/// The instructions with which the program draws an image, in a size of its own.
final class ImageDrawing: Equatable, Sendable {
  /// The size in points.
  let size: CGSize
  /// The function that draws. Views call the function where they are made, on the main actor.
  private let renderer: UncheckedSendable<(inout GraphicsContext) -> Void>

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = UncheckedSendable(renderer)
  }

  func draw(in context: GraphicsContext) {
    var context = context
    renderer.value(&context)
  }

  /// How many times larger tiles of the drawing are over a room: 1, unless they would come to more shapes than `most`.
  func enlargement(over room: CGSize, most: Int, in environment: EnvironmentValues) -> CGFloat {
    let one = CanvasDrawing(size, [:])
    draw(in: GraphicsContext(environment: environment, drawing: one))
    let tiles = CGFloat(max(1, most / max(1, one.items.count)))
    func count(_ factor: CGFloat) -> CGFloat {
      (room.width / (size.width * factor)).rounded(.up) * (room.height / (size.height * factor)).rounded(.up)
    }
    var factor = max(1, (room.width * room.height / (size.width * size.height * tiles)).squareRoot())
    // Tiles that are cut off at the edges count whole.
    while count(factor) > tiles { factor *= 1.1 }
    return factor
  }

  /// Closures cannot be compared.
  static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }
}

extension Image {
  /// An image that a closure draws.
  ///
  /// A resizable image is drawn again for its size, with sharp lines and shapes; texts keep their size. In the line of
  /// a text and in a mask its label stands for it, because only the renderer sets those.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 40, height: 40), label: Text("Disc")) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 32, height: 32)), with: .color(.orange))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - label: The label that is read aloud; `nil` for a decorative image.
  ///   - opaque: has no effect: empty areas stay clear.
  ///   - colorMode: has no effect: renderers blend in their own way.
  ///   - renderer: Draws the image.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.drawing(ImageDrawing(size: size, renderer: renderer)))
    self.label = label
    isDecorative = label == nil
  }

  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// The size that the image has by itself, in points; zero where only a renderer can know it.
  func naturalSize(in environment: EnvironmentValues) -> CGSize {
    switch source {
    case .symbol:
      let side = TextMeasure.Font(TextStyle(in: environment).font ?? RenderFont(style: .body)).pointSize * 1.2
      return CGSize(width: side, height: side)
    case .asset(let name): return UIImage(named: name)?.size ?? .zero
    case .drawing(let drawing): return drawing.size
    case .url(let url) where url.isFileURL: return UIImage(contentsOfFile: url.path)?.size ?? .zero
    case .url(let url):
      let text = url.absoluteString
      guard text.hasPrefix("data:"), let comma = text.firstIndex(of: ","),
        let bytes = Data(base64Encoded: String(text[comma...].dropFirst())),
        let picture = UIImage(data: bytes, scale: scale)
      else { return .zero }
      return picture.size
    }
  }
}

/// An image that the program draws.
struct DrawnImage: View {
  let image: Image
  let drawing: ImageDrawing

  var body: some View {
    Canvas { context, size in
      if !image.isResizable {
        drawing.draw(in: context)
      } else if image.isTiled {
        tile(context, size)
      } else if drawing.size.width > 0, drawing.size.height > 0 {
        var context = context
        context.scaleBy(x: size.width / drawing.size.width, y: size.height / drawing.size.height)
        drawing.draw(in: context)
      }
    }
    .frame(
      minWidth: image.isResizable ? 0 : drawing.size.width, idealWidth: drawing.size.width,
      maxWidth: image.isResizable ? .infinity : drawing.size.width,
      minHeight: image.isResizable ? 0 : drawing.size.height, idealHeight: drawing.size.height,
      maxHeight: image.isResizable ? .infinity : drawing.size.height
    )
    .modifier(ImageLabel(label: image.isDecorative ? nil : image.label))
  }

  /// The most shapes of all tiles together.
  private static let mostShapes = 4096

  /// Repeats the drawing over the size, unless the drawing is smaller than a point. Many small tiles are drawn larger.
  private func tile(_ context: GraphicsContext, _ size: CGSize) {
    guard drawing.size.width >= 1, drawing.size.height >= 1, size.width.isFinite, size.height.isFinite else { return }
    let factor = drawing.enlargement(over: size, most: Self.mostShapes, in: context.environment)
    var clipped = context
    clipped.clip(to: Path(CGRect(origin: .zero, size: size)))
    for y in stride(from: 0, to: size.height, by: drawing.size.height * factor) {
      for x in stride(from: 0, to: size.width, by: drawing.size.width * factor) {
        var context = clipped
        context.translateBy(x: x, y: y)
        context.scaleBy(x: factor, y: factor)
        drawing.draw(in: context)
      }
    }
  }
}

/// An image is one thing for assistive technology: its label.
private struct ImageLabel: ViewModifier {
  let label: Text?

  func body(content: Content) -> some View {
    content.accessibilityElement(children: .ignore).accessibilityLabel(label ?? Text(verbatim: ""))
      .accessibilityAddTraits(.isImage).accessibilityHidden(label == nil)
  }
}
