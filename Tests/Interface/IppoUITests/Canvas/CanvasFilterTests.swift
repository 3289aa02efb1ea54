import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Filters, layers and clips of a canvas")
struct CanvasFilterTests {
  private func effects(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [RenderEffect] {
    Screen { Canvas(renderer: draw) }.elements.compactMap { if case .effect(let effect) = $0 { effect } else { nil } }
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))

  @Test("what was added last filters first, and only what is drawn from then on")
  func filters() {
    let square = square
    let effects = effects { context, _ in
      context.fill(square, with: .color(.red))
      context.addFilter(.saturation(0.5))
      context.addFilter(.blur(radius: 3))
      context.fill(square, with: .color(.red))
    }
    #expect(
      effects.filter { $0 == .saturation(0.5) || $0 == .blur(radius: 3) }
        == [.saturation(0.5), .blur(radius: 3)])
  }

  @Test("a layer is filtered as one")
  func layers() {
    let square = square
    let blurs = effects { context, _ in
      context.addFilter(.blur(radius: 3))
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.translateBy(x: 8, y: 0)
        layer.fill(square, with: .color(.blue))
      }
    }.filter { $0 == .blur(radius: 3) }
    #expect(blurs.count == 1)
  }

  @Test("outside of a path is all of the canvas but the path")
  func clips() {
    let square = square
    let effects = effects { context, size in
      context.clip(to: square, options: .inverse)
      context.blendMode = .multiply
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(effects.contains(.blendMode("multiply")))
    let isEvenOdd = effects.contains {
      if case .clip(.path(_, width: _, height: _, isEvenOdd: true)) = $0 { true } else { false }
    }
    #expect(isEvenOdd)
  }

  @Test("outside of figures that overlap is where none of them is, unless they are filled by turns")
  func clipsOfOverlaps() {
    let overlapping = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
      path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 6))
    let outlines = Box<[Path]>([])
    func outline(_ path: Path, _ style: FillStyle) -> String? {
      let effects = effects { context, size in
        context.clip(to: path, style: style, options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        var canvas = Path(CGRect(origin: .zero, size: size))
        canvas.addPath(path)
        outlines.value.append(canvas)
      }
      return effects.lazy.compactMap {
        if case .clip(.path(let outline, width: _, height: _, isEvenOdd: true)) = $0 { outline } else { nil }
      }.first
    }
    #expect(outline(overlapping, FillStyle(eoFill: true)) == outlines.value.last?.svg)
    #expect(outline(overlapping, FillStyle()) != outlines.value.last?.svg)
    #expect(outline(disc, FillStyle()) == outlines.value.last?.svg)
  }

  @Test("a text is measured by what is known of the font, in lines that fit")
  func measures() {
    let sizes = Box<[CGSize]>([])
    _ = Screen {
      Canvas { context, _ in
        let text = context.resolve(Text("one two three").font(.system(size: 10)))
        sizes.value = [
          text.measure(in: CGSize(width: 1000, height: 1000)), text.measure(in: CGSize(width: 40, height: 1000)),
        ]
      }
    }
    #expect(sizes.value.map(\.height) == [12, 24])
    #expect(sizes.value[1].width <= 40 && sizes.value[0].width > 50)
  }
}
