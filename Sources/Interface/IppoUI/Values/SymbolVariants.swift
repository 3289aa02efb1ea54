/// Variants of a symbol: filled, in a circle, with a slash (`SwiftUI.SymbolVariants`).
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String { case circle, square, rectangle }

  private var shape: Shape?
  private var isFilled = false
  private var hasSlash = false

  /// The symbol of the plain name.
  public static let none = SymbolVariants()
  /// A circle around the symbol: `.circle` is added to the name.
  public static let circle = SymbolVariants(shape: .circle)
  /// A square around the symbol: `.square` is added to the name.
  public static let square = SymbolVariants(shape: .square)
  /// A rectangle around the symbol: `.rectangle` is added to the name.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled: `.fill` is added to the name.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out: `.slash` is added to the name.
  public static let slash = SymbolVariants(hasSlash: true)

  /// The variant in a circle, in place of another shape.
  public var circle: SymbolVariants { SymbolVariants(shape: .circle, isFilled: isFilled, hasSlash: hasSlash) }
  /// The variant in a square, in place of another shape.
  public var square: SymbolVariants { SymbolVariants(shape: .square, isFilled: isFilled, hasSlash: hasSlash) }
  /// The variant in a rectangle, in place of another shape.
  public var rectangle: SymbolVariants { SymbolVariants(shape: .rectangle, isFilled: isFilled, hasSlash: hasSlash) }
  /// The variant, filled.
  public var fill: SymbolVariants { SymbolVariants(shape: shape, isFilled: true, hasSlash: hasSlash) }
  /// The variant, crossed out.
  public var slash: SymbolVariants { SymbolVariants(shape: shape, isFilled: isFilled, hasSlash: true) }

  /// Whether all of `other` is part of this variant.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.hasSlash || hasSlash)
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, hasSlash: hasSlash || other.hasSlash)
  }

  /// The name of `symbol` in this variant. Parts that are in the name already are not added again.
  func apply(to symbol: String) -> String {
    var name = symbol
    for part in [shape?.rawValue, hasSlash ? "slash" : nil, isFilled ? "fill" : nil] {
      if let part, !name.split(separator: ".").dropFirst().contains(Substring(part)) { name += "." + part }
    }
    return name
  }
}

/// The way in which the layers of a symbol are coloured (`SwiftUI.SymbolRenderingMode`).
///
/// Browsers draw the shape behind a sign (the circle of `plus.circle.fill`) in the second style of a palette, or as a
/// weaker level. All other parts of a symbol are drawn in the foreground style. Terminals draw symbols in one colour.
/// In `multicolor` common symbols have a colour that belongs to them, and others are drawn in the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// All layers in one style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Layers in the colours that belong to the symbol.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Layers in levels of one style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Layers in styles of their own.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Why content is redacted (`SwiftUI.RedactionReasons`).
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason: 1 a placeholder, 2 privacy, 4 content that is out of date.
  public let rawValue: Int

  /// A set of the reasons whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
