import Foundation
import IssueReporting

/// A collection view of UIKit: a list of its cells, or stacks of them in a scroll view.
struct CollectionContent: View {
  let view: UICollectionView
  let name: String

  var body: some View {
    let _ = view.changes.version
    ZStack {
      if let background = view.backgroundView { UIViewContent(view: background, name: name) }
      switch view.collectionViewLayout {
      case let layout as UICollectionViewCompositionalLayout:
        if let list = layout.list {
          CollectionList(view: view, lists: [list], name: name)
        } else {
          CompositionalContent(view: view, layout: layout, name: name)
        }
      case let layout as UICollectionViewFlowLayout: FlowContent(view: view, layout: layout, name: name)
      default: UnknownLayoutContent(view: view, name: name)
      }
    }
  }
}

/// A layout by a class of the app, of which Ippo knows nothing: cells below each other.
private struct UnknownLayoutContent: View {
  let view: UICollectionView
  let name: String

  var body: some View {
    let _ = view.changes.version
    ScrollView {
      LazyVStack {
        ForEach(0..<view.numberOfSections, id: \.self) { section in
          ForEach(view.cellPlaces(in: section)) { CollectionCell(view: view, path: $0.path, name: name) }
        }
      }
    }
    .onAppear {
      reportIssue(
        """
        The layout '\(type(of: view.collectionViewLayout))' of a collection view in '\(name)' cannot be shown, and its cells are \
        below each other: use 'UICollectionViewFlowLayout' or 'UICollectionViewCompositionalLayout'.
        """)
    }
  }
}

/// A cell with its identity: by the item of a diffable data source, or else by its place.
struct CollectionPlace: Identifiable {
  let id: AnyHashable
  let path: IndexPath
}

extension UICollectionView {
  /// The cells of a section, by their identities.
  func cellPlaces(in section: Int) -> [CollectionPlace] {
    guard let source = dataSource as? any IdentifiedRows else {
      return (0..<numberOfItems(inSection: section)).map {
        CollectionPlace(id: $0, path: IndexPath(item: $0, section: section))
      }
    }
    return source.identifiers(inSection: section).enumerated().map {
      CollectionPlace(id: $1, path: IndexPath(item: $0, section: section))
    }
  }
}
