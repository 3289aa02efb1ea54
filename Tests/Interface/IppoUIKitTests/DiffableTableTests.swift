import Foundation
import IppoTesting
import IppoUI
import IssueReporting
import Testing
import UIKitIdioms

@MainActor
@Suite("Tables with diffable data sources")
struct DiffableTableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// The sections and items of a snapshot in one line.
  private func line(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      "\(section):" + snapshot.itemIdentifiers(inSection: section).map(String.init).joined(separator: ",")
    }.joined(separator: " ")
  }

  @Test("a snapshot adds, removes and moves sections and items")
  func snapshots() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.insertSections(["d"], afterSection: "c")
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    #expect(line(snapshot) == "a:1,2,3 b: c: d:9")
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 9)
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(3, beforeItem: 9)
    #expect(line(snapshot) == "a:4,2,1 b: c: d:3,9,5")
    snapshot.moveSection("a", afterSection: "c")
    snapshot.moveSection("d", beforeSection: "b")
    #expect(line(snapshot) == "d:3,9,5 b: c: a:4,2,1")
    snapshot.deleteItems([9, 4, 100])
    snapshot.deleteSections(["b"])
    #expect(line(snapshot) == "d:3,5 c: a:2,1")
    #expect(snapshot.indexOfItem(2) == 2 && snapshot.indexOfSection("a") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "d")
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 3)
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([1])
    snapshot.reloadSections(["c"])
    #expect(snapshot.reloadedItemIdentifiers == [2] && snapshot.reconfiguredItemIdentifiers == [1])
    #expect(snapshot.reloadedSectionIdentifiers == ["c"])
    snapshot.deleteAllItems()
    #expect(line(snapshot).isEmpty)
  }

  @Test("a change that cannot be made is reported, and changes nothing")
  func misuse() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    let changes: [(inout Snapshot) -> Void] = [
      { $0.appendItems([2]) }, { $0.appendItems([3, 3]) }, { $0.appendItems([3], toSection: "b") },
      { $0.insertItems([3], afterItem: 7) }, { $0.moveItem(1, afterItem: 1) }, { $0.moveItem(7, afterItem: 1) },
      { $0.reloadItems([7]) }, { $0.reconfigureItems([7]) }, { $0.reloadSections(["b"]) },
      { $0.appendSections(["a"]) }, { $0.insertSections(["c"], afterSection: "b") },
      { $0.moveSection("a", afterSection: "a") },
    ]
    for change in changes {
      withExpectedIssue { change(&snapshot) }
      #expect(line(snapshot) == "a:1,2")
    }
    var empty = Snapshot()
    withExpectedIssue { empty.appendItems([1]) }
    #expect(empty.numberOfItems == 0)
  }

  private func rows(_ host: ViewHost) -> [RenderNodeID] {
    host.tree.root.map(host.tree.subtree)!.filter { if case .row? = host.tree[$0]?.element { true } else { false } }
  }

  @Test("rows follow the snapshot, and a row that moves is not made anew")
  func table() throws {
    let controller = TaskTable(style: .insetGrouped)
    let host = ViewHost { Shown(controller) }
    #expect(host.contains("Open") && host.contains("Done") && host.contains("that is all"))
    let before = rows(host)
    #expect(before.count == 3)
    controller.change { $0.moveItem("write", beforeItem: "water") }
    host.graph.drain()
    #expect(rows(host) == [before[2], before[0], before[1]])
    try host.tap("Delete shop")
    #expect(!host.contains("shop"))
    #expect(rows(host) == [before[2], before[0]])
    try host.tap("Finish water")
    #expect(host.contains("water"))
    #expect(rows(host).first == before[2])
  }

  @Test("a row that a person moves is told with its places")
  func moves() throws {
    let controller = TaskTable(style: .plain)
    let host = ViewHost { Shown(controller) }
    let before = rows(host)
    try host.graph.send(.move(to: 3), to: before[0])
    #expect(rows(host) == [before[1], before[2], before[0]])
  }

  @Test("a terminal shows the rows and their headers")
  func terminal() {
    let controller = TaskTable(style: .plain)
    let screen = TerminalScreen(columns: 40, rows: 16) { Shown(controller) }
    for text in ["Open", "water", "shop", "write", "Done", "that is all"] { #expect(screen.text.contains(text)) }
  }
}
