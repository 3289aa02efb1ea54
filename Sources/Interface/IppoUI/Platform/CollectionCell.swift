import Foundation

/// A cell of a collection view, which a person can choose.
struct CollectionCell: View {
  let view: UICollectionView
  let path: IndexPath
  let name: String
  /// Whether the cell is a row of a list, whose background is that of the row.
  var isRow = false

  var body: some View {
    let _ = view.changes.version
    if let cell = view.shownCell(at: path) {
      // The background follows the state of the cell.
      let _ = cell.changes.version
      Group {
        if view.allowsSelection {
          Button {
            view.choose(path)
          } label: {
            CollectionCellContent(cell: cell, name: name, isRow: isRow)
          }
          .buttonStyle(.plain)
        } else {
          CollectionCellContent(cell: cell, name: name, isRow: isRow)
        }
      }
      .modifier(CellMenu(menu: menu))
      .onAppear { view.show(cell, at: path) }
      // A change makes another cell while its place stays on the screen.
      .onChange(of: ObjectIdentifier(cell)) { view.show(cell, at: path) }
      .onDisappear { view.hide(cell, at: path) }
      .listRowBackground(isRow ? cell.backgroundConfiguration?.visible(name: name) : nil)
    }
  }
}

extension CollectionCell {
  private var menu: UIMenu? {
    view.cellDelegate?.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero)?.menu
  }
}

/// The content of a cell, with its background and its accessories.
private struct CollectionCellContent: View {
  let cell: UICollectionViewCell
  let name: String
  var isRow = false

  var body: some View {
    let _ = cell.changes.version
    HStack {
      if let cell = cell as? UICollectionViewListCell {
        Accessories(accessories: cell.accessories, isEditing: cell.isEditing, isLeading: true, name: name)
        content.padding(.leading, CGFloat(cell.indentationLevel) * cell.indentationWidth)
        Spacer(minLength: 0)
        Accessories(accessories: cell.accessories, isEditing: cell.isEditing, isLeading: false, name: name)
      } else {
        content
      }
    }
    .background {
      if cell.contentConfiguration?.isShown == true, let color = cell.backgroundColor {
        Color(color).clipShape(cell.layer.shape)
      }
      if !isRow, let configuration = cell.backgroundConfiguration {
        BackgroundContent(configuration: configuration, name: name)
      }
      if let background = cell.isSelected ? cell.selectedBackgroundView ?? cell.backgroundView : cell.backgroundView {
        UIViewContent(view: background, name: name)
      }
    }
    .accessibilityAddTraits(cell.isSelected ? .isSelected : [])
  }

  @ViewBuilder private var content: some View {
    if let configuration = cell.contentConfiguration, configuration.isShown {
      ConfiguredContent(configuration: configuration)
    } else {
      UIViewContent(view: cell, name: name)
    }
  }
}

/// The accessories at one end of a cell.
private struct Accessories: View {
  let accessories: [UICellAccessory]
  let isEditing: Bool
  let isLeading: Bool
  let name: String

  var body: some View {
    let shown = accessories.filter { $0.isShown(isEditing: isEditing) && $0.isLeading == isLeading }
    ForEach(shown.indices, id: \.self) { index in
      let color = shown[index].tintColor.map { Color($0) }
      switch shown[index].kind {
      case .disclosure: Image(systemName: "chevron.right").foregroundStyle(color ?? .secondary)
      case .checkmark: Image(systemName: "checkmark").foregroundStyle(color ?? .accentColor)
      case .delete(let action):
        Button(role: .destructive) {
          action?()
        } label: {
          Image(systemName: "minus.circle.fill").foregroundStyle(color ?? .red)
        }
      case .detail(let action):
        if let action {
          Button(action: action) { Image(systemName: "info.circle") }.tint(color)
        } else {
          Image(systemName: "info.circle").foregroundStyle(color ?? .accentColor)
        }
      case .text(let text): Text(verbatim: text).foregroundStyle(color ?? .secondary)
      case .view(let view, isLeading: _): UIViewContent(view: view, name: name).fixedSize()
      }
    }
  }
}

extension UICellAccessory {
  fileprivate var isLeading: Bool {
    switch kind {
    case .view(_, let isLeading): isLeading
    case .delete: true
    case .disclosure, .checkmark, .detail, .text: false
    }
  }
}

/// A header, footer or the like of a section of a collection view.
struct SupplementaryContent: View {
  let view: UICollectionView
  let kind: String
  let section: Int
  let name: String

  var body: some View {
    let _ = view.changes.version
    let path = IndexPath(item: 0, section: section)
    if let made = view.dataSource?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path) {
      if let cell = made as? UICollectionViewCell {
        let _ = cell.updateConfiguration(using: cell.configurationState)
        CollectionCellContent(cell: cell, name: name)
      } else {
        UIViewContent(view: made, name: name)
      }
    }
  }
}
