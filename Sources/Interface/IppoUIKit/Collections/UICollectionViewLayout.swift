public import Foundation

/// The arrangement of the cells of a collection view (`UIKit.UICollectionViewLayout`).
///
/// Ippo shows ``UICollectionViewFlowLayout`` and ``UICollectionViewCompositionalLayout``. For another class, an issue is reported,
/// and the cells are shown below each other.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection view that has the layout; `nil` for none.
  open package(set) weak var collectionView: UICollectionView?

  /// A layout.
  public override init() { super.init() }

  /// Returns `nil`, because layouts cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Arranges the cells again.
  open func invalidateLayout() { collectionView?.changes.note() }
}

/// Lines of cells, each as long as the collection view (`UIKit.UICollectionViewFlowLayout`).
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An estimated size by which cells have the size of their content.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The size of cells, in points: 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of cells, in points. With any but zero, cells have the size of their content.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between cells of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The space around the cells of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, in points; zero for no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points; zero for no footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay at the edge. Headers of a flow layout scroll with their sections.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the edge. Footers of a flow layout scroll with their sections.
  open var sectionFootersPinToVisibleBounds = false
}

extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
