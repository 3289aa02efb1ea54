import Foundation
import IppoTerminal
import IppoTesting
import Testing

@testable import IppoCharts

/// Charts in space: what their camera sees, what people turn, and what assistive technology finds.
@MainActor
@Suite("Charts in space")
struct Chart3DTests {
  private struct Penguin: Identifiable {
    let id: Int
    let species: String
    let flipper: Double
    let weight: Double
    let beak: Double
  }

  private static let penguins = [
    Penguin(id: 1, species: "Adelie", flipper: 181, weight: 3750, beak: 39),
    Penguin(id: 2, species: "Gentoo", flipper: 217, weight: 5000, beak: 46),
    Penguin(id: 3, species: "Chinstrap", flipper: 196, weight: 3500, beak: 50),
  ]

  private func penguins() -> some View {
    Chart3D(Self.penguins) { penguin in
      PointMark(
        x: .value("Flipper", penguin.flipper), y: .value("Weight", penguin.weight), z: .value("Beak", penguin.beak)
      )
      .foregroundStyle(by: .value("Species", penguin.species))
    }
    .chartXScale(domain: 160...240)
    .chartYScale(domain: 3000...6000)
    .chartZScale(domain: 30...60)
    .environment(\.locale, Locale(identifier: "en_US"))
  }

  private func surface(_ function: @escaping @Sendable (Double, Double) -> Double) -> some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z", function: function).foregroundStyle(.heightBased)
    }
    .chartXScale(domain: -2...2)
    .chartYScale(domain: -1...1)
    .chartZScale(domain: -2...2)
  }

  // MARK: Cameras

  private func camera(_ pose: Chart3DPose, _ projection: Chart3DCameraProjection = .automatic) -> Camera3D {
    Camera3D(pose, projection, size: CGSize(width: 400, height: 400), margins: .zero)
  }

  @Test("Named poses see the faces they are named for")
  func poses() {
    let (x, y, z) = (Point3D(x: 0.5, y: 0, z: 0), Point3D(x: 0, y: 0.5, z: 0), Point3D(x: 0, y: 0, z: 0.5))
    func isNear(_ point: Point3D, _ pose: Chart3DPose) -> Bool { abs(camera(pose).depth(point) - 0.5) < 1e-9 }
    #expect(isNear(z, .front) && isNear(x, .right) && isNear(y, .top))
    #expect(isNear(z * -1, .back) && isNear(x * -1, .left) && isNear(y * -1, .bottom))
    let front = camera(.front)
    #expect(front.project(x).x > 200 && front.project(x).y == 200)
    #expect(front.project(y).x == 200 && front.project(y).y < 200)
    #expect(front.project(z) == CGPoint(x: 200, y: 200))
    // All three axes are seen by the pose that charts begin with.
    let start = camera(.default)
    #expect(Set([x, y, z].map { "\(start.project($0))" }).count == 3)
  }

  @Test("In perspective, what is near is larger; without, it is not")
  func perspective() {
    let (near, far) = (Point3D(x: 0.5, y: 0, z: 0.5), Point3D(x: 0.5, y: 0, z: -0.5))
    #expect(camera(.front, .orthographic).project(near) == camera(.front, .orthographic).project(far))
    #expect(camera(.front, .perspective).project(near).x > camera(.front, .perspective).project(far).x)
  }

  @Test("No pose leads a corner out of the picture", arguments: [Chart3DCameraProjection.orthographic, .perspective])
  func corners(projection: Chart3DCameraProjection) {
    for azimuth in stride(from: -180.0, through: 180, by: 15) {
      for inclination in stride(from: -90.0, through: 90, by: 15) {
        let camera = camera(
          Chart3DPose(azimuth: .degrees(azimuth), inclination: .degrees(inclination)), projection)
        for corner in 0..<8 {
          let point = camera.project(
            Point3D(x: corner & 1 == 0 ? -0.5 : 0.5, y: corner & 2 == 0 ? -0.5 : 0.5, z: corner & 4 == 0 ? -0.5 : 0.5))
          #expect((0...400).contains(point.x) && (0...400).contains(point.y))
        }
      }
    }
  }

  @Test("A turn goes round, and ends above and below")
  func turns() {
    let pose = Chart3DPose(azimuth: .degrees(170), inclination: .degrees(80)).turned(azimuth: 20, inclination: 20)
    #expect(abs(pose.azimuth.degrees + 170) < 1e-9 && abs(pose.inclination.degrees - 90) < 1e-9)
  }

  // MARK: Marks

  private func layout(_ content: some Chart3DContent, _ settings: ChartSettings = ChartSettings()) -> Chart3DLayout {
    var marks = _Chart3DMarks()
    content._collect3D(into: &marks)
    return Chart3DLayout(marks.marks, settings, environment: EnvironmentValues())
  }

  private func figures(_ content: some Chart3DContent, _ pose: Chart3DPose = .default) -> [MarkFigure] {
    Chart3DPicture(layout(content), camera(pose)).figures
  }

  @Test("Marks are at their values, along three axes of one length")
  func places() throws {
    let layout = layout(
      RectangleMark(x: .value("x", 0.0..<10.0), y: .value("y", 5), z: .value("z", 0.0..<20.0)))
    let mark = try #require(layout.marks.first).mark
    let (low, high) = try #require(layout.box(of: mark))
    #expect(abs(low.x + 0.5) < 1e-9 && abs(high.x - 0.5) < 1e-9)
    #expect(abs(low.z + 0.5) < 1e-9 && abs(high.z - 0.5) < 1e-9)
    #expect(low.y == high.y)
    #expect(layout.z.scale.domain == 0...20)
  }

  @Test("Solids show the faces toward the viewer alone")
  func solids() {
    for (solid, count) in [(BasicChart3DSymbolShape.Solid.cube, 6), (.cylinder, 14), (.cone, 13)] {
      let faces = solid.faces(at: Point3D(x: 0, y: 0, z: 0), size: 1, rotation: .identity)
      #expect(faces.count == count)
      // Each faces away from the middle.
      #expect(faces.allSatisfy { $0.normal.dot($0.center) > 0 })
    }
    let turned = Point3D(x: 1, y: 0, z: 0).rotated(by: Rotation3D(angle: .degrees(90), axis: .y))
    #expect(abs(turned.z + 1) < 1e-9)
  }

  @Test("Marks beside and behind the viewer are left out, and values that are too far for numbers")
  func outside() {
    var settings = ChartSettings()
    settings.x.domain = (-1.0...1.0)._domain
    settings.y.domain = (-1.0...1.0)._domain
    settings.z.domain = (0.0...1.0)._domain
    func count(x: Double = 0, z: Double, _ projection: Chart3DCameraProjection) -> Int {
      let mark = PointMark(x: .value("x", x), y: .value("y", 0.0), z: .value("z", z))
      return Chart3DPicture(layout(mark, settings), camera(.front, projection)).figures.count
    }
    #expect(count(z: 0.5, .perspective) > 0)
    // The viewer is three lengths before the middle.
    for z in [3.5, 4, 1e300] {
      #expect(count(z: z, .perspective) == 0)
      #expect(count(z: z, .orthographic) > 0)
    }
    #expect(count(x: 1.7e308, z: 0.5, .orthographic) == 0)
    let corners = [Point3D(x: 0, y: 0, z: 0), Point3D(x: 1e200, y: 0, z: 0), Point3D(x: 0, y: 1e200, z: 0)]
    #expect(Face3D(corners) == nil)
  }

  @Test("A figure far beyond the picture takes no more cells than the picture has, and those around it")
  func cells() {
    let size = CGSize(width: 400, height: 200)
    let huge = CGRect(x: -1e9, y: -1e9, width: 3e9, height: 3e9)
    #expect(Chart3DPicture.Cell.all(in: huge, of: size).count == 102 * 52)
    #expect(Chart3DPicture.Cell.all(in: CGRect(x: 8, y: 8, width: 1, height: 1), of: size).count == 1)
  }

  @Test("Neighbours of a surface are drawn as few figures")
  func surfaces() {
    let plot = SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(4 * x) * cos(4 * z) }.foregroundStyle(.heightBased)
    let count = figures(plot).count
    #expect((2..<320).contains(count), "400 pieces are \(count) figures.")
  }

  @Test("A function without values has no surface, and one with some has a hole")
  func holes() {
    #expect(figures(SurfacePlot(x: "x", y: "y", z: "z") { _, _ in .nan }).isEmpty)
    let plot = SurfacePlot(x: "x", y: "y", z: "z") { x, z in x < 0.5 ? .infinity : z }
    #expect(!figures(plot).isEmpty)
    #expect(layout(plot).y.scale.domain == 0...1)
  }

  @Test("A surface among points is not cut: its axis has the heights over the whole floor")
  func heights() throws {
    let step: @Sendable (Double, Double) -> Double = { x, _ in x > 238 ? 1000 : 0 }
    let layout = layout(
      Group {
        PointMark(x: .value("x", 163), y: .value("y", 0), z: .value("z", 1)).foregroundStyle(.red)
        PointMark(x: .value("x", 237), y: .value("y", 0), z: .value("z", 9)).foregroundStyle(.red)
        SurfacePlot(x: "x", y: "y", z: "z", function: step).foregroundStyle(.heightBased)
      })
    try #require(layout.x.scale.domain.upperBound > 238)
    #expect(layout.y.scale.domain.contains(1000))
    let surface = try #require(layout.marks.lazy.compactMap { $0.surface }.first)
    #expect(layout.points(of: surface).joined().contains { $0?.height == 1000 })
  }

  @Test("A piece joins its figure, unless another lies between them")
  func joining() {
    func points(_ places: [(x: Double, z: Double)]) -> Int {
      figures(
        ForEach(Array(places.enumerated()), id: \.offset) { index, place in
          PointMark(x: .value("x", place.x), y: .value("y", 0.5), z: .value("z", place.z))
            .symbol(.cube).foregroundStyle(index == 1 ? AnyShapeStyle(.red) : AnyShapeStyle(.blue))
        }, .front
      ).count
    }
    // From the front a cube shows one face.
    #expect(points([(0, 0), (0, 1), (0, 2)]) == 3)
    #expect(points([(0, 0), (5, 1), (9, 2)]) == 2)
  }

  @Test("Marks that nobody styles have one colour, and others theirs")
  func styles() {
    let content = Group {
      PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0)).symbol(.cube).foregroundStyle(.red)
      RuleMark(x: .value("x", 0.0..<1.0), y: .value("y", 1), z: .value("z", 1)).foregroundStyle(.blue)
    }
    let figures = figures(content)
    #expect(figures.contains { $0.fill != nil } && figures.contains { $0.fill == nil && $0.stroke != nil })
  }

  // MARK: People

  @Test("Assistive technology finds an element with three values for each mark")
  func elements() {
    let host = ViewHost { penguins() }
    for penguin in Self.penguins {
      let value = "Flipper \(Int(penguin.flipper)), Weight "
      #expect(
        host.elements.contains { $0.name == penguin.species && $0.value?.hasPrefix(value) == true }, "\(host.outline)")
    }
  }

  @Test("Terminals write the labels of all axes, and what is read are the data")
  func terminal() {
    let screen = TerminalScreen(columns: 60, rows: 24) { penguins() }
    for label in ["180", "4,000", "40", "Adelie"] { #expect(screen.text.contains(label), "\(screen.text)") }
    let reader = TerminalReader { penguins() }
    #expect(
      reader.lines.contains { $0.contains("Gentoo") && $0.contains("217") && $0.contains("46") }, "\(reader.lines)")
    let heights = TerminalReader { surface { x, z in x * z / 4 } }
    #expect(heights.lines.contains { $0.contains("y -1 – 1") && $0.contains("x -2 – 2") }, "\(heights.lines)")
  }

  private struct Turning: View {
    @State private var pose = Chart3DPose.front

    var body: some View {
      VStack {
        Chart3D { PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3)) }.chart3DPose($pose)
        Text("\(Int(pose.azimuth.degrees.rounded())) and \(Int(pose.inclination.degrees.rounded()))")
      }
    }
  }

  @Test("Arrow keys turn the chart, and write the binding")
  func keys() {
    let screen = TerminalScreen(columns: 60, rows: 24) { Turning() }
    #expect(screen.text.contains("0 and 0"))
    screen.press(.tab)
    for (key, pose) in [
      (TerminalKeyPress.Key.left, "15 and 0"), (.down, "15 and 15"), (.right, "0 and 15"), (.up, "0 and 0"),
    ] {
      screen.press(key)
      #expect(screen.text.contains(pose), "\(screen.text)")
    }
  }

  @Test("A drag begins at the pose that there is, after one that was cancelled too")
  func drags() throws {
    let host = ViewHost { Turning() }
    func drag(_ phase: RenderDrag.Phase, from start: Double, to end: Double) throws {
      let tree = host.tree
      let nodes = try tree.subtree(of: #require(tree.root))
      let chart = try #require(nodes.first { tree[$0]?.attributes.gestures.contains(.drag) == true })
      try host.graph.send(.drag(RenderDrag(phase: phase, startX: start, startY: 0, x: end, y: 0)), to: chart)
    }
    func shows(_ pose: String) -> Bool { host.elements.contains { $0.name == pose } }
    try drag(.changed, from: 100, to: 80)
    #expect(shows("10 and 0"), "\(host.outline)")
    try drag(.cancelled, from: 100, to: 80)
    try drag(.changed, from: 50, to: 30)
    #expect(shows("20 and 0"), "\(host.outline)")
    try drag(.ended, from: 50, to: 10)
    #expect(shows("30 and 0"), "\(host.outline)")
  }

  @Test("Text marks, rules and rectangles of charts in the plane are as before")
  func plane() {
    let host = ViewHost {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(.red).symbol(.square).symbolSize(30) }
    }
    #expect(host.elements.contains { $0.value == "2" }, "\(host.outline)")
  }
}
