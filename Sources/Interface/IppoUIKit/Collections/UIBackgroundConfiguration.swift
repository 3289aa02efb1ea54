public import Foundation

/// The background of a cell (`UIKit.UIBackgroundConfiguration`).
public struct UIBackgroundConfiguration {
  /// The colour; `nil` for that of the list.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// A view over the colour; `nil` for none.
  public var customView: UIView?

  /// A background without a colour.
  public static func clear() -> UIBackgroundConfiguration { colored(.clear) }
  /// The background of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }
}
