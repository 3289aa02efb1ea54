import Foundation

/// The content of a UIKit cell (`SwiftUI.UIHostingConfiguration`): a view of SwiftUI.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration, HostedContent {
  let content: Content
  let background: Background
  var insets: EdgeInsets?

  /// Space around the content, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges,
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Space around the content, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    var own = self.insets ?? EdgeInsets()
    if edges.contains(.top) { own.top = insets.top }
    if edges.contains(.bottom) { own.bottom = insets.bottom }
    if edges.contains(.leading) { own.leading = insets.leading }
    if edges.contains(.trailing) { own.trailing = insets.trailing }
    copy.insets = own
    return copy
  }

  /// Has no effect in browsers and terminals: rows are as large as their content.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

  /// A view behind the content.
  public func background<B: View>(@ViewBuilder content background: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: content, background: background(), insets: insets)
  }

  /// A colour, a material or the like behind the content.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
    UIHostingConfiguration<Content, _>(content: content, background: Rectangle().fill(style), insets: insets)
  }

  var hosted: AnyView {
    AnyView(content.padding(insets ?? EdgeInsets()).background { background })
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// A configuration with the content of a cell.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView(), insets: nil)
  }
}

/// The SwiftUI content of a UIKit cell.
@MainActor @preconcurrency
protocol HostedContent {
  var hosted: AnyView { get }
}

/// A table of UIKit, as a list of its data source's rows.
struct TableContent: View {
  let view: UITableView
  let name: String

  var body: some View {
    let _ = view.changes.version
    if let source = view.dataSource {
      let list = List {
        ForEach(0..<source.numberOfSections(in: view), id: \.self) { section in
          CellSection(view: view, section: section, name: name)
        }
      }
      switch view.style {
      case .plain: list.listStyle(.plain)
      case .grouped: list.listStyle(.grouped)
      case .insetGrouped: list.listStyle(.insetGrouped)
      }
    } else {
      Color.clear
    }
  }
}

private struct CellSection: View {
  let view: UITableView
  let section: Int
  let name: String

  var body: some View {
    let _ = view.changes.version
    Section {
      ForEach(rows) { row in
        let path = IndexPath(row: row.index, section: section)
        CellRow(view: view, path: path, name: name)
          .deleteDisabled(view.dataSource?.tableView(view, canEditRowAt: path) != true)
          .moveDisabled(view.dataSource?.tableView(view, canMoveRowAt: path) != true)
      }
      .onDelete { rows in for row in rows.reversed() { view.remove(IndexPath(row: row, section: section)) } }
      .onMove(perform: move)
    } header: {
      if let header = view.rowDelegate?.tableView(view, viewForHeaderInSection: section) {
        UIViewContent(view: header, name: name)
      } else if let title = view.dataSource?.tableView(view, titleForHeaderInSection: section) {
        Text(verbatim: title)
      }
    } footer: {
      if let footer = view.rowDelegate?.tableView(view, viewForFooterInSection: section) {
        UIViewContent(view: footer, name: name)
      } else if let title = view.dataSource?.tableView(view, titleForFooterInSection: section) {
        Text(verbatim: title)
      }
    }
  }

  /// The rows, by the identities that the data source knows, or else by their places.
  private var rows: [Row] {
    guard let source = view.dataSource as? any IdentifiedRows else {
      return (0..<view.numberOfRows(inSection: section)).map { Row(id: $0, index: $0) }
    }
    return source.identifiers(inSection: section).enumerated().map { Row(id: $1, index: $0) }
  }

  /// Moves rows one by one, so that they keep their order; `nil` where none of the section can be moved.
  private var move: ((IndexSet, Int) -> Void)? {
    guard rows.contains(where: { canMove($0.index) }) else { return nil }
    return { rows, target in
      for (count, row) in rows.enumerated() {
        let path = IndexPath(row: row < target ? row - count : row, section: section)
        view.move(path, before: row < target ? target : target + count - rows.count(in: 0..<target))
      }
    }
  }

  private func canMove(_ row: Int) -> Bool {
    view.dataSource?.tableView(view, canMoveRowAt: IndexPath(row: row, section: section)) == true
  }

  private struct Row: Identifiable {
    let id: AnyHashable
    let index: Int
  }
}

private struct CellRow: View {
  let view: UITableView
  let path: IndexPath
  let name: String

  var body: some View {
    let _ = view.changes.version
    if let cell = view.newCell(at: path) {
      let trailing = view.rowDelegate?.tableView(view, trailingSwipeActionsConfigurationForRowAt: path)
      let leading = view.rowDelegate?.tableView(view, leadingSwipeActionsConfigurationForRowAt: path)
      let menu = view.rowDelegate?.tableView(view, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
      row(cell)
        .modifier(CellMenu(menu: menu))
        .listRowBackground(cell.backgroundConfiguration?.visible(name: name))
        .modifier(RowSwipeActions(edge: .trailing, configuration: trailing))
        .modifier(RowSwipeActions(edge: .leading, configuration: leading))
    }
  }

  @ViewBuilder private func row(_ cell: UITableViewCell) -> some View {
    Group {
      if cell.selectionStyle == .none && view.delegate == nil {
        CellContent(cell: cell, name: name)
      } else {
        Button {
          view.choose(path)
        } label: {
          CellContent(cell: cell, name: name).frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
      }
    }
  }
}

/// Actions of UIKit for a row that is swiped.
struct RowSwipeActions: ViewModifier {
  let edge: HorizontalEdge
  let configuration: UISwipeActionsConfiguration?

  func body(content: Content) -> some View {
    if let configuration {
      content.swipeActions(edge: edge, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe) {
        ForEach(configuration.actions.indices, id: \.self) { index in
          let action = configuration.actions[index]
          Button(role: action.style == .destructive ? .destructive : nil) {
            action.perform()
          } label: {
            if let image = action.image {
              Label {
                Text(verbatim: action.title ?? "")
              } icon: {
                Image(uiImage: image)
              }
            } else {
              Text(verbatim: action.title ?? "")
            }
          }
          .tint(action.backgroundColor.map { Color($0) })
        }
      }
    } else {
      content
    }
  }
}

private struct CellContent: View {
  let cell: UITableViewCell
  let name: String

  var body: some View {
    let _ = cell.changes.version
    HStack {
      content
      Spacer(minLength: 0)
      if let accessory = cell.accessoryView {
        UIViewContent(view: accessory, name: name).fixedSize()
      } else {
        accessory
      }
    }
  }

  @ViewBuilder private var content: some View {
    if let configuration = cell.contentConfiguration, configuration.isShown {
      ConfiguredContent(configuration: configuration)
    } else {
      HStack {
        if let image = cell.imageView?.image { Image(uiImage: image) }
        if cell.style == .value1 || cell.style == .value2 {
          Labels(cell: cell)
        } else {
          VStack(alignment: .leading) { Labels(cell: cell) }
        }
        if !cell.subviews.isEmpty { SubviewsContent(view: cell, name: name) }
      }
    }
  }

  @ViewBuilder private var accessory: some View {
    switch cell.accessoryType {
    case .none: EmptyView()
    case .disclosureIndicator: Image(systemName: "chevron.right").foregroundStyle(.tertiary)
    case .checkmark: Image(systemName: "checkmark").foregroundStyle(.tint)
    case .detailDisclosureButton, .detailButton: Image(systemName: "info.circle").foregroundStyle(.tint)
    }
  }
}

private struct Labels: View {
  let cell: UITableViewCell

  var body: some View {
    let _ = (cell.textLabel?.changes.version, cell.detailTextLabel?.changes.version)
    if let label = cell.textLabel, label.text?.isEmpty == false { Text(styled: label.attributedText) }
    if let label = cell.detailTextLabel, label.text?.isEmpty == false {
      Text(styled: label.attributedText).foregroundStyle(.secondary)
        .font(cell.style == .subtitle ? .footnote : .body)
    }
  }
}

/// A header or footer of a table: its configuration, or its text and the views on it.
struct HeaderFooterContent: View {
  let view: UITableViewHeaderFooterView
  let name: String

  var body: some View {
    let _ = (view.changes.version, view.textLabel?.changes.version)
    if let configuration = view.contentConfiguration, configuration.isShown {
      ConfiguredContent(configuration: configuration)
    } else if !view.subviews.isEmpty {
      SubviewsContent(view: view, name: name)
    } else if let label = view.textLabel {
      Text(styled: label.attributedText)
    }
  }
}
