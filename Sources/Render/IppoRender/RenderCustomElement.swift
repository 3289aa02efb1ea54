/// An element of a page that a script of the app defines: a custom element (HTML, 4.13).
///
/// Renderers other than browsers show its fallback. Names come from apps, and a renderer leaves out names that it
/// cannot use.
public struct RenderCustomElement: Equatable, Sendable {
  /// The name by which the script defines it, such as `bar-chart`.
  public var name: String
  /// The address of the script among the app's scripts; `nil` where the script was not found, so that all renderers
  /// show the fallback.
  public var script: String?
  /// The attributes of the element, by name.
  public var attributes: [String: String]
  /// The names of the events that views listen to; each arrives as ``RenderEvent/custom(name:detail:)``.
  public var events: [String]
  /// The names of the slots for the children after the first one, in their order.
  public var slots: [String]

  /// An element without attributes, events and slots, unless stated.
  public init(
    name: String, script: String?, attributes: [String: String] = [:], events: [String] = [], slots: [String] = []
  ) {
    self.name = name
    self.script = script
    self.attributes = attributes
    self.events = events
    self.slots = slots
  }

  /// Names that have the form of a custom element name, but that HTML excludes from valid custom element names.
  private static let reservedNames: Set<String> = [
    "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
    "font-face-name", "missing-glyph",
  ]

  /// Whether a custom element can have the name: a valid custom element name (HTML, 4.13) in ASCII, of at most 64
  /// characters.
  ///
  /// The name begins with a small letter. Small letters, digits, hyphens, dots and underscores may follow. HTML's valid
  /// custom element names may also have characters outside of ASCII.
  package static func isName(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "-")) && !reservedNames.contains(name) && isIdentifier(name)
  }

  /// Attributes that tell the page what an element is, which the renderer decides.
  private static let reservedAttributes: Set<String> = [
    "id", "class", "style", "slot", "is", "part", "exportparts", "lang", "dir", "hidden", "inert", "tabindex", "role",
    "title", "nonce", "disabled", "draggable", "contenteditable", "popover", "autofocus", "accesskey", "translate",
    "itemid", "itemprop", "itemref", "itemscope", "itemtype", "xmlns",
  ]

  /// Whether an app may set the attribute. The name has the form of ``isName(_:)``, but needs no hyphen.
  ///
  /// Attributes that the renderer decides, event handlers (`on…`), `data-…` and `aria-…` are excluded.
  package static func isAttribute(_ name: String) -> Bool {
    isIdentifier(name) && !reservedAttributes.contains(name)
      && !["on", "data-", "aria-"].contains { name.hasPrefix($0) }
  }

  /// Whether an event or a slot can have the name: letters, digits, hyphens, dots, colons and underscores of ASCII, 64
  /// at most.
  package static func isEvent(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { isLetter($0 | 0x20) || isDigit($0) || "-.:_".utf8.contains($0) }
  }

  /// The maximum number of UTF-8 code units in the detail of an event, as JSON.
  package static let detailBytes = 16_384
  /// The maximum number of UTF-8 code units in all attributes together.
  package static let attributeBytes = 262_144

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first), name.utf8.count <= 64 else { return false }
    return name.utf8.allSatisfy { isLetter($0) || isDigit($0) || "-._".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
