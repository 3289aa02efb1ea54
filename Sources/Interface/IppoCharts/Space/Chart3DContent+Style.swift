public import Foundation
public import IppoUI

extension Chart3DContent {
  func changed3D(_ change: @escaping (inout Mark3D) -> Void) -> ModifiedMarks3D<Self> {
    ModifiedMarks3D(content: self, change: change)
  }

  /// The style of marks. A gradient covers the picture of the chart.
  public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent {
    changed3D { mark in
      guard mark.mark.style.foreground == nil, mark.surfaceStyle == nil else { return }
      mark.mark.style.foreground = AnyShapeStyle(style)
      mark.color = style as? Color
    }
  }

  /// The colours of surfaces by their shape. Other marks are not changed.
  public func foregroundStyle(_ surfaceStyle: some Chart3DSurfaceStyle) -> some Chart3DContent {
    changed3D { mark in
      guard mark.mark.style.foreground == nil, mark.surfaceStyle == nil, mark.surface != nil else { return }
      mark.surfaceStyle = surfaceStyle._basic
    }
  }

  /// The style by a value: the chart gives each value a colour, and shows both in its legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
    let datum = value.datum
    return changed3D { if $0.mark.style.foregroundBy == nil { $0.mark.style.foregroundBy = datum } }
  }

  /// The look of metal, 0...1: the light that surfaces reflect is brighter, and their shadow darker.
  public func metalness(_ metalness: Double) -> some Chart3DContent {
    changed3D { $0.gloss = max($0.gloss ?? 0, min(max(metalness, 0), 1)) }
  }

  /// The roughness of surfaces, 0...1: a smooth one reflects a brighter light.
  public func roughness(_ roughness: Double) -> some Chart3DContent {
    changed3D { $0.gloss = max($0.gloss ?? 0, 1 - min(max(roughness, 0), 1)) }
  }

  /// The solid that points are drawn as.
  public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent {
    changed3D { if $0.symbol == nil { $0.symbol = symbol._basic } }
  }

  /// The size of symbols, as a share of the length of the axes.
  public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
    changed3D { mark in
      guard mark.mark.style.symbolSize == nil else { return }
      mark.mark.style.symbolSize = CGSize(width: max(size, 0), height: max(size, 0))
    }
  }

  /// The turn of symbols.
  public func symbolRotation(_ rotation: Rotation3D) -> some Chart3DContent {
    changed3D { if $0.rotation == nil { $0.rotation = rotation } }
  }
}

/// The solid that points of a chart in space are drawn as (`Charts.Chart3DSymbolShape`).
public protocol Chart3DSymbolShape: Sendable {
  /// The solid as charts draw it.
  var _basic: BasicChart3DSymbolShape { get }
}

/// One of the solids that charts know (`Charts.BasicChart3DSymbolShape`).
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Hashable {
  enum Solid: Hashable, Sendable { case sphere, cube, cone, cylinder }

  let solid: Solid
  /// The solid itself.
  public var _basic: BasicChart3DSymbolShape { self }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  /// A ball.
  public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(solid: .sphere) }
  /// A cube.
  public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(solid: .cube) }
  /// A cone that stands on its base.
  public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(solid: .cone) }
  /// An upright cylinder.
  public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(solid: .cylinder) }
}
