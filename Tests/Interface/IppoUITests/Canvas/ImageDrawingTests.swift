import IppoRender
import Testing

@testable import IppoUI

@MainActor
@Suite("Images that the program draws")
struct ImageDrawingTests {
  private static func disc(_ label: Text? = nil) -> Image {
    Image(size: CGSize(width: 40, height: 20), label: label) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(.orange))
    }
  }

  @Test("An image is drawn in its own size, and where it is resizable in the one it has")
  func drawn() throws {
    let drawings: [(Image, String)] = [
      (Self.disc(), Path(CGRect(x: 0, y: 0, width: 40, height: 20)).svg),
      (Self.disc().resizable(), Path(CGRect(x: 0, y: 0, width: 80, height: 60)).svg),
      (Self.disc().resizable(resizingMode: .tile), Path(CGRect(x: 0, y: 0, width: 40, height: 20)).svg),
    ]
    for (image, outline) in drawings {
      let screen = Screen { image.frame(width: 80, height: 60) }
      let region = try screen.first { if case .geometry = $0 { true } else { nil } }.id
      try screen.send(.resize(width: 80, height: 60), to: region)
      let drawn = screen.all { if case .shape(let shape) = $0 { shape.outline } else { nil } }
      #expect(drawn.first == .path(outline, width: 80, height: 60))
      #expect(drawn.count == (image.isTiled ? 6 : 1))
    }
  }

  @Test("Tiles that would be too many shapes are larger, and no larger than they must be")
  func manyTiles() {
    func count(_ side: CGFloat, shapes: Int, over room: CGSize) -> CGFloat {
      let drawing = ImageDrawing(size: CGSize(width: side, height: side)) { context in
        for _ in 0..<shapes { context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.orange)) }
      }
      let length = side * drawing.enlargement(over: room, most: 4096, in: EnvironmentValues())
      return (room.width / length).rounded(.up) * (room.height / length).rounded(.up) * CGFloat(shapes)
    }
    #expect(count(20, shapes: 1, over: CGSize(width: 800, height: 600)) == 1200)
    for (side, shapes, room) in [
      (1.0, 1, CGSize(width: 2000, height: 1000)), (1, 1, CGSize(width: 100_000, height: 1)),
      (10, 50, CGSize(width: 800, height: 600)),
    ] {
      let drawn = count(side, shapes: shapes, over: room)
      #expect(drawn > 2000 && drawn <= 4096)
    }
    #expect(count(10, shapes: 5000, over: CGSize(width: 800, height: 600)) == 5000)
  }

  @Test("Its label is what is read, and without one it is for the eye alone")
  func label() {
    let screen = Screen {
      VStack {
        Self.disc(Text("Disc"))
        Self.disc()
      }
    }
    let labels = screen.nodes.compactMap {
      $0.attributes.accessibility.isHidden ? nil : $0.attributes.accessibility.label
    }
    #expect(labels.contains("Disc"))
  }

  struct Switching: View {
    @State private var isDrawn = false
    var body: some View {
      Tap("switch") { isDrawn.toggle() }
      isDrawn ? disc() : Image(systemName: "star")
    }
  }

  @Test("An image may be a symbol now and a drawing then")
  func switching() throws {
    let screen = Screen { Switching() }
    func symbols() -> Int { screen.nodes.count { if case .image = $0.element { true } else { false } } }
    #expect(symbols() == 1)
    try screen.tap("switch")
    #expect(symbols() == 0)
    try screen.tap("switch")
    #expect(symbols() == 1)
  }

  @Test("A resolved image knows its size")
  func sizes() {
    var sizes: [CGSize] = []
    _ = Screen {
      Canvas { context, _ in
        sizes = [
          context.resolve(Self.disc()).size, context.resolve(Image(systemName: "star")).size,
          context.resolve(Image("none-of-that-name")).size,
        ]
      }
      .font(.system(size: 20))
    }
    #expect(sizes == [CGSize(width: 40, height: 20), CGSize(width: 24, height: 24), .zero])
  }
}
