import Charts
import SwiftUI

/// A surface and points in space, which a person turns.
struct SpaceScreen: View {
  @State private var pose = Chart3DPose.default

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
          .foregroundStyle(.heightBased)
        PointMark(x: .value("x", 0), y: .value("y", 0.8), z: .value("z", 0)).symbolSize(0.1)
        RectangleMark(x: .value("x", -2.0..<(-1.5)), y: .value("y", -1.0..<1.0), z: .value("z", 1.5..<2.0))
          .foregroundStyle(.gray)
      }
      .chartXScale(domain: -2...2)
      .chartYScale(domain: -1...1)
      .chartZScale(domain: -2...2)
      .chartXAxisLabel("Width")
      .chartZAxisLabel("Depth")
      .chart3DPose($pose)
      .frame(width: 480, height: 360)
      Text(verbatim: "\(Int(pose.azimuth.degrees.rounded())) and \(Int(pose.inclination.degrees.rounded()))")
    }
  }
}
