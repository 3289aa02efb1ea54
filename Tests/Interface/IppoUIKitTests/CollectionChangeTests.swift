import Foundation
import IppoTesting
import IppoUI
import IppoUIKit
import IssueReporting
import Testing

@MainActor
@Suite("Changes of collection views")
struct CollectionChangeTests {
  /// Words in cells of a size that depends on the width of the collection view.
  private final class Words: UICollectionViewController, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
  {
    var words: [String] = []
    var events: [String] = []
    var announced: Set<Int> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
      collectionView.prefetchDataSource = self
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      words.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = words[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { events.append("shows \(words[indexPath.item])") }

    override func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { words[indexPath.item] != "locked" }

    override func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { events.append("opens \(words[indexPath.item])") }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      announced.formUnion(indexPaths.map(\.item))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: (collectionView.bounds.width - 10) / 2, height: 40) }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

  private static var layouts: [() -> UICollectionViewLayout] {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    func group() -> NSCollectionLayoutSection {
      NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    return [
      { UICollectionViewFlowLayout() },
      { UICollectionViewCompositionalLayout(section: group()) },
      { UICollectionViewCompositionalLayout { _, _ in group() } },
      { UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) },
      {
        UICollectionViewCompositionalLayout { _, environment in
          .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        }
      },
    ]
  }

  @Test("cells come and go with the data", arguments: 0..<5)
  func counts(layout: Int) {
    let controller = Words(collectionViewLayout: Self.layouts[layout]())
    let host = ViewHost { Shown(controller: controller) }
    #expect(!host.contains("one"))
    controller.words = ["one", "two", "three"]
    controller.collectionView.reloadData()
    host.graph.drain()
    for word in controller.words { #expect(host.contains(word)) }
    controller.words = ["two"]
    controller.collectionView.deleteItems(at: paths([0, 2]))
    host.graph.drain()
    #expect(host.contains("two") && !host.contains("one") && !host.contains("three"))
    controller.words = ["two", "four"]
    controller.collectionView.insertItems(at: paths([1]))
    host.graph.drain()
    #expect(host.contains("two") && host.contains("four"))
  }

  @Test("cells that are made again are told, and cells are announced before they are shown")
  func display() {
    let controller = Words(collectionViewLayout: UICollectionViewFlowLayout())
    controller.words = ["one"]
    let host = ViewHost { Shown(controller: controller) }
    host.graph.drain()
    #expect(controller.events == ["shows one"])
    #expect(controller.collectionView.bounds.width > 10)
    controller.collectionView.reloadItems(at: paths([0]))
    host.graph.drain()
    #expect(controller.events == ["shows one", "shows one"])
    #expect(controller.collectionView.visibleCells.count == 1)
    let view = controller.collectionView!
    controller.words = (0..<100).map { "word \($0)" }
    controller.announced = []
    view.show(UICollectionViewCell(), at: IndexPath(item: 80, section: 0))
    #expect(controller.announced.isSuperset(of: [81, 90]) && !controller.announced.contains(91))
    controller.announced = []
    view.show(UICollectionViewCell(), at: IndexPath(item: 99, section: 0))
    #expect(controller.announced.isEmpty)
  }

  @Test("a cell that cannot be pressed is not selected, and a selection opens a cell")
  func opening() throws {
    let controller = Words(collectionViewLayout: UICollectionViewFlowLayout())
    controller.words = ["open", "locked"]
    let host = ViewHost { Shown(controller: controller) }
    controller.events = []
    try host.tap("locked")
    try host.tap("open")
    #expect(controller.events == ["opens open"])
    #expect(controller.collectionView.indexPathsForSelectedItems == paths([0]))
    controller.collectionView.isEditing = true
    host.graph.drain()
    controller.events = []
    controller.collectionView.choose(IndexPath(item: 0, section: 0))
    #expect(controller.events.isEmpty)
  }

  @Test("selections go along with their cells")
  func selections() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.allowsMultipleSelection = true
    for path in paths([1, 3, 5]) { view.selectItem(at: path, animated: false, scrollPosition: []) }
    view.deleteItems(at: paths([0, 3]))
    #expect(view.indexPathsForSelectedItems == paths([0, 3]))
    view.insertItems(at: paths([0, 1]))
    #expect(view.indexPathsForSelectedItems == paths([2, 5]))
    view.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 0, section: 0))
    #expect(view.indexPathsForSelectedItems == paths([3, 0]))
    // Deletions count from before, insertions from after, in whatever order they are called.
    view.performBatchUpdates {
      view.insertItems(at: paths([0]))
      view.deleteItems(at: paths([1, 2]))
    }
    #expect(view.indexPathsForSelectedItems == paths([2, 1]))
    view.insertSections([0])
    #expect(view.indexPathsForSelectedItems?.map(\.section) == [1, 1])
    view.moveSection(1, toSection: 0)
    #expect(view.indexPathsForSelectedItems?.map(\.section) == [0, 0])
    view.deleteSections([0])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("a size that no cell can have is reported")
  func sizes() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: -5, height: 20)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let view = controller.collectionView!
    let source = One()
    view.dataSource = source
    withExpectedIssue { #expect(layout.metrics(0, of: view).sizes == [CGSize(width: 0, height: 20)]) }
  }

  private final class One: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test("each line of a flow layout has its own space, and the last one no more than it has")
  func spaces() {
    func spaces(_ widths: [CGFloat]) -> [CGFloat] {
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let source = Widths(widths)
      view.dataSource = source
      view.delegate = source
      return layout.metrics(0, of: view).lines(in: CGSize(width: 280, height: 600), isVertical: true).map(\.spacing)
    }
    #expect(spaces(Array(repeating: 80, count: 8)) == [20, 20, 20])
    #expect(spaces([90, 150, 90, 90, 80]) == [40, 10])
    #expect(spaces([90, 90]) == [10])
  }

  private final class Widths: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let widths: [CGFloat]

    init(_ widths: [CGFloat]) { self.widths = widths }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { widths.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: 20) }
  }
}
