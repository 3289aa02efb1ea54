import IppoTerminal
import IppoTesting
import IppoUI
import Testing

/// Alternatives that fit, tables, and menus of the app.
@MainActor
@Suite struct FittingTests {
  @Test func `the first alternative that fits is shown, also after the terminal changes its size`() {
    let screen = TerminalScreen(columns: 30, rows: 3) {
      ViewThatFits(in: .horizontal) {
        Text("A long title for wide screens")
        Text("Short title")
        Text("T")
      }
    }
    #expect(screen.text.contains("A long title for wide screens"))
    screen.resize(columns: 15, rows: 3)
    #expect(screen.text.contains("Short title"))
    #expect(!screen.text.contains("long"))
    screen.resize(columns: 5, rows: 3)
    #expect(screen.text.contains("T"))
    #expect(!screen.text.contains("Short"))
    screen.resize(columns: 30, rows: 3)
    #expect(screen.text.contains("A long title for wide screens"))
  }

  private struct Planet: Identifiable {
    let id: Int
    let name: String
    let moons: Int
  }

  private struct Planets: View {
    @State private var selection: Int?

    var body: some View {
      Table([Planet(id: 1, name: "Earth", moons: 1), Planet(id: 2, name: "Mars", moons: 2)], selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons") { Text("\($0.moons)") }
      }
      Text("Chosen: \(selection ?? 0)")
    }
  }

  @Test func `a table has columns, and its rows are chosen by keys`() {
    let screen = TerminalScreen(columns: 40, rows: 12) { Planets() }
    let header = screen.lines.first { $0.contains("Name") } ?? ""
    let row = screen.lines.first { $0.contains("Mars") } ?? ""
    #expect(header.contains("Moons"))
    func column(_ text: String, in line: String) -> Int? {
      line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
    #expect(column("Name", in: header) == column("Mars", in: row))
    #expect(column("Moons", in: header) == column("2", in: row))
    screen.click("Mars")
    #expect(screen.text.contains("Chosen: 2"))
  }

  private struct Tools: View {
    @State private var count = 0

    var body: some View {
      Menu("Tools") { Button("Sharpen") { count += 1 }.keyboardShortcut("k") }
      Text("Sharpness: \(count)")
    }
  }

  @Test func `shortcuts of items work while their menu is closed`() {
    let screen = TerminalScreen(columns: 30, rows: 4) { Tools() }
    screen.press(.character("k"), .control)
    #expect(screen.text.contains("Sharpness: 1"))
  }

  private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let places = places(subviews, proposal.width ?? .infinity)
      return CGSize(width: proposal.width ?? 0, height: (places.last?.y ?? 0) + 16)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (place, view) in zip(places(subviews, bounds.width), subviews) {
        view.place(at: place, proposal: .unspecified)
      }
    }

    private func places(_ subviews: Subviews, _ width: CGFloat) -> [CGPoint] {
      var place = CGPoint.zero
      return subviews.map { view in
        let size = view.sizeThatFits(.unspecified)
        if place.x + size.width > width, place.x > 0 { place = CGPoint(x: 0, y: place.y + 16) }
        defer { place.x += size.width + 8 }
        return place
      }
    }
  }

  @Test func `a layout of the app's own places views by their sizes`() {
    let screen = TerminalScreen(columns: 12, rows: 4) {
      Flow()() { ForEach(["alpha", "beta", "gamma", "delta"], id: \.self) { Text($0) } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(screen.lines.prefix(2) == ["alpha beta", "gamma delta"])
    screen.resize(columns: 30, rows: 4)
    #expect(screen.line(0) == "alpha beta gamma delta")
  }
}
