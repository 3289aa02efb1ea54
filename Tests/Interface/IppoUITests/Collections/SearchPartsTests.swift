import Testing

@testable import IppoUI

@MainActor
@Suite("Scopes, suggestions and tokens of a search")
struct SearchPartsTests {
  struct Tag: Identifiable { let id: String }
  struct Number: Identifiable { let id: Int }

  struct Library: View {
    @State private var text = ""
    @State private var scope = "All"
    @State private var tokens = [Tag(id: "new"), Tag(id: "short")]
    var body: some View {
      NavigationStack {
        List { Text("\(scope): \(text)") }
          .searchable(text: $text, tokens: $tokens) { Text($0.id) }
          .searchScopes($scope) {
            Text("All").tag("All")
            Text("Titles").tag("Titles")
          }
          .searchSuggestions {
            Text("Emma").searchCompletion("emma")
            Text("Persuasion").searchCompletion("persuasion")
            Text("Novels").searchCompletion(Tag(id: "novel"))
            Text("Number").searchCompletion(Number(id: 1))
          }
      }
    }
  }

  private func field(_ screen: Screen) throws -> RenderNodeID {
    try screen.first { if case .field = $0 { true } else { nil } }.id
  }

  private func pickers(_ screen: Screen) -> [RenderPicker] {
    screen.all { if case .picker(let picker) = $0 { picker } else { nil } }
  }

  @Test("Labels among them have their titles")
  func labels() throws {
    let screen = Screen {
      NavigationStack {
        Text("Page").searchable(text: .constant("")).searchSuggestions { Label("Lasagne", systemImage: "star") }
      }
    }
    try screen.send(.focus(true), to: field(screen))
    #expect(screen.texts.contains("Lasagne"))
    #expect(!screen.nodes.contains { if case .stack(let stack) = $0.element { stack.isLabel } else { false } })
  }

  @Test("They show while the field is used, and choosing completes the text")
  func suggestions() throws {
    let screen = Screen { Library() }
    #expect(pickers(screen).isEmpty)
    #expect(screen.button("Emma") == nil)
    try screen.send(.focus(true), to: field(screen))
    #expect(pickers(screen).map { $0.options.map(\.title) } == [["All", "Titles"]])
    try screen.tap("Persuasion")
    #expect(screen.texts.contains("All: persuasion"))
    #expect(screen.button("Persuasion") == nil)
    try screen.send(.setText("p"), to: field(screen))
    #expect(screen.button("Persuasion") != nil)
    let picker = try screen.first { if case .picker = $0 { true } else { nil } }.id
    try screen.send(.select(1), to: picker)
    #expect(screen.texts.contains("Titles: p"))
    try screen.send(.submit, to: field(screen))
    #expect(screen.button("Persuasion") == nil)
  }

  @Test("A suggestion adds its token, in place of what was typed")
  func suggestedTokens() throws {
    let screen = Screen { Library() }
    try screen.send(.focus(true), to: field(screen))
    try screen.send(.setText("nov"), to: field(screen))
    try screen.tap("Novels")
    #expect(screen.texts.contains("novel"))
    #expect(screen.texts.contains("All: "))
    #expect(screen.button("Novels") == nil)
  }

  @Test("A token of another type than the search has is reported, and nothing is added")
  func foreignToken() throws {
    let screen = Screen { Library() }
    try screen.send(.focus(true), to: field(screen))
    try screen.send(.setText("1"), to: field(screen))
    try withKnownIssue {
      try screen.tap("Number")
    } matching: {
      "\($0)".contains("a token of type Number")
    }
    #expect(screen.texts.contains("All: 1"))
  }

  @Test("Escape ends the search")
  func escape() throws {
    let screen = Screen { Library() }
    try screen.send(.setText("p"), to: field(screen))
    try screen.send(
      .key(RenderKeyPress(key: "Escape")), to: #require(screen.nodes.last { $0.attributes.keys != nil }).id)
    #expect(screen.texts.contains("All: "))
    #expect(screen.button("Emma") == nil)
  }

  @Test("Tokens are beside the text, and their buttons take them away")
  func tokens() throws {
    let screen = Screen { Library() }
    func names() -> [String] { ["new", "short"].filter { screen.texts.contains($0) } }
    #expect(names() == ["new", "short"])
    let buttons = screen.nodes.filter { if case .button = $0.element { true } else { false } }
    try screen.send(.activate, to: #require(buttons.first { screen.texts(in: $0.id).contains("new") }).id)
    #expect(names() == ["short"])
  }

  struct Presented: View {
    let prompt: String
    @State private var text = ""
    @State private var tokens = [Tag(id: "new")]
    @State private var more = [Tag(id: "long")]
    @State private var isPresented = false
    @State private var kind = 0
    var body: some View {
      NavigationStack {
        Tap("next") { kind += 1 }
        content.toolbar { Text(isPresented ? "searching" : "not searching") }
      }
    }

    @ViewBuilder private var content: some View {
      let list = List { Text("list") }
      switch kind {
      case 0: list.searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: prompt) { Text($0.id) }
      case 1: list.searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Title") { Text($0.id) }
      case 2:
        list.searchable(
          text: $text, tokens: $tokens, suggestedTokens: $more, isPresented: $isPresented, prompt: Text(prompt)
        ) { Text($0.id) }
      case 3:
        list.searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented, prompt: prompt) { $token in
          Text(token.id)
        }
      case 4: list.searchable(text: $text, isPresented: $isPresented, prompt: prompt)
      default: list.searchable(text: $text, prompt: prompt) { Text("one").searchCompletion("one") }
      }
    }
  }

  @Test("Prompts are keys, texts and strings, whatever else is said, and apps see whether a search goes on")
  func presented() throws {
    let screen = Screen { Presented(prompt: "Name") }
    for kind in 0...5 {
      let prompts = screen.all { if case .field(let field) = $0 { field.prompt } else { nil } }
      #expect(prompts == [kind == 1 ? "Title" : "Name"])
      #expect((screen.texts.contains("new")) == (kind < 4))
      try screen.send(.focus(true), to: field(screen))
      #expect(screen.texts.contains("searching") == (kind < 5))
      try screen.send(.focus(false), to: field(screen))
      try screen.tap("next")
    }
  }
}
