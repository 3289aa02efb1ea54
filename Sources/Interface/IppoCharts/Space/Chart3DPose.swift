public import IppoUI

/// The direction from which a chart in space is seen (`Charts.Chart3DPose`).
///
/// ```swift
/// Chart3D(penguins) { penguin in
///   PointMark(x: .value("Flipper", penguin.flipper), y: .value("Weight", penguin.weight), z: .value("Beak", penguin.beak))
/// }
/// .chart3DPose(Chart3DPose(azimuth: .degrees(20), inclination: .degrees(7)))
/// ```
public struct Chart3DPose: Hashable, Codable, Sendable {
  /// The angle of the viewer about the vertical axis: at 90 degrees, the chart is seen from the right.
  public let azimuth: Angle2D
  /// The angle of the viewer above the floor of the chart: at 90 degrees, the chart is seen from above.
  public let inclination: Angle2D

  /// A pose by its angles.
  public init(azimuth: Angle2D, inclination: Angle2D) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  private init(_ azimuth: Double, _ inclination: Double) {
    self.init(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
  }

  /// From the front, the right and above, so that all three axes are seen.
  public static let `default` = Chart3DPose(30, 20)
  /// From the front: the horizontal and the vertical axis are seen.
  public static let front = Chart3DPose(0, 0)
  /// From the back.
  public static let back = Chart3DPose(180, 0)
  /// From the left.
  public static let left = Chart3DPose(-90, 0)
  /// From the right.
  public static let right = Chart3DPose(90, 0)
  /// From above.
  public static let top = Chart3DPose(0, 90)
  /// From below.
  public static let bottom = Chart3DPose(0, -90)

  /// The pose after a turn by degrees. The inclination ends at the poses from above and from below.
  func turned(azimuth: Double = 0, inclination: Double = 0) -> Chart3DPose {
    let around = (self.azimuth.degrees + azimuth).remainder(dividingBy: 360)
    return Chart3DPose(around, min(max(self.inclination.degrees + inclination, -90), 90))
  }
}

/// The way in which a chart in space becomes a picture (`Charts.Chart3DCameraProjection`).
public struct Chart3DCameraProjection: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case orthographic, perspective }

  let storage: Storage

  /// The orthographic projection.
  public static let automatic = Chart3DCameraProjection(storage: .orthographic)
  /// The projection in which lengths are the same near and far, so that values can be compared.
  public static let orthographic = Chart3DCameraProjection(storage: .orthographic)
  /// The projection in which distant marks are smaller.
  public static let perspective = Chart3DCameraProjection(storage: .perspective)
}

/// Whether a chart in space stands out of its window (`Charts.Chart3DRenderingStyle`).
public struct Chart3DRenderingStyle: Hashable, Sendable {
  private enum Storage: Hashable, Sendable { case flat, volumetric }

  private let storage: Storage

  /// A picture.
  public static let automatic = Chart3DRenderingStyle(storage: .flat)
  /// A picture.
  public static let flat = Chart3DRenderingStyle(storage: .flat)
  /// A picture where there are no windows with a depth.
  public static let volumetric = Chart3DRenderingStyle(storage: .volumetric)
}

extension View {
  /// Sets whether charts in space within the view stand out of their window. Has no effect in browsers and terminals: windows are flat.
  public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }

  /// The pose with which charts in space within the view begin. The user can turn them.
  public func chart3DPose(_ pose: Chart3DPose) -> some View { chartSetting { $0.pose = .init(start: pose) } }

  /// The pose of charts in space within the view. A turn by the user writes the binding.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
    chartSetting { $0.pose = .init(start: pose.wrappedValue, binding: pose) }
  }

  /// The projection of charts in space within the view.
  public func chart3DCameraProjection(_ projection: Chart3DCameraProjection = .automatic) -> some View {
    chartSetting { $0.projection = projection }
  }
}
