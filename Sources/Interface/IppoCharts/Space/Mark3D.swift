import Foundation
import IppoUI

/// A mark of a chart in space: what marks of other charts have, and what its modifiers say.
struct Mark3D {
  var mark: ChartMark
  /// The heights of a surface; `nil` for other marks.
  var surface: SurfaceFunction?
  var surfaceStyle: BasicChart3DSurfaceStyle?
  /// The colour of the style, where it is one: light can change it.
  var color: Color?
  var symbol: BasicChart3DSymbolShape?
  var rotation: Rotation3D?
  /// The share of light that the surface reflects like a mirror.
  var gloss: Double?
}

/// A function that is drawn as a surface over the floor of a chart.
struct SurfaceFunction {
  let x: Text
  let y: Text
  let z: Text
  let height: @Sendable (Double, Double) -> Double
}
