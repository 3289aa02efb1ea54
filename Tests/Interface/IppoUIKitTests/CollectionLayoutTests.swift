import Foundation
import IppoUI
import IppoUIKit
import IssueReporting
import Testing

@MainActor
@Suite("Layouts of collection views")
struct CollectionLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// A slot in one line: cells with their sizes, and groups in parentheses.
  private func line(_ slot: CollectionSlot) -> String {
    func length(_ value: CGFloat?) -> String { value.map { "\(Int($0.rounded()))" } ?? "*" }
    return switch slot {
    case .cell(let index, let width, let height, insets: _): "\(index):\(length(width))x\(length(height))"
    case .group(let slots, let isHorizontal, let spacing, width: _, height: _, insets: _):
      "\(isHorizontal ? "h" : "v")\(Int(spacing.rounded()))(\(slots.map(line).joined(separator: " ")))"
    }
  }

  private func lines(_ section: NSCollectionLayoutSection, count: Int, width: CGFloat = 300) -> [String] {
    section.slots(count: count, container: CGSize(width: width, height: 600)).map(line)
  }

  @Test("a group holds as many items as fit")
  func fractions() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    #expect(
      lines(NSCollectionLayoutSection(group: group), count: 4) == ["h0(0:100x50 1:100x50 2:100x50)", "h0(3:100x50)"])
  }

  @Test("a group with a count has equal items beside its spaces")
  func counts() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    #expect(lines(section, count: 3) == ["h20(0:130x140 1:130x140)", "h20(2:130x140)"])
  }

  @Test("groups hold groups, and repeat their subitems in order")
  func nested() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    #expect(
      lines(NSCollectionLayoutSection(group: group), count: 4) == [
        "h0(0:210x100 v0(1:90x50 2:90x50))", "h0(3:210x100)",
      ])
  }

  @Test("items of the length of their content come once in a group of that length")
  func estimates() {
    let length = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: length, subitems: [NSCollectionLayoutItem(layoutSize: length)])
    #expect(lines(NSCollectionLayoutSection(group: group), count: 2) == ["v0(0:300x*)", "v0(1:300x*)"])
  }

  @Test("flexible spaces take what is left, in the last group too")
  func flexibleSpaces() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .absolute(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item])
    group.interItemSpacing = .flexible(5)
    #expect(
      lines(NSCollectionLayoutSection(group: group), count: 5) == [
        "h15(0:90x10 1:90x10 2:90x10)", "h15(3:90x10 4:90x10)",
      ])
  }

  @Test("a group without cells, and items larger than their group, come to an end")
  func edges() {
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [])
    #expect(lines(NSCollectionLayoutSection(group: empty), count: 3) == [])
    let large = NSCollectionLayoutItem(layoutSize: size(.absolute(900), .absolute(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [large])
    #expect(lines(NSCollectionLayoutSection(group: group), count: 2) == ["h0(0:900x10)", "h0(1:900x10)"])
    let flat = NSCollectionLayoutItem(layoutSize: size(.absolute(.nan), .absolute(-1)))
    let flats = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [flat])
    #expect(lines(NSCollectionLayoutSection(group: flats), count: 2) == ["h0(0:0x0 1:0x0)"])
  }

  @Test("a flow layout fills lines, and spreads the cells of a full one")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    let metrics = layout.metrics(0, of: view)
    #expect(metrics.header == .zero && metrics.lineSpacing == 10)
    let vertical = metrics.lines(in: CGSize(width: 300, height: 600), isVertical: true)
    #expect(vertical.map { $0.cells.map { $0.index } } == [[0, 1, 2], [3, 4]])
    #expect(vertical.map(\.spacing) == [20, 20])
    let horizontal = metrics.lines(in: CGSize(width: 300, height: 50), isVertical: false)
    #expect(horizontal.map { $0.cells.map { $0.index } } == [[0, 1], [2, 3], [4]])
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }
}
