import CasePaths
import IppoUI
import SwiftUINavigation
import Testing

@CasePathable @dynamicMemberLookup
private enum Place: Equatable {
  case alert(AlertState<Choice>)
  case dialog(ConfirmationDialogState<Choice>)
  case edit(Item)
  case settings
  case text(String)
  case note(String?)

  enum Choice: Equatable, Sendable { case ok, no }
}

private struct Item: Equatable, Hashable, Identifiable {
  let id: Int
  var name: String
}

@Observable
private final class Store {
  var place: Place?
  var first = Place.text("a")
  var log: [String] = []
}

private struct Everything: View {
  @Bindable var store: Store
  @State private var error: String?

  var body: some View {
    NavigationStack {
      Text("Root").modifier(Sheets(store: store)).modifier(Pages(store: store))
    }
    .modifier(Items(error: $error))
    .alert($store.place.alert) { choice in store.log.append("\(String(describing: choice))") }
    .confirmationDialog($store.place.dialog) { choice in
      await Task.yield()
      store.log.append("\(String(describing: choice))")
    }
    .sheet(isPresented: Binding($store.place.settings)) { Text("Settings") }
  }
}

private struct Sheets: ViewModifier {
  @Bindable var store: Store
  @State private var place: Place?

  func body(content: Content) -> some View {
    content
      .sheet(item: $store.place.edit) { $item in TextField("Name", text: $item.name) }
      .sheet(item: $place.edit, id: \.name) { item in Text(item.name) }
      .fullScreenCover(item: $store.place.text, id: \.self) { $text in Text(text) }
      .popover(item: $place.edit) { $item in Text(item.name) }
      .popover(item: $place.text, id: \.count) { text in Text(text) }
      // Which of two overloads content that leaves its item alone asks for is decided for values, as in SwiftUI.
      .sheet(item: $place.edit) { _ in Text("Edit") }
      .sheet(item: $place.text, id: \.self) { _ in Text("Text") }
      .fullScreenCover(item: $place.edit) { _ in Text("Edit") }
      .popover(item: $place.edit) { _ in Text("Edit") }
  }
}

private struct Pages: ViewModifier {
  @Bindable var store: Store
  @State private var place: Place?

  func body(content: Content) -> some View {
    content
      .navigationDestination(item: $store.place.edit) { $item in Text(item.name) }
      .navigationDestination(item: $place.note) { note in Text(note) }
  }
}

private struct Items: ViewModifier {
  @Binding var error: String?

  func body(content: Content) -> some View {
    content
      .alert(item: $error) {
        Text($0)
      } actions: { _ in
        Button("OK") {}
      } message: {
        Text("\($0)!")
      }
      .alert(item: $error) {
        "About \($0)"
      } actions: { _ in
        EmptyView()
      }
      .confirmationDialog(item: $error, titleVisibility: .visible) {
        Text($0)
      } actions: {
        Button($0) {}
      }
  }
}

/// What is written in views, and what the bindings in them do.
@MainActor
struct SpellingTests {
  @Test func aViewPresentsFromOneValue() {
    let store = Store()
    let screen = Screen { Everything(store: store) }
    #expect(screen.texts.first == "Root")
    #expect(screen.presentations.isEmpty)
    #expect(screen.after { store.place = .settings }.contains("Settings"))
    #expect(!screen.after { store.place = nil }.contains("Settings"))
  }

  @Test func aBindingToACaseCannotReplaceAnother() throws {
    @Bindable var store = Store()
    let text = try #require($store.first.text)
    text.wrappedValue += "b"
    #expect(store.first == .text("ab"))
    store.first = .settings
    text.wrappedValue = "c"
    #expect(store.first == .settings)
  }

  @Test func aBindingToADestinationCannotReplaceAnother() {
    @Bindable var store = Store()
    let text: Binding<String?> = $store.place.text
    let note: Binding<String?> = $store.place.note
    text.wrappedValue = "a"
    #expect(store.place == .text("a"))
    store.place = .note(nil)
    text.wrappedValue = "b"
    text.wrappedValue = nil
    #expect(store.place == .note(nil))
    note.wrappedValue = "n"
    #expect(store.place == .note("n"))
    note.wrappedValue = nil
    #expect(store.place == .note(nil))
    store.place = nil
    note.wrappedValue = "again"
    #expect(store.place == .note("again"))
  }

  @Test func aDestinationIsPresentOrNot() {
    @Bindable var store = Store()
    let isPresented = Binding<Bool>($store.place.settings)
    #expect(!isPresented.wrappedValue)
    store.place = .settings
    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = true
    #expect(store.place == .settings)
    isPresented.wrappedValue = false
    #expect(store.place == nil)
  }

  @Test func statesOfOldSpellings() async {
    var choices: [Place.Choice?] = []
    let button = ButtonState<Place.Choice>(role: .cancel, action: .send(.no, animation: .easeIn)) { TextState("No") }
    button.withAction { choices.append($0) }
    await ButtonState(action: Place.Choice.ok) { TextState("OK") }.withAction { choice in
      await Task.yield()
      choices.append(choice)
    }
    #expect(choices == [.no, .ok])
    let alert = AlertState<Place.Choice> {
      TextState("T")
    } actions: {
      button
    } message: {
      TextState("M")
    }
    _ = Alert(alert) { _ in }
    _ = Button(button) { _ in }
    #expect(ButtonRole(.destructive) == .destructive)
    #expect(Visibility(.hidden) == .hidden)
    let never = AlertState<Never> { TextState("T") }
    _ = Text("").alert(.constant(never))
  }
}
