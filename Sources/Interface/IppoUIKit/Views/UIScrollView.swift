public import Foundation

// The views of UIKit that hold an app's content. They are not shown: show those of SwiftUI. These are here for what
// apps set by their appearance.

/// A view whose content can be moved (`UIKit.UIScrollView`).
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// What a drag does to an on-screen keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Which insets of the window are added to those of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// Whether content can be pulled beyond its ends. It is kept, and does not change what is shown.
  open var bounces = true
  /// Whether content that fits can be pulled up and down. It is kept, and does not change what is shown.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled sideways. It is kept, and does not change what is shown.
  open var alwaysBounceHorizontal = false
  /// Whether content can be scrolled. It is kept, and does not change what is shown.
  open var isScrollEnabled = true
  /// Whether content stops at multiples of the view's size. It is kept, and does not change what is shown.
  open var isPagingEnabled = false
  /// Whether there is an indicator at the side. It is kept, and does not change what is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether there is an indicator below. It is kept, and does not change what is shown.
  open var showsHorizontalScrollIndicator = true
  /// What a drag does to an on-screen keyboard. It is kept: browsers decide.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Room around the content, in points. It is kept, and does not change what is shown.
  open var contentInset = UIEdgeInsets.zero
  /// Which insets of the window are added to ``contentInset``. It is kept, and does not change what is shown.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The point of the content at the upper left of the view. It is kept: it neither scrolls nor follows scrolling.
  open var contentOffset = CGPoint.zero
  /// The size of the content, in points. It is kept, and does not change what is shown.
  open var contentSize = CGSize.zero
  /// Whether a touch waits until it is known not to be a drag. It is kept: browsers decide.
  open var delaysContentTouches = true

  open override class func appearance() -> UIScrollView { Appearances.proxy { UIScrollView() } }
}

/// Rows below each other (`UIKit.UITableView`).
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// Whether sections are separate groups.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// A length that follows from the content: -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Lines between rows. It is kept, and does not change what is drawn.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows. It is kept, and does not change what is drawn.
  open var separatorColor: UIColor?
  /// How far the lines are from the edges, in points. It is kept, and does not change what is drawn.
  open var separatorInset = UIEdgeInsets.zero
  /// The height of rows, in points. It is kept, and does not change what is shown.
  open var rowHeight = UITableView.automaticDimension
  /// The height of headers, in points. It is kept, and does not change what is shown.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers, in points. It is kept, and does not change what is shown.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The room over headers, in points. It is kept, and does not change what is shown.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// A view over all rows. It is kept, and not shown.
  open var tableHeaderView: UIView?
  /// A view below all rows. It is kept, and not shown.
  open var tableFooterView: UIView?
  /// A view behind all rows. It is kept, and not shown.
  open var backgroundView: UIView?
  /// Whether rows can be selected. It is kept, and does not change what is shown.
  open var allowsSelection = true

  open override class func appearance() -> UITableView { Appearances.proxy { UITableView() } }
}

/// A row (`UIKit.UITableViewCell`).
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// Whether a line follows the row.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// How a selected row looks; `blue` and `gray` are the names of older systems.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// How the row looks when it is selected. It is kept, and does not change what is drawn.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the row when it is selected. It is kept, and not shown.
  open var selectedBackgroundView: UIView?
  /// A view behind the row. It is kept, and not shown.
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewCell { Appearances.proxy { UITableViewCell() } }
}

/// A header or footer (`UIKit.UITableViewHeaderFooterView`).
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// A view behind the header or footer. It is kept, and not shown.
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewHeaderFooterView {
    Appearances.proxy { UITableViewHeaderFooterView() }
  }
}

/// Cells in some arrangement (`UIKit.UICollectionView`).
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// A view behind all cells. It is kept, and not shown.
  open var backgroundView: UIView?
  /// Whether cells can be selected. It is kept, and does not change what is shown.
  open var allowsSelection = true

  open override class func appearance() -> UICollectionView { Appearances.proxy { UICollectionView() } }
}
