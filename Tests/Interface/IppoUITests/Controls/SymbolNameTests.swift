import Testing

@testable import IppoUI

@MainActor
@Suite("Names of symbols")
struct SymbolNameTests {
  @Test(
    "Symbols of common actions have names, whatever they are drawn in",
    arguments: [
      ("plus", "Add"), ("plus.circle.fill", "Add"), ("trash", "Delete"), ("xmark.circle", "Close"),
      ("gear", "Settings"), ("gearshape.fill", "Settings"), ("chevron.left", "Back"), ("magnifyingglass", "Search"),
      ("ellipsis.circle", "More"), ("square.and.arrow.up", "Share"), ("heart.fill", "Love"), ("star", "Favorite"),
      ("square.grid.2x2.fill", "Grid"), ("person.crop.circle", "Profile"),
    ])
  func names(_ symbol: String, _ name: String) {
    #expect(SpokenSymbol.name(of: symbol) == name)
  }

  @Test(
    "Other symbols are read by their words",
    arguments: [("folder.badge.plus", "folder badge plus"), ("circle.fill", "circle"), ("tortoise.fill", "tortoise")])
  func words(_ symbol: String, _ name: String) {
    #expect(SpokenSymbol.name(of: symbol) == name)
  }

  @Test("A control whose hidden label is a symbol is called as that is read, unless the symbol has a label")
  func hiddenLabels() throws {
    let isOn = Model(false)
    let screen = Screen {
      Toggle(isOn: isOn.binding) { Image(systemName: "star") }.labelsHidden()
      Toggle(isOn: isOn.binding) { Image(systemName: "star").accessibilityLabel("Starred") }.labelsHidden()
      Toggle(isOn: isOn.binding) { Image(systemName: "star").accessibilityHidden(true) }.labelsHidden()
    }
    let labels = screen.nodes.compactMap { node -> String? in
      if case .text = node.element { node.attributes.accessibility.label } else { nil }
    }
    #expect(labels == ["Favorite", "Starred", ""])
  }

  @Test("A label without its title is called by it, whatever the title is made of")
  func iconOnly() {
    let title = Model("New")
    let screen = Screen {
      Lazily {
        Group {
          Label("Text", systemImage: "plus")
          Label {
            Text(title.value).padding()
          } icon: {
            Image(systemName: "plus")
          }
          Label {
            Text(verbatim: "Title")
          } icon: {
            Image(systemName: "plus").accessibilityLabel("Icon")
          }
          Label {
          } icon: {
            Image(systemName: "plus")
          }
        }
        .labelStyle(.iconOnly)
      }
    }
    func labels() -> [String?] {
      screen.nodes.compactMap { node -> String?? in
        if case .image = node.element { node.attributes.accessibility.label } else { nil }
      }
    }
    #expect(labels() == ["Text", "New", "Title", nil])
    #expect(screen.texts.isEmpty)
    _ = screen.after { title.value = "Other" }
    #expect(labels()[1] == "Other")
  }
}
