/// Variants of a symbol: filled, in a circle, with a slash (`SwiftUI.SymbolVariants`).
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String { case circle, square, rectangle }

  private var shape: Shape?
  private var isFilled = false
  private var hasSlash = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: .circle)
  public static let square = SymbolVariants(shape: .square)
  public static let rectangle = SymbolVariants(shape: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(hasSlash: true)

  public var circle: SymbolVariants { SymbolVariants(shape: .circle, isFilled: isFilled, hasSlash: hasSlash) }
  public var square: SymbolVariants { SymbolVariants(shape: .square, isFilled: isFilled, hasSlash: hasSlash) }
  public var rectangle: SymbolVariants { SymbolVariants(shape: .rectangle, isFilled: isFilled, hasSlash: hasSlash) }
  public var fill: SymbolVariants { SymbolVariants(shape: shape, isFilled: true, hasSlash: hasSlash) }
  public var slash: SymbolVariants { SymbolVariants(shape: shape, isFilled: isFilled, hasSlash: true) }

  /// Whether all of `other` is part of this variant.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.hasSlash || hasSlash)
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, hasSlash: hasSlash || other.hasSlash)
  }

  /// The name of `symbol` in this variant; parts the name has already are not added again.
  func apply(to symbol: String) -> String {
    var name = symbol
    for part in [shape?.rawValue, hasSlash ? "slash" : nil, isFilled ? "fill" : nil] {
      if let part, !name.split(separator: ".").dropFirst().contains(Substring(part)) { name += "." + part }
    }
    return name
  }
}

/// How the layers of a symbol are coloured (`SwiftUI.SymbolRenderingMode`). Renderers draw symbols in one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Why content is redacted (`SwiftUI.RedactionReasons`).
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
