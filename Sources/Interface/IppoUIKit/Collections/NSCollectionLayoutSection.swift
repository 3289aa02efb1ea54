public import Foundation

/// A section of a compositional layout: a group that is repeated (`UIKit.NSCollectionLayoutSection`).
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  package let group: NSCollectionLayoutGroup
  /// The list that the section is; `nil` for a section of groups.
  package let list: UICollectionLayoutListConfiguration?

  /// The space around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The manner in which the section scrolls across the direction of the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the insets of the cells.
  open var supplementariesFollowContentInsets = true

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
  }

  init(list: UICollectionLayoutListConfiguration) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    group = .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    self.list = list
    super.init()
    if list.headerMode == .supplementary { boundarySupplementaryItems.append(list.header(size)) }
    if list.footerMode == .supplementary { boundarySupplementaryItems.append(list.footer(size)) }
  }

  /// A section of rows below each other. In a layout that also has other sections, rows have no actions for swipes.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// The manner in which a section scrolls across the direction of its layout
/// (`UIKit.UICollectionLayoutSectionOrthogonalScrollingBehavior`).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Without scrolling.
  case none
  /// Scrolling that ends anywhere.
  case continuous
  /// Scrolling that ends at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling by the width of the collection view.
  case paging
  /// Scrolling by one group.
  case groupPaging
  /// Scrolling by one group, with the group in the middle. Ippo aligns the group at its beginning.
  case groupPagingCentered
}

/// The surroundings of a section (`UIKit.NSCollectionLayoutEnvironment`).
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The collection view's space.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the window.
  var traitCollection: UITraitCollection { get }
}

/// The space of a collection view (`UIKit.NSCollectionLayoutContainer`).
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets: none.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in use: none.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of the sections of a collection view of one size.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(contentSize: CGSize, traitCollection: UITraitCollection) {
    self.contentSize = contentSize
    self.traitCollection = traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
