import Testing

@testable import IppoUI

@MainActor
@Suite("Alerts and dialogs")
struct AlertTests {
  @Test("Every button writes false and runs its action")
  func buttons() throws {
    let log = Box<[String]>([])
    let flag = Model(true)
    let screen = Screen {
      Text("Count").alert("Alert!", isPresented: flag.binding) {
        Button("Cancel", role: .cancel) {}
        Button("Increment") { log.value.append("increment, presented \(flag.value)") }
      } message: {
        Text("This is an alert")
      }
    }
    #expect(screen.presentations.map(\.presentation.kind) == [.alert(title: "Alert!", hasMessage: true)])
    #expect(screen.texts == ["Count", "This is an alert", "Cancel", "Increment"])
    try screen.tap("Increment")
    #expect(log.value == ["increment, presented true"])
    #expect(!flag.value)
    #expect(screen.presentations.isEmpty)
  }

  @Test("An alert without buttons has OK, a dialog without a way out has Cancel")
  func defaultButtons() throws {
    let alert = Model(true)
    let dialog = Model(false)
    let screen = Screen {
      Text("View")
        .alert("Alert", isPresented: alert.binding) {}
        .confirmationDialog("Dialog", isPresented: dialog.binding) { Button("Delete", role: .destructive) {} }
    }
    #expect(screen.texts == ["View", "OK"])
    try screen.tap("OK")
    #expect(!alert.value)
    dialog.value = true
    screen.graph.drain()
    #expect(screen.texts == ["View", "Delete", "Cancel"])
    try screen.send(.dismiss, to: screen.presentations[0].id)
    #expect(!dialog.value)
  }

  @Test("An alert that must be answered cannot be dismissed otherwise")
  func dismissal() throws {
    let flag = Model(true)
    let screen = Screen {
      Text("View").alert("Alert", isPresented: flag.binding) { Button("Delete", role: .destructive) {} }
    }
    let id = screen.presentations[0].id
    #expect(throws: RenderEventError.notAccepted(id, .dismiss)) { try screen.send(.dismiss, to: id) }
    #expect(flag.value)
  }

  @Test("An alert that its button replaces by another one stays")
  func replacement() throws {
    struct Root: View {
      @State private var title: String? = "Alert!"
      @State private var count = 0
      var body: some View {
        Text("Count: \(count)")
          .alert(
            title ?? "", isPresented: Binding(get: { title != nil }, set: { if !$0 { title = nil } }), presenting: title
          ) { shown in
            if shown == "Alert!" {
              Button("Increment") {
                count += 1
                title = "Incremented!"
              }
            }
          }
      }
    }
    let screen = Screen { Root() }
    try screen.tap("Increment")
    #expect(screen.presentations.map(\.presentation.kind) == [.alert(title: "Incremented!", hasMessage: false)])
    #expect(screen.texts == ["Count: 1", "OK"])
    try screen.tap("OK")
    #expect(screen.presentations.isEmpty)
  }

  @Test("The alert of earlier years writes the binding first and then runs the action")
  func value() throws {
    struct Root: View {
      @State private var count = 0
      @State private var showAlert = false
      let log: Box<[Bool]>
      var body: some View {
        Form {
          Text("Count: \(count)")
          Button("Alert") { showAlert = true }.alert(isPresented: $showAlert) {
            Alert(
              title: Text("Alert!"), message: Text("This is an alert"),
              primaryButton: .cancel(Text("Cancel"), action: {}),
              secondaryButton: .default(
                Text("Increment"),
                action: {
                  log.value.append(showAlert)
                  count += 1
                }))
          }
        }
      }
    }
    let log = Box<[Bool]>([])
    let screen = Screen { Root(log: log) }
    for round in 1...2 {
      try screen.tap("Alert")
      #expect(screen.presentations.map(\.presentation.kind) == [.alert(title: "Alert!", hasMessage: true)])
      try screen.tap("Increment")
      #expect(screen.presentations.isEmpty)
      #expect(screen.texts.contains("Count: \(round)"))
    }
    try screen.tap("Alert")
    try screen.tap("Cancel")
    #expect(screen.texts.contains("Count: 2"))
    #expect(log.value == [false, false])
  }

  @Test("An action sheet is a dialog of its buttons")
  func actionSheet() throws {
    let flag = Model(true)
    let chosen = Box("")
    let screen = Screen {
      Text("View").actionSheet(isPresented: flag.binding) {
        ActionSheet(
          title: Text("Choose"),
          buttons: [.default(Text("One")) { chosen.value = "One" }, .destructive(Text("Two")), .cancel()])
      }
    }
    #expect(screen.texts == ["View", "One", "Two", "Cancel"])
    try screen.tap("One")
    #expect(chosen.value == "One")
    #expect(!flag.value)
  }

  @Test("What is behind an alert takes no events")
  func modality() throws {
    let flag = Model(true)
    let screen = Screen { Button("Behind") {}.alert("Alert", isPresented: flag.binding) {} }
    let button = try #require(screen.button("Behind"))
    #expect(throws: RenderEventError.behindModal(button)) { try screen.tap("Behind") }
  }

  @Test("The look of the presenting view is not that of the alert")
  func surroundings() {
    let flag = Model(true)
    let screen = Screen {
      Text("View")
        .alert("Alert", isPresented: flag.binding) { Button("Fine") {} }
        .font(.largeTitle).foregroundStyle(.red).disabled(true)
    }
    let label = screen.all { if case .text(let text) = $0, text.string == "Fine" { text } else { nil } }
    #expect(label.map(\.font) == [nil])
    #expect(label.map(\.color) == [nil])
  }

  @Test("A message that is missing is no child of the alert")
  func missingMessage() {
    let screen = Screen {
      Text("View").alert("Alert", isPresented: .constant(true), presenting: 1) { _ in
        Button("Fine") {}
      } message: { _ in
        Text?.none
      }
    }
    #expect(screen.presentations.map(\.presentation.kind) == [.alert(title: "Alert", hasMessage: false)])
    #expect(screen.graph.tree.children(of: screen.presentations[0].id).count == 1)
  }
}
