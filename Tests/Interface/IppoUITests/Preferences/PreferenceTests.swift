import Testing

@testable @_spi(Testing) import IppoUI

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Title: PreferenceKey {
  static var defaultValue: String { "none" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

@MainActor
struct PreferenceTests {
  @Observable final class Model {
    var items = ["a", "b"]
    var isShown = true
    var unrelated = 0
    @ObservationIgnored var heard: [[String]] = []
    @ObservationIgnored var titles: [String] = []
  }

  struct Root: View {
    let model: Model
    var body: some View {
      Column {
        ForEach(model.items, id: \.self) { Leaf($0).preference(key: Names.self, value: [$0]) }
        if model.isShown { Leaf("last").preference(key: Names.self, value: ["last"]) }
        Leaf("\(model.unrelated)")
      }
      .onPreferenceChange(Names.self) { model.heard.append($0) }
    }
  }

  @Test func valuesAreReducedInTreeOrder() {
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(model.heard == [["a", "b", "last"]])
    _ = screen.after { model.items = ["c", "b", "a"] }
    #expect(model.heard.last == ["c", "b", "a", "last"])
    _ = screen.after { model.unrelated += 1 }
    #expect(model.heard.count == 2, "An unchanged value stops travelling.")
    _ = screen.after { model.isShown = false }
    #expect(model.heard.last == ["c", "b", "a"])
    _ = screen.after { model.items = [] }
    #expect(model.heard.last == [], "Without a writer it is the default.")
  }

  @Test func theOutermostOfSeveralOnOneViewWins() {
    let model = Model()
    let screen = Screen {
      Leaf("a").preference(key: Title.self, value: "A").preference(key: Title.self, value: "B")
        .preference(key: Title.self, value: "C").onPreferenceChange(Title.self) { model.titles.append($0) }
    }
    #expect(model.titles == ["C"])
    withExtendedLifetime(screen) {}
  }

  @Test func aViewThatNobodyListensToWritesNothing() {
    let screen = Screen { Leaf("a").preference(key: Title.self, value: "A") }
    #expect(screen.texts == ["a"])
  }

  @Test func withoutAWriterTheActionDoesNotRun() {
    let model = Model()
    let screen = Screen { Leaf("a").onPreferenceChange(Title.self) { model.titles.append($0) } }
    #expect(model.titles.isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test func aValueIsTransformedOnItsWay() {
    let model = Model()
    let screen = Screen {
      Column {
        Leaf("a").preference(key: Title.self, value: "A")
      }
      .transformPreference(Title.self) { $0 += "!" }
      .onPreferenceChange(Title.self) { model.titles.append($0) }
    }
    #expect(model.titles == ["A!"])
    withExtendedLifetime(screen) {}
  }

  @Test func anInnerListenerHandsTheValueOn() {
    let model = Model()
    let screen = Screen {
      Leaf("a").preference(key: Title.self, value: "A")
        .onPreferenceChange(Title.self) { model.titles.append("inner \($0)") }
        .onPreferenceChange(Title.self) { model.titles.append("outer \($0)") }
    }
    #expect(model.titles == ["inner A", "outer A"])
    withExtendedLifetime(screen) {}
  }

  @Test func aChangeMadeByAnActionIsInTheSameFrame() {
    struct Titled: View {
      @State private var title = "?"
      let model: Model
      var body: some View {
        Column {
          Leaf("title \(title)")
          Leaf("a").preference(key: Title.self, value: model.items[0])
        }
        .onPreferenceChange(Title.self) { title = $0 }
      }
    }
    let model = Model()
    let screen = Screen { Titled(model: model) }
    #expect(screen.graph.tree.revision == 1)
    #expect(screen.texts == ["title a", "a"])
  }

  @Test func anOverlayIsMadeOfAPreference() {
    struct Overlaid: View {
      let model: Model
      var body: some View {
        Leaf("a").preference(key: Title.self, value: model.items[0])
          .overlayPreferenceValue(Title.self) { Leaf("over \($0)") }
      }
    }
    let model = Model()
    let screen = Screen { Overlaid(model: model) }
    #expect(screen.texts == ["a", "over a"])
    _ = screen.after { model.items = ["z"] }
    #expect(screen.texts == ["a", "over z"])
  }

  @Test func theModifierIsPublicAndItsTypePrints() {
    let view = Leaf("a").preference(key: Title.self, value: "A")
    #expect("\(type(of: view))" == "ModifiedContent<Leaf, _PreferenceWritingModifier<Title>>")
    let modifier = _PreferenceWritingModifier<Title>(value: "x")
    #expect(modifier.value == "x")
    #expect(_PreferenceWritingModifier<Title>.Body.self == Never.self)
  }
}

/// The container of checklist 004: a child supplies what is shown when there is nothing to show.
@MainActor
struct EmptyStateTests {
  private struct EmptyItems: PreferenceKey {
    struct Value: Equatable {
      var view: AnyView
      var uuid = UUID()
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.uuid == rhs.uuid }
    }
    static var defaultValue: Value { Value(view: AnyView(EmptyView())) }
    static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
  }

  private struct Container<Content: View>: View {
    @State private var items: AnyView
    @Binding private var empty: Bool
    private let content: Content

    init(empty: Binding<Bool>, @ViewBuilder content: () -> Content) {
      let content = content()
      self.content = content
      _items = State(initialValue: AnyView(content))
      _empty = empty
    }

    var body: some View {
      Column<AnyView> {
        if empty {
          return AnyView(items.onPreferenceChange(EmptyItems.self) { self.items = $0.view })
        } else {
          return AnyView(content.onPreferenceChange(EmptyItems.self) { self.items = $0.view })
        }
      }
    }
  }

  private struct Screenful: View {
    @State var empty: Bool
    var body: some View {
      Container(empty: $empty) {
        Tap("toggle") { empty.toggle() }
          .preference(key: EmptyItems.self, value: .init(view: AnyView(Tap("nothing") { empty.toggle() })))
      }
    }
  }

  @Test func itSwitchesBothWays() throws {
    let screen = Screen { Screenful(empty: false) }
    #expect(screen.texts == ["toggle"])
    try screen.tap("toggle")
    #expect(screen.texts == ["nothing"])
    try screen.tap("nothing")
    #expect(screen.texts == ["toggle"])
  }

  @Test func startingEmptyEndsUpShowingTheItems() {
    #expect(Screen { Screenful(empty: true) }.texts == ["nothing"])
  }
}
