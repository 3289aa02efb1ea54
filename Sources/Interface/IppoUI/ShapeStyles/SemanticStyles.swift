/// A level of the foreground style in effect (`SwiftUI.HierarchicalShapeStyle`; `.primary` ... `.quinary`).
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.level(level)) }
}

/// The foreground style in effect (`SwiftUI.ForegroundStyle`).
public struct ForegroundStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.foreground) }
}

/// What is behind the view: the page, a group, a row (`SwiftUI.BackgroundStyle`).
public struct BackgroundStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.background(0)) }
}

/// The tint in effect (`SwiftUI.TintShapeStyle`).
public struct TintShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.tint) }
}

/// The look of selected content (`SwiftUI.SelectionShapeStyle`).
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.opacity(.tint, 0.3)) }
}

/// The look of lines between content (`SwiftUI.SeparatorShapeStyle`).
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.color(.named(.separator)))) }
}

/// The look of text that stands in for what is not there yet (`SwiftUI.PlaceholderTextShapeStyle`).
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.color(.named(.placeholder)))) }
}

/// The look of links (`SwiftUI.LinkShapeStyle`).
public struct LinkShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.color(.named(.link)))) }
}

/// A translucent fill for shapes (`SwiftUI.FillShapeStyle`).
public struct FillShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public var _storage: _ShapeStyleStorage {
    _ShapeStyleStorage(.paint(.color(RenderColor(.named(.gray), opacity: 0.2))))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
