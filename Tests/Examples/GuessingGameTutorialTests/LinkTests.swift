import IppoTesting
import SwiftUI
import Testing

/// What the tutorial says of SwiftUI's links that take a binding.
@MainActor
struct LinkTests {
  @Observable
  final class Model {
    var isActive = false
    var selection: Int?
  }

  struct BooleanLink: View {
    @Bindable var model: Model

    var body: some View {
      NavigationView {
        NavigationLink("Open", isActive: $model.isActive) { Text("Page") }
      }
    }
  }

  struct TaggedLinks: View {
    @Bindable var model: Model

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("One", tag: 1, selection: $model.selection) { Text("Page 1") }
          NavigationLink("Two", tag: 2, selection: $model.selection) { Text("Page 2") }
        }
      }
    }
  }

  @Test("001-T22: a link is bound to a Boolean, or to a selection that is its tag")
  func forms() throws {
    let model = Model()
    let selection: Binding<String?> = .constant(nil)
    _ = NavigationLink("Open", isActive: .constant(false)) { Text("Page") }
    _ = NavigationLink("Open", tag: "tag", selection: selection) { Text("Page") }

    #expect(ViewHost { BooleanLink(model: model) }.contains(.link, "Open"))
    #expect(ViewHost { TaggedLinks(model: model) }.all(.link).map(\.name) == ["One", "Two"])
  }

  @Test("001-T23: following a link writes true, going back writes false")
  func booleanIsWritten() throws {
    let model = Model()
    let host = ViewHost { BooleanLink(model: model) }

    try host.tap("Open")
    #expect(model.isActive)
    #expect(host.contains("Page"))
    try host.back()
    #expect(!model.isActive)
    #expect(!host.contains("Page"))
  }

  @Test("001-T23: writing the Boolean pushes and pops")
  func booleanIsRead() {
    let model = Model()
    let host = ViewHost { BooleanLink(model: model) }

    model.isActive = true
    #expect(host.contains("Page"))
    model.isActive = false
    #expect(!host.contains("Page"))
  }

  @Test("001-T23: following a link writes its tag, going back writes nil")
  func selectionIsWritten() throws {
    let model = Model()
    let host = ViewHost { TaggedLinks(model: model) }

    try host.tap("Two")
    #expect(model.selection == 2)
    #expect(host.contains("Page 2"))
    try host.back()
    #expect(model.selection == nil)
  }

  @Test("001-T23: the page whose tag is selected is shown, and no other")
  func selectionIsRead() {
    let model = Model()
    let host = ViewHost { TaggedLinks(model: model) }

    model.selection = 1
    #expect(host.contains("Page 1") && !host.contains("Page 2"))
    model.selection = 2
    #expect(host.contains("Page 2") && !host.contains("Page 1"))
    model.selection = 3
    #expect(host.contains(.link, "One"))
    model.selection = nil
    #expect(host.contains(.link, "One"))
  }
}
