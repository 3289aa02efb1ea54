import Foundation
import IppoTesting
import IppoUI
import IppoUIKit
import IssueReporting
import Testing
import UIKitIdioms

@MainActor
@Suite("Collection views")
struct CollectionViewTests {
  @Test("cells and headers follow the snapshot")
  func grid() {
    let controller = PhotoGrid()
    let host = ViewHost { Shown(controller) }
    for text in ["FEATURED", "ALL", "sea", "sun", "oak", "elm", "fir", "yew"] { #expect(host.contains(text)) }
    controller.change { $0.deleteItems(["elm"]) }
    host.graph.drain()
    #expect(!host.contains("elm") && host.contains("yew"))
    controller.change { $0.appendItems(["ash"], toSection: .all) }
    host.graph.drain()
    #expect(host.contains("ash"))
  }

  @Test("a selection is told, is shown by the cell, and stays with its item")
  func selection() throws {
    let controller = PhotoGrid()
    let host = ViewHost { Shown(controller) }
    try host.tap("oak")
    #expect(controller.events == ["selected oak"])
    #expect(host.contains("(oak)"))
    try host.tap("fir")
    #expect(controller.events == ["selected oak", "deselected oak", "selected fir"])
    #expect(host.contains("oak") && host.contains("(fir)"))
    controller.change { $0.deleteItems(["oak", "elm"]) }
    host.graph.drain()
    #expect(controller.selected == ["fir"])
    #expect(host.contains("(fir)"))
    controller.change { $0.deleteItems(["fir"]) }
    host.graph.drain()
    #expect(controller.selected.isEmpty)
  }

  @Test("a list has headers, accessories and actions")
  func list() throws {
    let controller = ContactList()
    let host = ViewHost { Shown(controller) }
    for text in ["Contacts", "Ada", "Bob", "friend"] { #expect(host.outline.contains(text)) }
    try host.tap("Delete Ada")
    #expect(controller.removed == ["Ada"])
    #expect(!host.outline.contains("Ada") && host.outline.contains("Bob"))
  }

  @Test("cells have menus, and accessories for a collection view that is edited")
  func editing() throws {
    let controller = ContactList()
    let host = ViewHost { Shown(controller) }
    try host.tap("Share Bob")
    #expect(controller.removed == ["shared"])
    #expect(!host.outline.contains("moving"))
    controller.edit()
    host.graph.drain()
    #expect(host.outline.contains("moving"))
  }

  @Test("the background of a cell is shown")
  func background() {
    let host = ViewHost { Shown(Painted(collectionViewLayout: UICollectionViewFlowLayout())) }
    #expect(host.outline.contains("paint"))
  }

  private final class Painted: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell()
      let label = UILabel()
      label.text = "paint"
      var background = UIBackgroundConfiguration.listCell()
      background.backgroundColor = .red
      background.cornerRadius = 4
      background.customView = label
      cell.backgroundConfiguration = background
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.allowsSelection = false
    }
  }

  @Test("a terminal shows a grid in its columns")
  func terminal() throws {
    let screen = TerminalScreen(columns: 60, rows: 24) { Shown(PhotoGrid()) }
    let lines = screen.text.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.contains("oak") })
    #expect(lines[first].contains("elm") && lines[first].contains("fir"))
    let second = try #require(lines.firstIndex { $0.contains("yew") })
    #expect(second > first)
  }

  @Test("a terminal shows cells of a flow layout beside each other")
  func flow() throws {
    let screen = TerminalScreen(columns: 60, rows: 12) { Shown(ColorFlow()) }
    let lines = screen.text.split(separator: "\n")
    let line = try #require(lines.first { $0.contains("red") })
    #expect(line.contains("green") && line.contains("blue"))
  }

  @Test("a table makes cells and headers of classes with initializers of their own")
  func tableClasses() throws {
    let controller = NoteTable(style: .plain)
    let host = ViewHost { Shown(controller) }
    for text in ["buy milk", "note", "head of notes"] { #expect(host.outline.contains(text)) }
    try host.tap("Rename")
    #expect(host.outline.contains("buy bread"))
    #expect(controller.tableView.visibleCells.count == 1)
  }

  @Test("a view that is not registered is reported")
  func unregistered() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    withExpectedIssue {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
      #expect(cell.reuseIdentifier == "cell")
    }
    withExpectedIssue { view.register(UILabel.self, forCellWithReuseIdentifier: "label") }
  }

  @Test("multiple selection toggles, and a programmatic selection is silent")
  func multiple() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let delegate = Delegate()
    view.delegate = delegate
    view.allowsMultipleSelection = true
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    view.selectItem(at: first, animated: false, scrollPosition: .top)
    view.choose(second)
    #expect(view.indexPathsForSelectedItems == [first, second])
    view.choose(first)
    #expect(view.indexPathsForSelectedItems == [second])
    #expect(delegate.events == ["selected 1", "deselected 0"])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var events: [String] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      events.append("selected \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      events.append("deselected \(indexPath.item)")
    }
  }
}
