public import Foundation

extension TextMeasure {
  /// - Parameters:
  ///   - width: The width of lines, in points.
  ///   - mostLines: The maximum number of lines; 0 for no limit.
  static func size(of text: String, in font: UIFont, width: CGFloat, mostLines: Int = 0) -> CGSize {
    size(of: text, in: Font(font.render, pointSize: font.pointSize), width: width, mostLines: mostLines)
  }

  /// The text in lines that are broken between words.
  static func lines(of text: String, in font: UIFont, width: CGFloat) -> [String] {
    lines(of: text, in: Font(font.render, pointSize: font.pointSize), width: width)
  }

  static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }
}

extension String {
  /// The estimated size of the text in one line for each paragraph, from the widths of the system font, in points.
  /// Renderers may draw it in another size.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure.size(of: self, in: TextMeasure.font(attrs), width: .greatestFiniteMagnitude)
  }

  /// The size of the text in lines that fit into the width of `size`, from zero; see ``size(withAttributes:)``. The
  /// options and the context have no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    CGRect(origin: .zero, size: TextMeasure.size(of: self, in: TextMeasure.font(attributes), width: size.width))
  }

  /// Draws the text into the current drawing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    UIGraphicsGetCurrentContext()?.draw(self, in: rect, attrs ?? [:])
  }

  /// Draws the text into the current drawing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(in: CGRect(origin: point, size: size(withAttributes: attrs)), withAttributes: attrs)
  }
}

extension NSString {
  /// See `String.size(withAttributes:)`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }

  /// See `String.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect { description.boundingRect(with: size, options: options, attributes: attributes, context: context) }

  /// Draws the text into the current drawing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into the current drawing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }
}

extension NSAttributedString {
  private var firstAttributes: [Key: Any] { length > 0 ? attributes(at: 0, effectiveRange: nil) : [:] }

  /// The size of the text in the font of its first letter; see `String.size(withAttributes:)`.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  /// The size of the text in the font of its first letter; see `String.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect { string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context) }

  /// Draws the text in the attributes of its first letter into the current drawing.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }

  /// Draws the text in the attributes of its first letter into the current drawing.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }
}
