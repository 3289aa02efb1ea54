import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct OutlineTests {
  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  static let folders = [
    Folder(id: "Home", folders: [Folder(id: "Music", folders: [Folder(id: "Jazz")]), Folder(id: "Mail")]),
    Folder(id: "Tmp"),
  ]

  @Test func rowsUnfoldLevelByLevel() throws {
    let screen = Screen { OutlineGroup(Self.folders, children: \.folders) { Leaf($0.id) } }
    #expect(screen.texts == ["Home", "Tmp"])
    let home = try screen.first { if case .disclosure(let isExpanded) = $0 { isExpanded } else { nil } }
    #expect(!home.value)
    try screen.send(.setOn(true), to: home.id)
    #expect(screen.texts == ["Home", "Music", "Mail", "Tmp"])
    try screen.send(.setOn(false), to: home.id)
    #expect(screen.texts == ["Home", "Tmp"])
  }

  @Test func oneElementIsAtTheTop() throws {
    let screen = Screen {
      OutlineGroup(Self.folders[0], children: \.folders) { Leaf($0.id) }
      OutlineGroup(Self.folders[1], id: \.id, children: \.folders) { Leaf($0.id) }
    }
    #expect(screen.texts == ["Home", "Tmp"])
    let home = try screen.first { if case .disclosure(let isExpanded) = $0 { isExpanded } else { nil } }
    try screen.send(.setOn(true), to: home.id)
    #expect(screen.texts == ["Home", "Music", "Mail", "Tmp"])
  }

  @Test func aListShowsATree() {
    let screen = Screen { List(Self.folders, children: \.folders) { Leaf($0.id) } }
    #expect(screen.texts == ["Home", "Tmp"])
    #expect(screen.rows.count == 2)
  }
}
