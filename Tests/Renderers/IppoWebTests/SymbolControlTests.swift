import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@MainActor
@Suite struct SymbolControlTests {
  @Test func `a control made of a symbol alone has the symbol's name, in a test and on a page`() throws {
    var taps: [String] = []
    let host = ViewHost {
      VStack {
        Button {
          taps.append("add")
        } label: {
          Image(systemName: "plus")
        }
        Button {
          taps.append("menu")
        } label: {
          HStack { Image(systemName: "plus").foregroundStyle(.red) }.accessibilityLabel("New")
        }
        Button("Save", systemImage: "trash") { taps.append("save") }
        Menu {
          Button("Copy") {}
        } label: {
          Image(systemName: "ellipsis")
        }
        Link(destination: URL(string: "https://example.org")!) { Image(systemName: "gearshape") }
        Button {
          taps.append("close")
        } label: {
          Label {
            Text("Dismiss").padding()
          } icon: {
            Image(systemName: "xmark")
          }
          .labelStyle(.iconOnly)
        }
        Picker("View", selection: .constant(0)) {
          Image(systemName: "list.bullet").tag(0)
          Image(systemName: "square.grid.2x2").tag(1)
        }
      }
    }
    try host.tap("Add")
    try host.tap("New")
    try host.tap("Save")
    try host.tap("Dismiss")
    #expect(taps == ["add", "menu", "save", "close"])
    #expect(host.contains(.link, "Settings"))
    #expect(host.contains(.menu, "More"))
    #expect(try host.find(.combobox, "View").options == ["List", "Grid"])

    let html = host.html
    #expect(html.contains(#"role="img" aria-label="Add""#))
    #expect(html.contains(#"aria-label="New""#))
    #expect(html.contains(">List</option>"))
  }
}
