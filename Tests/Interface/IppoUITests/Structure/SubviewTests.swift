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
}
