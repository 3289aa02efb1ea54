public import Foundation

/// What a cell shows (`UIKit.UIContentConfiguration`).
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// A text, a second one and a picture (`UIKit.UIListContentConfiguration`).
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font; `nil` for that of the row.
    public var font: UIFont?
    /// The colour; `nil` for that of the row.
    public var color: UIColor?
    /// The most lines; 0 for as many as there are.
    public var numberOfLines = 0
  }

  /// How the picture looks.
  public struct ImageProperties {
    /// The colour of a symbol; `nil` for that of the row.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero
  }

  /// The text; `nil` for none.
  public var text: String?
  /// The text below; `nil` for none.
  public var secondaryText: String?
  /// The picture; `nil` for none.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the text below looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()

  init() {}

  /// For a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a text at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
