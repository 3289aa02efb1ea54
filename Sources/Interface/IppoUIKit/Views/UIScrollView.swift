public import Foundation

// The views of UIKit that hold content of the app's. SwiftUI's own are used to show some; these are here for what apps say of
// their appearance.

/// A view whose content can be moved (`UIKit.UIScrollView`).
@MainActor @preconcurrency
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var delaysContentTouches = true

  open override class func appearance() -> UIScrollView { Appearances.proxy { UIScrollView() } }
}

/// Rows below each other (`UIKit.UITableView`).
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public nonisolated static let automaticDimension: CGFloat = -1

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var rowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true

  open override class func appearance() -> UITableView { Appearances.proxy { UITableView() } }
}

/// A row (`UIKit.UITableViewCell`).
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewCell { Appearances.proxy { UITableViewCell() } }
}

/// A header or footer (`UIKit.UITableViewHeaderFooterView`).
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewHeaderFooterView {
    Appearances.proxy { UITableViewHeaderFooterView() }
  }
}

/// Cells in some arrangement (`UIKit.UICollectionView`).
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  open var backgroundView: UIView?
  open var allowsSelection = true

  open override class func appearance() -> UICollectionView { Appearances.proxy { UICollectionView() } }
}
