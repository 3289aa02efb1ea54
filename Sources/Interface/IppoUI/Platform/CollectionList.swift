/// A collection view with a list layout.
struct CollectionList: View {
  let view: UICollectionView
  /// The configurations of the sections; the last one is that of all others.
  let lists: [UICollectionLayoutListConfiguration]
  let name: String

  var body: some View {
    let _ = view.changes.version
    let rows = List {
      ForEach(0..<view.numberOfSections, id: \.self) { section in
        let list = list(of: section)
        Section {
          ForEach(places(in: section)) { place in
            CollectionCell(view: view, path: place.path, name: name, isRow: true)
              .listRowSeparator(list.showsSeparators ? .automatic : .hidden)
              .modifier(
                RowSwipeActions(
                  edge: .trailing, configuration: list.trailingSwipeActionsConfigurationProvider?(place.path))
              )
              .modifier(
                RowSwipeActions(
                  edge: .leading, configuration: list.leadingSwipeActionsConfigurationProvider?(place.path)))
          }
        } header: {
          switch list.headerMode {
          case .none: EmptyView()
          case .supplementary:
            SupplementaryContent(
              view: view, kind: UICollectionView.elementKindSectionHeader, section: section, name: name)
          case .firstItemInSection:
            if let first = view.cellPlaces(in: section).first {
              CollectionCell(view: view, path: first.path, name: name)
            }
          }
        } footer: {
          if list.footerMode == .supplementary {
            SupplementaryContent(
              view: view, kind: UICollectionView.elementKindSectionFooter, section: section, name: name)
          }
        }
      }
    }
    switch list(of: 0).appearance {
    case .plain, .sidebarPlain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    case .sidebar: rows.listStyle(.sidebar)
    }
  }

  private func list(of section: Int) -> UICollectionLayoutListConfiguration { lists[min(section, lists.count - 1)] }

  private func places(in section: Int) -> [CollectionPlace] {
    let places = view.cellPlaces(in: section)
    return list(of: section).headerMode == .firstItemInSection ? Array(places.dropFirst()) : places
  }
}
