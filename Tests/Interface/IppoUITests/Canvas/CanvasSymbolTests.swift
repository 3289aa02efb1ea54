import Testing

@testable import IppoUI

@MainActor
@Suite("Views on a canvas")
struct CanvasSymbolTests {
  @Test("views are found by their tags, in branches and under modifiers, and can be drawn several times")
  func symbols() throws {
    let isSpecial = true
    let screen = Screen {
      Canvas { context, _ in
        for x in [10, 20] {
          if let dot = context.resolveSymbol(id: "dot") { context.draw(dot, at: CGPoint(x: x, y: 0)) }
        }
        for id in 0..<2 {
          if let row = context.resolveSymbol(id: id) { context.draw(row, in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        }
        if let special = context.resolveSymbol(id: "special") { context.draw(special, at: .zero) }
        if context.resolveSymbol(id: "missing") != nil { context.draw(Text("wrong"), at: .zero) }
        context.draw(context.resolve(Text("resolved")), at: .zero)
      } symbols: {
        Text("dot").tag("dot").bold()
        ForEach(0..<2) { Text("row \($0)").tag($0) }
        if isSpecial { Text("special").tag("special") }
      }
    }
    #expect(screen.texts == ["dot", "dot", "row 0", "row 1", "special", "resolved"])
    #expect(screen.elements.contains(.box(.position(x: 20, y: 0))))
  }

  @Test("a symbol has the size that its frame, its image or its text gives it")
  func sizes() {
    let sizes = Box<[CGSize]>([])
    _ = Screen {
      Canvas { context, _ in
        sizes.value = (0..<4).compactMap { context.resolveSymbol(id: $0)?.size }
      } symbols: {
        Color.red.frame(width: 20, height: 10).tag(0)
        Color.red.frame(width: 20, height: 10).padding(.leading, 5).padding(2).tag(1)
        Text("word").tag(2)
        Color.red.tag(3)
      }
    }
    #expect(sizes.value.count == 4)
    guard sizes.value.count == 4 else { return }
    #expect(sizes.value[0] == CGSize(width: 20, height: 10))
    #expect(sizes.value[1] == CGSize(width: 29, height: 14))
    #expect(sizes.value[2].width > 20 && sizes.value[2].height > 10)
    #expect(sizes.value[3] == .zero)
  }
}
