import Foundation

/// What a cell of UIKit shows (`SwiftUI.UIHostingConfiguration`): a view of SwiftUI.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration, HostedContent {
  let content: Content
  let background: Background
  var insets: EdgeInsets?

  /// Room around the content, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges,
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Room around the content, in points.
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

  /// Has no effect in browsers and terminals: rows are as large as what they show.
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
  /// What a cell shows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView(), insets: nil)
  }
}

/// What of SwiftUI a cell of UIKit shows.
@MainActor @preconcurrency
protocol HostedContent {
  var hosted: AnyView { get }
}

/// A table of UIKit, as a list of what its data source gives.
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
      ForEach(0..<view.numberOfRows(inSection: section), id: \.self) { row in
        CellRow(view: view, path: IndexPath(row: row, section: section), name: name)
          .deleteDisabled(!canEdit(row))
      }
      .onDelete { rows in for row in rows { view.remove(IndexPath(row: row, section: section)) } }
    } header: {
      if let title = view.dataSource?.tableView(view, titleForHeaderInSection: section) { Text(verbatim: title) }
    } footer: {
      if let title = view.dataSource?.tableView(view, titleForFooterInSection: section) { Text(verbatim: title) }
    }
  }

  private func canEdit(_ row: Int) -> Bool {
    view.dataSource?.tableView(view, canEditRowAt: IndexPath(row: row, section: section)) == true
  }
}

private struct CellRow: View {
  let view: UITableView
  let path: IndexPath
  let name: String

  var body: some View {
    let _ = view.changes.version
    if let cell = view.dataSource?.tableView(view, cellForRowAt: path) {
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
    switch cell.contentConfiguration {
    case let hosted as any HostedContent: hosted.hosted
    case let list as UIListContentConfiguration:
      HStack {
        if let image = list.image { Image(uiImage: image) }
        VStack(alignment: .leading) {
          if let text = list.text {
            Text(verbatim: text).font(list.textProperties.font.map { Font($0) })
              .foregroundStyle(list.textProperties.color.map { Color($0) } ?? .primary)
          }
          if let text = list.secondaryText {
            Text(verbatim: text).font(list.secondaryTextProperties.font.map { Font($0) } ?? .footnote)
              .foregroundStyle(list.secondaryTextProperties.color.map { Color($0) } ?? .secondary)
          }
        }
      }
    default:
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
    if let label = cell.textLabel, label.text?.isEmpty == false { Text(styled: label.attributedText) }
    if let label = cell.detailTextLabel, label.text?.isEmpty == false {
      Text(styled: label.attributedText).foregroundStyle(.secondary)
        .font(cell.style == .subtitle ? .footnote : .body)
    }
  }
}
