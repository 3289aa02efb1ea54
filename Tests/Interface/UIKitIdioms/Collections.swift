import SwiftUI
import UIKit

/// Photos in a grid, in the manner of these years: a compositional layout, registrations and a diffable data source.
public final class PhotoGrid: UIViewController, UICollectionViewDelegate {
  public enum Part: String, CaseIterable { case featured, all }

  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private var source: UICollectionViewDiffableDataSource<Part, String>!
  public private(set) var events: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<PhotoCell, String> { cell, _, photo in cell.show(photo) }
    let headers = UICollectionView.SupplementaryRegistration<PhotoHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      header.label.text = self?.source.sectionIdentifier(for: indexPath.section)?.rawValue.uppercased()
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, photo in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: photo)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
    snapshot.appendSections(Part.allCases)
    snapshot.appendItems(["sea", "sun"], toSection: .featured)
    snapshot.appendItems(["oak", "elm", "fir", "yew"], toSection: .all)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let isFeatured = Part.allCases[index] == .featured
      let columns = environment.container.effectiveContentSize.width > 2000 ? 6 : 3
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isFeatured ? .absolute(200) : .fractionalWidth(1), heightDimension: .absolute(40)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = isFeatured ? .continuousGroupLeadingBoundary : .none
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("selected \(source.itemIdentifier(for: indexPath) ?? "")")
  }

  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselected \(source.itemIdentifier(for: indexPath) ?? "")")
  }

  public var selected: [String] {
    (collectionView.indexPathsForSelectedItems ?? []).compactMap { source.itemIdentifier(for: $0) }
  }

  public func change(_ body: (inout NSDiffableDataSourceSnapshot<Part, String>) -> Void) {
    var snapshot = source.snapshot()
    body(&snapshot)
    source.apply(snapshot)
  }
}

/// A cell with a view of SwiftUI, which follows its state.
final class PhotoCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ photo: String) {
    configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = UIHostingConfiguration { Text(state.isSelected ? "(\(photo))" : photo) }
        .margins(.all, 0)
    }
  }
}

final class PhotoHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A list of a collection view, with accessories and actions for rows that are swiped.
public final class ContactList: UICollectionViewController {
  public private(set) var removed: [String] = []
  private var names = ["Ada", "Bob"]

  public init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete \(names[indexPath.item])") {
        [unowned self] _, _, completion in
        removed.append(names.remove(at: indexPath.item))
        collectionView.deleteItems(at: [indexPath])
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "contact")
    collectionView.register(
      PhotoHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "contact", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.item]
    cell.contentConfiguration = content
    cell.accessories = [
      .label(text: "friend"), .disclosureIndicator(), .label(text: "moving", displayed: .whenEditing),
      .delete { [unowned self] in removed.append("by accessory") },
    ]
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? PhotoHeader)?.label.text = "Contacts"
    return header
  }

  public func edit() { collectionView.isEditing = true }

  public override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = indexPaths.first?.item else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
      UIMenu(children: [UIAction(title: "Share \(names[item])") { [unowned self] _ in removed.append("shared") }])
    }
  }
}

/// Colours in lines, with lengths of the delegate.
public final class ColorFlow: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    super.init(collectionViewLayout: layout)
    collectionView.register(LabelCell.self, forCellWithReuseIdentifier: "colour")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    3
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "colour", for: indexPath)
    (cell as? LabelCell)?.label.text = ["red", "green", "blue"][indexPath.item]
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80, height: 40) }
}

/// A cell with a label that constraints hold, and a row of a table in the same manner.
final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A table of cells of a class of its own, with headers of a class of their own.
public final class NoteTable: UITableViewController {
  final class NoteCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      detailTextLabel?.text = reuseIdentifier
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class NoteHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      textLabel?.text = "head of \(reuseIdentifier ?? "")"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.register(NoteHeader.self, forHeaderFooterViewReuseIdentifier: "notes")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = "buy milk"
    return cell
  }

  public override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "notes")
  }

  public override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        children: [
          UIAction(title: "Rename") { _ in
            tableView.cellForRow(at: indexPath)?.textLabel?.text = "buy bread"
          }
        ])
    }
  }
}
