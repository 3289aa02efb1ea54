public import Foundation

/// The content of a cell (`UIKit.UIContentConfiguration`).
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// A text, a second one and a picture (`UIKit.UIListContentConfiguration`).
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The font; `nil` for that of the row.
    public var font: UIFont?
    /// The colour; `nil` for that of the row.
    public var color: UIColor?
    /// The maximum number of lines; 0 for as many as the text has.
    public var numberOfLines = 0
  }

  /// The look of the picture.
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
  /// The look of the text.
  public var textProperties = TextProperties()
  /// The look of the text below.
  public var secondaryTextProperties = TextProperties()
  /// The look of the picture.
  public var imageProperties = ImageProperties()

  init() {}

  /// For a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a text at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
