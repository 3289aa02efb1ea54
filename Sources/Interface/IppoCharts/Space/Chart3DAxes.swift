import Foundation
import IppoUI

/// The walls of a chart in space, and the places of the labels of its axes.
@MainActor
struct Chart3DAxes {
  /// A line of a wall.
  struct Line: Identifiable {
    let id: Int
    let path: Path
    let isEdge: Bool
  }

  /// A label beside an edge of the cube.
  struct Label: Identifiable {
    let id: Int
    let content: AnyView
    let point: CGPoint
    let isTitle: Bool
  }

  private let layout: Chart3DLayout
  private let camera: Camera3D
  private let environment: EnvironmentValues
  private(set) var lines: [Line] = []
  private(set) var labels: [Label] = []

  /// The distance of labels and of titles from the cube, in points.
  private static let gap = 14.0
  private static let titleGap = 34.0
  /// An axis that is shorter than this share of an edge has no labels: it leads to the viewer.
  private static let leastLength = 0.25

  init(_ layout: Chart3DLayout, _ camera: Camera3D, _ settings: ChartSettings, _ environment: EnvironmentValues) {
    self.layout = layout
    self.camera = camera
    self.environment = environment
    // The walls are behind the marks: on the sides that face away from the viewer.
    let (backX, backY, backZ) = (
      camera.toward.x >= 0 ? -0.5 : 0.5, camera.toward.y >= 0 ? -0.5 : 0.5, camera.toward.z >= 0 ? -0.5 : 0.5
    )
    let places = (ticks(layout.x), ticks(layout.y), ticks(layout.z))
    for place in [-0.5, 0.5] + places.0.map(\.place) {
      add(Point3D(x: place, y: backY, z: -0.5), Point3D(x: place, y: backY, z: 0.5), isEdge: abs(place) == 0.5)
      add(Point3D(x: place, y: -0.5, z: backZ), Point3D(x: place, y: 0.5, z: backZ), isEdge: abs(place) == 0.5)
    }
    for place in [-0.5, 0.5] + places.1.map(\.place) {
      add(Point3D(x: -0.5, y: place, z: backZ), Point3D(x: 0.5, y: place, z: backZ), isEdge: abs(place) == 0.5)
      add(Point3D(x: backX, y: place, z: -0.5), Point3D(x: backX, y: place, z: 0.5), isEdge: abs(place) == 0.5)
    }
    for place in [-0.5, 0.5] + places.2.map(\.place) {
      add(Point3D(x: -0.5, y: backY, z: place), Point3D(x: 0.5, y: backY, z: place), isEdge: abs(place) == 0.5)
      add(Point3D(x: backX, y: -0.5, z: place), Point3D(x: backX, y: 0.5, z: place), isEdge: abs(place) == 0.5)
    }
    // Labels of the floor are at its edges before the marks, and those of the heights at the edge on the left.
    label(places.0, from: Point3D(x: -0.5, y: backY, z: -backZ), along: Point3D(x: 1, y: 0, z: 0), settings.x)
    label(places.2, from: Point3D(x: -backX, y: backY, z: -0.5), along: Point3D(x: 0, y: 0, z: 1), settings.z)
    let edges = [(-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)].map { Point3D(x: $0.0, y: -0.5, z: $0.1) }
    if let edge = edges.min(by: { camera.right.dot($0) < camera.right.dot($1) }) {
      label(places.1, from: edge, along: Point3D(x: 0, y: 1, z: 0), settings.y)
    }
  }

  /// The marked values of an axis: their places in the cube, and their texts.
  private func ticks(_ plan: AxisPlan) -> [(place: Double, text: AnyView?)] {
    plan.specs.enumerated().flatMap { index, spec in
      let writer = AxisWriter(environment, values: plan.values[index], dateComponent: plan.dateStep?.component)
      return plan.values[index].enumerated().compactMap { number, scalar -> (place: Double, text: AnyView?)? in
        guard let place = plan.scale.position(of: scalar), place.isFinite else { return nil }
        return (Double(place), text(spec, scalar, number, plan.values[index].count, writer))
      }
    }
  }

  private func text(_ spec: AxisSpec, _ scalar: _PlotScalar, _ index: Int, _ count: Int, _ writer: AxisWriter)
    -> AnyView?
  {
    guard let elements = spec.elements else {
      return AnyView(Text(verbatim: spec.format?(scalar, environment) ?? writer.string(scalar)))
    }
    for element in elements(AxisValue(index: index, count: count, scalar: scalar)) {
      guard case .label(let label) = element.kind else { continue }
      switch label.content {
      case .view(let view): return view
      case .text(let text): return AnyView(text)
      case .value: return AnyView(Text(verbatim: writer.string(scalar)))
      case .formatted(let format):
        return AnyView(Text(verbatim: format(scalar, environment) ?? writer.string(scalar)))
      }
    }
    return nil
  }

  private mutating func add(_ start: Point3D, _ end: Point3D, isEdge: Bool) {
    var path = Path()
    path.move(to: camera.project(start))
    path.addLine(to: camera.project(end))
    lines.append(Line(id: lines.count, path: path, isEdge: isEdge))
  }

  private mutating func label(
    _ ticks: [(place: Double, text: AnyView?)], from start: Point3D, along axis: Point3D,
    _ setting: ChartSettings.AxisSetting
  ) {
    let (first, last) = (camera.project(start), camera.project(start + axis))
    let run = CGSize(width: last.x - first.x, height: last.y - first.y)
    let length = Double((run.width * run.width + run.height * run.height).squareRoot())
    guard length > camera.scale * Self.leastLength, setting.visibility != .hidden else { return }
    // Away from the middle of the picture, at right angles to the edge.
    let middle = camera.project(Point3D(x: 0, y: 0, z: 0))
    var out = CGVector(dx: -Double(run.height) / length, dy: Double(run.width) / length)
    let side = CGVector(dx: (first.x + last.x) / 2 - middle.x, dy: (first.y + last.y) / 2 - middle.y)
    if out.dx * side.dx + out.dy * side.dy < 0 { out = CGVector(dx: -out.dx, dy: -out.dy) }
    func place(_ point: CGPoint, _ gap: Double) -> CGPoint {
      CGPoint(x: (point.x + out.dx * gap).rounded(), y: (point.y + out.dy * gap).rounded())
    }
    for tick in ticks {
      guard let text = tick.text else { continue }
      let point = camera.project(start + axis * (tick.place + 0.5))
      labels.append(Label(id: labels.count, content: text, point: place(point, Self.gap), isTitle: false))
    }
    guard let title = setting.title else { return }
    let point = CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
    labels.append(
      Label(id: labels.count, content: title.content, point: place(point, Self.titleGap), isTitle: true))
  }
}
