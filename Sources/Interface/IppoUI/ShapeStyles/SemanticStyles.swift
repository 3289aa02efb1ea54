/// A level of the foreground style in effect (`SwiftUI.HierarchicalShapeStyle`; `.primary` ... `.quinary`).
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  /// The level is worked out when it is painted: it resolves to no other style.
  public typealias Resolved = Never

  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second style of `foregroundStyle(_:_:)`, or else the foreground style at half of its opacity.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third style of `foregroundStyle(_:_:_:)`, or else the foreground style at a quarter of its opacity.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground style at 18 % of its opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The foreground style at 12 % of its opacity.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The level, which is resolved by the environment of the painted content.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.level(level)) }
}

/// The foreground style in effect (`SwiftUI.ForegroundStyle`).
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// The style is found in the environment when it is painted: it resolves to no other one.
  public typealias Resolved = Never
  /// The style that `foregroundStyle(_:)` has set around the painted content, or else that of the surroundings.
  public init() {}
  /// The foreground style, which is resolved by the environment of the painted content.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.foreground) }
}

/// The background of the view: the page, a group, a row (`SwiftUI.BackgroundStyle`).
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// The background is chosen by the renderer: the style resolves to no other one.
  public typealias Resolved = Never
  /// The style that `backgroundStyle(_:)` has set around the painted content, or else the renderer's own background.
  public init() {}
  /// The background of the page.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.background(0)) }
}

/// The tint in effect (`SwiftUI.TintShapeStyle`).
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// The tint is found in the environment when it is painted: the style resolves to no other one.
  public typealias Resolved = Never
  /// The style that `tint(_:)` has set around the painted content, or else the colour of controls.
  public init() {}
  /// The tint, which is resolved by the environment of the painted content.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.tint) }
}

/// The look of selected content (`SwiftUI.SelectionShapeStyle`).
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// The style is made of the tint when it is painted: it resolves to no other one.
  public typealias Resolved = Never
  /// The tint in effect, at 30 % of its opacity.
  public init() {}
  /// The tint at 30 % of its opacity.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.opacity(.tint, 0.3)) }
}

/// The look of lines between content (`SwiftUI.SeparatorShapeStyle`).
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// The colour is chosen by the renderer: the style resolves to no other one.
  public typealias Resolved = Never
  /// The colour of lines between rows.
  public init() {}
  /// The renderer's colour for separators.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.color(.named(.separator)))) }
}

/// The look of text in place of missing content (`SwiftUI.PlaceholderTextShapeStyle`).
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// The colour is chosen by the renderer: the style resolves to no other one.
  public typealias Resolved = Never
  /// The colour of prompts in empty fields.
  public init() {}
  /// The renderer's colour for prompts.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.color(.named(.placeholder)))) }
}

/// The look of links (`SwiftUI.LinkShapeStyle`).
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// The colour is chosen by the renderer: the style resolves to no other one.
  public typealias Resolved = Never
  /// The colour of addresses in texts.
  public init() {}
  /// The renderer's colour for links.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.color(.named(.link)))) }
}

/// A translucent fill for shapes (`SwiftUI.FillShapeStyle`).
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// The colour is always the same: the style resolves to no other one.
  public typealias Resolved = Never
  /// Grey at a fifth of its opacity. Its levels, such as `.fill.secondary`, are fainter.
  public init() {}
  /// Grey at a fifth of its opacity.
  public var _storage: _ShapeStyleStorage {
    _ShapeStyleStorage(.paint(.color(RenderColor(.named(.gray), opacity: 0.2))))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in effect.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the view.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint in effect.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The look of selected content: the tint, faintly.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The look of lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The look of prompts in empty fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The look of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A faint grey for the inside of shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
