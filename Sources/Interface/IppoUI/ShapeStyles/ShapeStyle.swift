/// The filling of a shape or a text: a colour, a gradient, a material, or a meaning such as `.primary` or `.tint`
/// (`SwiftUI.ShapeStyle`).
///
/// A style of an app's own conforms by `resolve(in:)`, which picks another style by the environment.
public protocol ShapeStyle: Sendable {
  /// The style that `resolve(in:)` picks; `Never` for styles that renderers know.
  associatedtype Resolved: ShapeStyle = Never

  /// The type of the style's effects on painted content, besides its painting.
  associatedtype _Effects: ViewModifier = EmptyModifier

  /// The effects of the style on painted content; none by default.
  @MainActor @preconcurrency var _effects: _Effects { get }

  /// The style to draw with in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style before the environment is known.
  var _storage: _ShapeStyleStorage { get }
}

extension ShapeStyle where Resolved == Never {
  /// Traps, and must not be called: such a style is drawn by its `_storage`.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn as it is; it resolves to no other style.")
  }
}

extension ShapeStyle where Resolved: ShapeStyle {
  /// A style of the app's own: `resolve(in:)` is called when it is painted, with the environment it is painted in.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.custom(CustomShapeStyle(self))) }
}

extension Never: ShapeStyle {
  /// The type itself, which is without values.
  public typealias Resolved = Never
  /// Unreachable, because the type is without values.
  public var _storage: _ShapeStyleStorage { switch self {} }
}

/// The styles a renderer can be asked for, compared by value.
public struct _ShapeStyleStorage: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case paint(RenderPaint)
    /// A paint whose points lie where the text begins and ends: x runs from the leading edge.
    case placed(RenderPaint)
    /// The level of the foreground style in effect, from 0 for primary to 4 for quinary.
    case level(Int)
    case foreground
    case tint
    /// 0 the page, 1 a group on it, 2 a row of the group.
    case background(Int)
    case opacity(Kind, Double)
    case custom(CustomShapeStyle)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The paint in `environment`; `nil` to draw as the surroundings do.
  func paint(in environment: EnvironmentValues) -> RenderPaint? { kind.paint(in: environment) }
}

/// A style of the app's own. Its values cannot be compared: two are equal only where one is a copy of the other.
final class CustomShapeStyle: Equatable, Sendable {
  let resolve: @Sendable (EnvironmentValues) -> _ShapeStyleStorage.Kind

  init<S: ShapeStyle>(_ style: S) { resolve = { style.resolve(in: $0)._storage.kind } }

  static func == (lhs: CustomShapeStyle, rhs: CustomShapeStyle) -> Bool { lhs === rhs }
}

extension _ShapeStyleStorage.Kind {
  func paint(in environment: EnvironmentValues) -> RenderPaint? {
    switch self {
    case .paint(let paint): return paint
    case .placed(let paint): return environment.layoutDirection == .rightToLeft ? paint.mirrored : paint
    case .foreground: return environment.foregroundStyles.first?._storage.paint(in: environment.outerForeground)
    case .level(let level):
      let styles = environment.foregroundStyles
      let outer = environment.outerForeground
      if styles.indices.contains(level), let paint = styles[level]._storage.paint(in: outer) { return paint }
      if level > 0, let paint = styles.first?._storage.paint(in: outer) {
        return paint.opacity([1, 0.5, 0.25, 0.18, 0.12][min(level, 4)])
      }
      let color = RenderPaint.color(.named([.primary, .secondary, .tertiary, .quaternary][min(level, 3)]))
      return level < 4 ? color : color.opacity(0.12 / 0.18)
    case .tint: return environment.tintStyle?._storage.paint(in: environment) ?? .color(.named(.accent))
    case .background(let level):
      if let style = environment.backgroundStyle {
        // A style that refers to the background means the background outside of it.
        var outer = environment
        outer.backgroundStyle = nil
        return style._storage.paint(in: outer)?.opacity([1, 0.5, 0.25, 0.18, 0.12][min(level, 4)])
      }
      return .color(.named([.background, .secondaryBackground, .tertiaryBackground][min(level, 2)]))
    case .opacity(let kind, let opacity):
      return (kind.paint(in: environment) ?? .color(.named(.primary))).opacity(opacity)
    case .custom(let style): return style.resolve(environment).paint(in: environment)
    }
  }
}

extension RenderPaint {
  /// The paint mirrored from left to right.
  var mirrored: RenderPaint {
    func mirrored(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: 1 - point.x, y: point.y) }
    return
      switch self
    {
    case .color, .material: self
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops, start: mirrored(start), end: mirrored(end))
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(stops, center: mirrored(center), startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(stops, center: mirrored(center), startAngle: .pi - start, endAngle: .pi - end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      .ellipticalGradient(stops, center: mirrored(center), startRadius: start, endRadius: end)
    case .meshGradient(let points, let background):
      .meshGradient(
        points.map { MeshPoint(point: mirrored($0.point), color: $0.color) }, background: background)
    }
  }

  /// The same paint, `factor` times as opaque.
  func opacity(_ factor: Double) -> RenderPaint {
    func faded(_ color: RenderColor) -> RenderColor { RenderColor(color.base, opacity: color.opacity * factor) }
    func faded(_ stops: [Stop]) -> [Stop] { stops.map { Stop(color: faded($0.color), location: $0.location) } }
    return
      switch self
    {
    case .color(let color): .color(faded(color))
    case .linearGradient(let stops, let start, let end): .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(faded(stops), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(faded(stops), center: center, startAngle: start, endAngle: end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      .ellipticalGradient(faded(stops), center: center, startRadius: start, endRadius: end)
    case .meshGradient(let points, let background):
      .meshGradient(
        points.map { MeshPoint(point: $0.point, color: faded($0.color)) }, background: faded(background))
    case .material: self
    }
  }

  /// The colour that stands for the paint where only a colour can be drawn.
  var color: RenderColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops.first?.color ?? .named(.primary)
    case .meshGradient(let points, let background): points.first?.color ?? background
    case .material: .named(.secondaryBackground)
    }
  }
}
