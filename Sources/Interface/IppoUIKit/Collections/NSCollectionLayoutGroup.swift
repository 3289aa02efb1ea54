public import Foundation

/// A cell in a compositional layout (`UIKit.NSCollectionLayoutItem`).
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The space within the size that the cell leaves free, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// A cell of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Cells and groups beside or below each other (`UIKit.NSCollectionLayoutGroup`).
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The cells and groups, which are repeated for as long as there is space.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between the cells and groups; `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  let isHorizontal: Bool
  /// The number of equal parts; `nil` for as many as there is space for.
  let count: Int?

  init(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count.map { max(1, $0) }
    super.init(layoutSize: layoutSize)
  }

  /// A group of items beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, isHorizontal: true, count: nil)
  }

  /// A group of items below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, isHorizontal: false, count: nil)
  }

  /// A group of a number of equally wide items beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [subitem], isHorizontal: true, count: count)
  }

  /// A group of a number of equally high items below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [subitem], isHorizontal: false, count: count)
  }

  /// A group of a number of equally wide items beside each other, in the spelling of iOS 13.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// A group of a number of equally high items below each other, in the spelling of iOS 13.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
}

/// A header or a footer at the edge of a section (`UIKit.NSCollectionLayoutBoundarySupplementaryItem`).
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source is asked for the view.
  public let elementKind: String
  /// The edge of the section. Those at the top and the leading edge are before the cells, the others behind them.
  public let alignment: NSRectAlignment
  /// Whether the view stays at the edge while its section scrolls.
  open var pinToVisibleBounds = false
  /// Whether the view takes space of its own. The value is stored: the view always does.
  open var extendsBoundary = true

  /// A header or a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }

  /// Whether the view is before the cells.
  package var isBefore: Bool {
    switch alignment {
    case .top, .topLeading, .topTrailing, .leading: true
    case .none, .bottom, .bottomLeading, .bottomTrailing, .trailing: false
    }
  }

  /// The size in points within a container; `nil` for that of the content.
  package func size(in container: CGSize) -> (width: CGFloat?, height: CGFloat?) {
    (layoutSize.widthDimension.length(in: container), layoutSize.heightDimension.length(in: container))
  }
}

/// An edge or a corner of a rectangle (`UIKit.NSRectAlignment`).
public enum NSRectAlignment: Int, Sendable {
  /// No edge.
  case none
  /// The edge or corner of this name.
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
