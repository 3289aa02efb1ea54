/// Whether text can be selected (`SwiftUI.TextSelectability`).
public protocol TextSelectability {
  /// Whether a user can select text.
  static var allowsSelection: Bool { get }
}

/// Text can be selected (`SwiftUI.EnabledTextSelectability`).
public struct EnabledTextSelectability: TextSelectability {
  /// The value `true`: users can select the texts.
  public static let allowsSelection = true
}

/// Text cannot be selected (`SwiftUI.DisabledTextSelectability`).
public struct DisabledTextSelectability: TextSelectability {
  /// The value `false`: users cannot select the texts.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionModifier: AttributeModifier, Equatable {
  typealias Body = Never
  let isSelectable: Bool

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isTextSelectable = attributes.isTextSelectable ?? isSelectable
  }
}

extension View {
  /// Whether a user can select the text of the view, to copy it. A terminal selects in its own way.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier(isSelectable: S.allowsSelection))
  }
}
