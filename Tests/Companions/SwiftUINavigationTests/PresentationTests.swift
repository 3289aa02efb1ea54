import IppoUI
import SwiftUINavigation
import Testing

@MainActor
struct PresentationTests {
  struct Root: View {
    @Bindable var model: Model
    var log: (Destination.AlertAction?) -> Void = { _ in }

    var body: some View {
      Text("Root")
        .alert(self.$model.destination.alert) { self.log($0) }
        .confirmationDialog(self.$model.destination.dialog) { self.log($0) }
        .sheet(item: self.$model.destination.edit, id: \.self) { $text in
          Text("Edit \(text)")
          Button("Append") { text += "!" }
        }
    }
  }

  @Test func anAlertIsShownWhileItsStateIsThere() throws {
    let model = Model()
    var actions: [Destination.AlertAction?] = []
    let screen = Screen { Root(model: model) { actions.append($0) } }
    #expect(screen.texts == ["Root"])
    model.destination = .alert(
      AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
        ButtonState(role: .cancel) { TextState("Keep") }
      } message: {
        TextState("All of it.")
      }
    )
    #expect(screen.after {} == ["Root", "All of it.", "Delete", "Keep"])
    #expect(screen.presentations == [.alert(title: "Delete?", hasMessage: true)])
    try screen.tap("Delete")
    #expect(actions == [.confirm])
    #expect(model.destination == nil)
    #expect(screen.texts == ["Root"])
  }

  @Test func aDialogIsShownWhileItsStateIsThere() throws {
    let model = Model()
    var actions: [Destination.AlertAction?] = []
    let screen = Screen { Root(model: model) { actions.append($0) } }
    let texts = screen.after {
      model.destination = .dialog(
        ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Sort")
        } actions: {
          ButtonState { TextState("Name") }
        }
      )
    }
    #expect(texts.contains("Name"))
    try screen.tap("Name")
    #expect(actions == [nil])
    #expect(model.destination == nil)
  }

  @Test func aSheetGetsABindingToItsItem() throws {
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(screen.after { model.destination = .edit("a") } == ["Root", "Edit a", "Append"])
    try screen.tap("Append")
    #expect(model.destination == .edit("a!"))
    #expect(screen.texts == ["Root", "Edit a!", "Append"])
    #expect(screen.after { model.destination = nil } == ["Root"])
  }

  @Test func aSheetOfAnIdentifiableItemAndAPage() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Screens: View {
      @State var item: Item? = Item(id: 1, name: "A")
      @State var page: String? = "Page"
      var body: some View {
        NavigationStack {
          Text("Root")
            .sheet(item: self.$item) { $item in Text(item.name) }
            .navigationDestination(item: self.$page) { (page: Binding<String>) in Text(page.wrappedValue) }
        }
      }
    }
    let screen = Screen { Screens() }
    #expect(screen.texts.contains("A"))
    #expect(screen.texts.contains("Page"))
  }

  @Test func alertsAndDialogsOfItems() throws {
    struct Items: View {
      @State var item: String? = "thing"
      var body: some View {
        Text("Root").alert(item: self.$item) { item in
          Text("About \(item)")
        } actions: { item in
          Button("Use \(item)") {}
        }
      }
    }
    let screen = Screen { Items() }
    #expect(screen.presentations == [.alert(title: "About thing", hasMessage: false)])
    try screen.tap("Use thing")
    #expect(screen.presentations == [])
  }

  @Test func aViewHasStateOfItsOwn() throws {
    let screen = Screen {
      WithState(initialValue: 1) { $count in
        Button("Count \(count)") { count += 1 }
      }
    }
    try screen.tap("Count 1")
    #expect(screen.texts == ["Count 2"])
  }

  @Test func aModelAndAViewAreKeptTheSame() {
    struct Bound: View {
      @Bindable var model: Model
      @State var count = 0
      var body: some View {
        Button("\(self.count)") { self.count += 10 }
          .bind(self.$model.count, to: self.$count)
      }
    }
    let model = Model()
    model.count = 1
    let screen = Screen { Bound(model: model) }
    #expect(screen.texts == ["1"])
    #expect(screen.after { model.count = 2 } == ["2"])
    #expect(throws: Never.self) { try screen.tap("2") }
    #expect(model.count == 12)
  }
}
