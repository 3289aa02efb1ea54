public import Foundation

extension AttributeContainer {
  /// The attributes of a text of UIKit: fonts, colours, lines, spacing and links. Others have no place among those of
  /// SwiftUI, and are left out.
  ///
  /// - Parameter dictionary: The attributes, by their keys.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = dictionary[.font] as? UIFont { self.font = Font(font) }
    if let color = dictionary[.foregroundColor] as? UIColor { self.foregroundColor = Color(color) }
    if let color = dictionary[.backgroundColor] as? UIColor { self.backgroundColor = Color(color) }
    if let kern = Self.number(dictionary[.kern]) { self.kern = CGFloat(kern) }
    if let tracking = Self.number(dictionary[.tracking]) { self.tracking = CGFloat(tracking) }
    if let offset = Self.number(dictionary[.baselineOffset]) { self.baselineOffset = CGFloat(offset) }
    if let style = Self.number(dictionary[.underlineStyle]), style > 0 {
      self.underlineStyle = Text.LineStyle(color: (dictionary[.underlineColor] as? UIColor).map { Color($0) })
    }
    if let style = Self.number(dictionary[.strikethroughStyle]), style > 0 {
      self.strikethroughStyle = Text.LineStyle(color: (dictionary[.strikethroughColor] as? UIColor).map { Color($0) })
    }
    switch dictionary[.link] {
    case let url as URL: self.link = url
    case let text as String: self.link = URL(string: text)
    default: break
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    case let style as NSUnderlineStyle: Double(style.rawValue)
    default: nil
    }
  }
}

extension AttributedString {
  /// A text of UIKit, with the attributes that SwiftUI has as well. See `AttributeContainer.init(_:)`.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(
        AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// A text of SwiftUI, with the attributes that UIKit has as well: colours, lines, spacing and links. Fonts of SwiftUI
  /// have no size before they are drawn, and are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr.characters[run.range]), attributes: Self.attributes(run.attributes)))
    }
    self.init(attributedString: text)
  }

  private static func attributes(_ container: AttributeContainer) -> [Key: Any] {
    var attributes: [Key: Any] = [:]
    if let color = container.foregroundColor { attributes[.foregroundColor] = UIColor(color) }
    if let color = container.backgroundColor { attributes[.backgroundColor] = UIColor(color) }
    if let kern = container.kern { attributes[.kern] = Double(kern) }
    if let tracking = container.tracking { attributes[.tracking] = Double(tracking) }
    if let offset = container.baselineOffset { attributes[.baselineOffset] = Double(offset) }
    if let line = container.underlineStyle {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      if let color = line.color { attributes[.underlineColor] = UIColor(color) }
    }
    if let line = container.strikethroughStyle {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      if let color = line.color { attributes[.strikethroughColor] = UIColor(color) }
    }
    if let link = container.link { attributes[.link] = link }
    return attributes
  }
}
