public import Foundation
public import IppoCoreGraphics

/// A text (`QuartzCore.CATextLayer`).
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; `nil` for none. Other values are left out.
  open var string: Any? { didSet { note() } }
  /// The font of a `String`: a `UIFont`, a `CGFont` or a name; `nil` for that of the system.
  open var font: Any? { didSet { note() } }
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36 { didSet { note() } }
  /// The colour of a `String`; `nil` for that of the surroundings.
  open var foregroundColor: CGColor? = .white { didSet { note() } }
  /// Whether the text has several lines where it is wider than the layer.
  open var isWrapped = false { didSet { note() } }
  /// The place of lines between the edges of the layer.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { note() } }
  /// The place at which a line is cut that is too long. Renderers cut at the end.
  open var truncationMode = CATextLayerTruncationMode.none

  /// The text with its attributes; `nil` where there is none.
  package var text: NSAttributedString? {
    switch string {
    case let text as NSAttributedString: return text
    case let text as String:
      var attributes: [NSAttributedString.Key: Any] = [.font: textFont]
      if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
      return NSAttributedString(string: text, attributes: attributes)
    default: return nil
    }
  }

  private var textFont: UIFont {
    switch font {
    case let font as UIFont: return font.withSize(fontSize)
    case let font as CGFont: return named(font.postScriptName)
    case let name as String: return named(name)
    default: return .systemFont(ofSize: fontSize)
    }
  }

  private func named(_ name: String?) -> UIFont {
    name.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }
}

/// The place of lines between the edges of a text layer (`QuartzCore.CATextLayerAlignmentMode`).
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// A place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The edge at which lines of the language begin.
  public static let natural = Self(rawValue: "natural")
  /// The left edge.
  public static let left = Self(rawValue: "left")
  /// The right edge.
  public static let right = Self(rawValue: "right")
  /// The middle.
  public static let center = Self(rawValue: "center")
  /// Both edges.
  public static let justified = Self(rawValue: "justified")
}

/// The place at which a line of a text layer is cut (`QuartzCore.CATextLayerTruncationMode`).
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// A place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No place: lines stay whole.
  public static let none = Self(rawValue: "none")
  /// The start.
  public static let start = Self(rawValue: "start")
  /// The end.
  public static let end = Self(rawValue: "end")
  /// The middle.
  public static let middle = Self(rawValue: "middle")
}
