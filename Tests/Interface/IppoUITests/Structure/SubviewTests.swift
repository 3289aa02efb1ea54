import Testing

@testable import IppoUI

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

@MainActor
@Suite("The views some content consists of")
struct SubviewTests {
  struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) cards")
        ForEach(subviews) { card in
          if card.containerValues.isPinned { Text("pinned:") }
          card.padding(4)
        }
        if let last = subviews.last { HStack { last } }
      }
    }
  }

  struct Board: View {
    @State private var count = 2
    @State private var word = "card"
    var body: some View {
      Cards {
        Text("first").containerValue(\.isPinned, true)
        ForEach(0..<count, id: \.self) { Text("\(word) \($0)") }
      }
      .onAppear {}
      Button("Add") { count += 1 }
      Button("Rename") { word = "page" }
    }
  }

  @Test("A container sees them one by one, with what they say to it")
  func group() {
    let screen = Screen {
      Group(subviews: TupleView((Text("a").containerValue(\.isPinned, true), Text("b").tag(7)))) { subviews in
        ForEach(subviews) { view in
          view
          Text(view.containerValues.isPinned ? "pinned" : "tag \(view.containerValues.tag(for: Int.self) ?? 0)")
        }
      }
    }
    #expect(screen.texts == ["a", "pinned", "b", "tag 7"])
  }

  struct Numbered: View {
    @State private var count = 2
    @State private var word = "row"
    var body: some View {
      VStack {
        ForEach(subviews: ForEach(0..<count, id: \.self) { Text("\(word) \($0)") }) { view in
          HStack {
            Text("–")
            view
          }
        }
      }
      Button("Add") { count += 1 }
      Button("Rename") { word = "line" }
    }
  }

  @Test("Views that come, go and change are followed")
  func changes() throws {
    let screen = Screen { Numbered() }
    #expect(screen.texts.prefix(4) == ["–", "row 0", "–", "row 1"])
    try screen.tap("Add")
    #expect(screen.texts.prefix(6) == ["–", "row 0", "–", "row 1", "–", "row 2"])
    let ops = try screen.after { try screen.tap("Rename") }.ops
    #expect(ops == ["update line 0", "update line 1", "update line 2"])
    #expect(screen.texts.prefix(2) == ["–", "line 0"])
  }

  @Test("Gestures and names that are put on one are around it")
  func modifiers() throws {
    let log = Box(0)
    let screen = Screen {
      Group(subviews: Text("a")) { subviews in
        ForEach(subviews) { $0.onTapGesture { log.value += 1 }.accessibilityLabel("A") }
      }
    }
    let node = try #require(screen.nodes.first { $0.attributes.gestures == .tap })
    #expect(node.attributes.accessibility.label == "A")
    try screen.send(.tap(count: 1, location: .init(x: 0, y: 0)), to: node.id)
    #expect(log.value == 1)
    #expect(screen.texts == ["a"])
  }

  struct Parts: View {
    @State private var count = 1
    var body: some View {
      ForEach(
        sections: Group {
          Text("loose")
          Section("Fruit") { ForEach(0..<count, id: \.self) { Text("apple \($0)") } }
        }
      ) { section in
        Text("\(section.header.count) header, \(section.content.count) rows")
        section.header
        section.content
      }
      Button("Add") { count += 1 }
    }
  }

  @Test("Sections are told from views outside of one")
  func sections() throws {
    let screen = Screen { Parts() }
    #expect(screen.texts.dropLast() == ["0 header, 1 rows", "loose", "1 header, 1 rows", "Fruit", "apple 0"])
    try screen.tap("Add")
    #expect(
      screen.texts.dropLast() == ["0 header, 1 rows", "loose", "1 header, 2 rows", "Fruit", "apple 0", "apple 1"])
  }

  private struct Shown: View {
    @Environment(\.mark) private var mark
    let name: String
    var body: some View { Text("\(name): \(mark)") }
  }

  private struct Marked: View {
    let outer: Model<String>
    let inner: Model<String?>
    let place: Model<String>

    var body: some View {
      Group(
        subviews: Group {
          Shown(name: "plain")
          Shown(name: "own").environment(\.mark, "own")
          Group {
            ForEach(0..<2, id: \.self) { Shown(name: "row \($0)") }
          }
          .transformEnvironment(\.self) { if let mark = inner.value { $0.mark = mark } }
        }
      ) { subviews in
        ForEach(Array(subviews.enumerated()), id: \.element.id) { index, view in
          VStack { view }.environment(\.mark, "\(place.value) \(index)")
        }
      }
      .environment(\.mark, outer.value)
    }
  }

  @Test("They inherit what is set where they are shown, but for what their content sets itself")
  func environment() {
    let (outer, inner, place) = (Model("outer"), Model<String?>(nil), Model("at"))
    let screen = Screen { Marked(outer: outer, inner: inner, place: place) }
    #expect(screen.texts == ["plain: at 0", "own: own", "row 0: at 2", "row 1: at 3"])
    #expect(screen.after { outer.value = "other" }.bodies.filter { $0 == "Shown" }.isEmpty)
    let changed = screen.after { place.value = "there" }
    #expect(changed.bodies.filter { $0 == "Shown" }.count == 3)
    #expect(screen.texts == ["plain: there 0", "own: own", "row 0: there 2", "row 1: there 3"])
    #expect(screen.after { inner.value = "inner" }.bodies.filter { $0 == "Shown" }.count == 2)
    #expect(screen.texts == ["plain: there 0", "own: own", "row 0: inner", "row 1: inner"])
    inner.value = nil
    screen.graph.drain()
    #expect(screen.texts == ["plain: there 0", "own: own", "row 0: there 2", "row 1: there 3"])
  }

  private struct Deck<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(sections: content) { section in
        section.header.font(.headline).environment(\.mark, "header")
        ForEach(section.content) { $0.environment(\.mark, "card") }
      }
    }
  }

  @Test("So do the parts of sections, and what a container within another one takes apart")
  func environmentOfParts() {
    let screen = Screen {
      Deck {
        Section {
          Shown(name: "row")
          Group(subviews: Shown(name: "inner")) { views in VStack { views } }
          Group(subviews: Shown(name: "marked")) { views in ForEach(views) { $0.environment(\.mark, "within") } }
        } header: {
          Shown(name: "title")
        }
      }
    }
    #expect(screen.texts == ["title: header", "row: card", "inner: card", "marked: within"])
    let title = screen.elements.compactMap { if case .text(let text) = $0 { text } else { nil } }.first
    #expect(title?.font?.style == .headline)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var mark = "none"
}
