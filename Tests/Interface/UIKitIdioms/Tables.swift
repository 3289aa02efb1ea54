import SwiftUI
import UIKit

/// A table of tasks in the manner of these years: a diffable data source, and actions for rows that are swiped.
public final class TaskTable: UITableViewController {
  public enum Group: String, CaseIterable { case open, done }

  /// A data source with titles, whose rows of the first section can be moved.
  final class Source: UITableViewDiffableDataSource<Group, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)?.rawValue.capitalized
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.section == 0
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      var tasks = snapshot().itemIdentifiers(inSection: .open)
      tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      var snapshot = snapshot()
      snapshot.deleteItems(tasks)
      snapshot.appendItems(tasks, toSection: .open)
      apply(snapshot, animatingDifferences: false)
    }
  }

  private(set) lazy var source = Source(tableView: tableView) { tableView, indexPath, task in
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = task
    cell.contentConfiguration = content
    return cell
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    var snapshot = NSDiffableDataSourceSnapshot<Group, String>()
    snapshot.appendSections(Group.allCases)
    snapshot.appendItems(["water", "shop", "write"], toSection: .open)
    source.apply(snapshot, animatingDifferences: true)
  }

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let task = source.itemIdentifier(for: indexPath) else { return nil }
    let finish = UIContextualAction(style: .normal, title: "Finish \(task)") { [weak self] _, _, completion in
      self?.change { snapshot in
        snapshot.deleteItems([task])
        snapshot.appendItems([task], toSection: .done)
      }
      completion(true)
    }
    finish.backgroundColor = .systemGreen
    let delete = UIContextualAction(style: .destructive, title: "Delete \(task)") { [weak self] _, _, completion in
      self?.change { $0.deleteItems([task]) }
      completion(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete, finish])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  public override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard section == 1 else { return nil }
    let label = UILabel()
    label.text = "that is all"
    return label
  }

  public func change(_ body: (inout NSDiffableDataSourceSnapshot<Group, String>) -> Void) {
    var snapshot = source.snapshot()
    body(&snapshot)
    source.apply(snapshot)
  }
}
