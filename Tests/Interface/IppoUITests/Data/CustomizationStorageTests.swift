import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Customizations that are kept")
struct CustomizationStorageTests {
  struct Row: Identifiable { let id: Int }

  struct Page: View {
    @AppStorage("columns") private var columns: TableColumnCustomization<Row>
    @AppStorage("tabs") private var tabs: TabViewCustomization
    @SceneStorage("columns") private var ofWindow: TableColumnCustomization<Row>

    var body: some View {
      Text("\(columns[visibility: "name"]) \(tabs[tab: "home"].tabBarVisibility) \(ofWindow[visibility: "name"])")
      Button("hide") {
        columns[visibility: "name"] = .hidden
        tabs[tab: "home"].tabBarVisibility = .hidden
        ofWindow[visibility: "name"] = .visible
      }
    }
  }

  @Test("Columns and tabs are kept in the defaults and in the window")
  func kept() throws {
    let defaults = try #require(UserDefaults(suiteName: "CustomizationStorageTests"))
    defaults.removePersistentDomain(forName: "CustomizationStorageTests")
    defer { defaults.removePersistentDomain(forName: "CustomizationStorageTests") }
    let screen = Screen { Page().defaultAppStorage(defaults) }
    #expect(screen.texts.first == "automatic automatic automatic")
    try screen.press("hide")
    #expect(screen.texts.first == "hidden hidden visible")
    let next = Screen { Page().defaultAppStorage(defaults) }
    #expect(next.texts.first == "hidden hidden automatic")
    defaults.set(Data("?".utf8), forKey: "columns")
    #expect(Screen { Page().defaultAppStorage(defaults) }.texts.first == "automatic hidden automatic")
  }
}
