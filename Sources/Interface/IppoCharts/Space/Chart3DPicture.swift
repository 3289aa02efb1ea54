import Foundation
import IppoUI

/// The polygons and lines of a chart in space, as its camera sees them: the farthest first.
@MainActor
struct Chart3DPicture {
  /// The fill of a figure.
  enum Paint: Equatable {
    case color(Color)
    case style(AnyShapeStyle)

    var style: AnyShapeStyle {
      switch self {
      case .color(let color): AnyShapeStyle(color)
      case .style(let style): style
      }
    }
  }

  private struct Piece {
    let path: Path
    let depth: Double
    let paint: Paint
    /// The width of a line; `nil` for an area.
    let line: CGFloat?
    let bounds: CGRect
  }

  /// A small square of the picture. Comparing pieces by cells costs the same for each, however many there are.
  struct Cell: Hashable {
    let column: Int
    let row: Int

    private static let side = 4.0
    /// The greatest number of cells along each side of a picture.
    private static let limit = 1024.0

    /// The cells of a finite rectangle. All that lies outside of the picture is in the cells around it.
    static func all(in rect: CGRect, of picture: CGSize) -> [Cell] {
      func cells(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
        let end = min(max((Double(length) / side).rounded(.up), 0), limit)
        func cell(_ value: CGFloat) -> Int { Int(min(max((Double(value) / side).rounded(.down), -1), end)) }
        return cell(low)...max(cell(low), cell(high))
      }
      let columns = cells(rect.minX, rect.maxX, picture.width)
      return cells(rect.minY, rect.maxY, picture.height).flatMap { row in columns.map { Cell(column: $0, row: row) } }
    }
  }

  private let layout: Chart3DLayout
  private let camera: Camera3D
  private var pieces: [Piece] = []
  private(set) var figures: [MarkFigure] = []

  /// The side of a symbol whose size nobody says, as a share of the axes.
  private static let symbolSize = 0.04
  /// The steps of colours and of light, so that neighbours can be one figure.
  private static let heightSteps = 10.0
  private static let lightSteps = 4.0
  /// The figures among which one of the same paint is looked for.
  private static let searchedGroups = 64

  init(_ layout: Chart3DLayout, _ camera: Camera3D) {
    self.layout = layout
    self.camera = camera
    for mark in layout.marks { add(mark) }
    figures = joined()
  }

  // MARK: Marks

  private mutating func add(_ mark: Mark3D) {
    if let surface = mark.surface { return add(surface, of: mark) }
    guard let (low, high) = layout.box(of: mark.mark) else { return }
    let middle = (low + high) * 0.5
    switch mark.mark.kind {
    case .point: addSymbol(of: mark, at: middle)
    case .rule: addLine(from: low, to: high, of: mark)
    case .rectangle:
      let lengths = high - low
      if lengths.x > 0, lengths.y > 0, lengths.z > 0 {
        for corners in BasicChart3DSymbolShape.Solid.box(from: low, to: high) {
          if let face = Face3D(corners), camera.depth(face.normal) > 0 { add(face, of: mark) }
        }
      } else if let face = Self.flat(low, high) {
        add(face, of: mark, isTwoSided: true)
      } else {
        addLine(from: low, to: high, of: mark)
      }
    case .line, .area, .bar, .sector: break
    }
  }

  /// A line in parts, so that other marks are before and behind it.
  private mutating func addLine(from low: Point3D, to high: Point3D, of mark: Mark3D) {
    let parts = 8
    for index in 0..<parts {
      let start = low + (high - low) * (Double(index) / Double(parts))
      let end = low + (high - low) * (Double(index + 1) / Double(parts))
      guard camera.sees(start), camera.sees(end) else { continue }
      var path = Path()
      path.move(to: camera.project(start))
      path.addLine(to: camera.project(end))
      add(path, depth: camera.depth((start + end) * 0.5), paint(of: mark), line: 2)
    }
  }

  /// The rectangle between two corners that share a coordinate; `nil` if they share two.
  private static func flat(_ low: Point3D, _ high: Point3D) -> Face3D? {
    let lengths = high - low
    let a = lengths.x == 0 ? Point3D(x: 0, y: lengths.y, z: 0) : Point3D(x: lengths.x, y: 0, z: 0)
    let b = lengths.x == 0 || lengths.y == 0 ? Point3D(x: 0, y: 0, z: lengths.z) : Point3D(x: 0, y: lengths.y, z: 0)
    return Face3D([low, low + a, low + a + b, low + b])
  }

  private mutating func addSymbol(of mark: Mark3D, at place: Point3D) {
    guard camera.sees(place) else { return }
    let size = mark.mark.style.symbolSize.map { Double($0.width) } ?? Self.symbolSize
    let solid = mark.symbol?.solid ?? .sphere
    if solid == .sphere {
      let center = camera.project(place)
      let radius = max(size * camera.scale * camera.magnification(place) / 2, 1)
      func circle(_ share: Double, _ offset: Double) -> Path {
        let side = radius * share
        return Path(
          ellipseIn: CGRect(
            x: center.x - side - offset * radius, y: center.y - side - offset * radius, width: 2 * side,
            height: 2 * side))
      }
      add(circle(1, 0), depth: camera.depth(place), paint(of: mark, light: -0.1))
      // A lighter spot makes a ball of the disc, where it is large enough to be seen.
      if radius >= 4, mark.color != nil || mark.mark.style.foreground == nil {
        add(circle(0.45, 0.25), depth: camera.depth(place) + 1e-6, paint(of: mark, light: 0.35))
      }
      return
    }
    for face in solid.faces(at: place, size: size, rotation: mark.rotation ?? .identity)
    where camera.depth(face.normal) > 0 {
      add(face, of: mark)
    }
  }

  private mutating func add(_ surface: SurfaceFunction, of mark: Mark3D) {
    let rows = layout.points(of: surface)
    for (row, next) in zip(rows, rows.dropFirst()) {
      for column in row.indices.dropLast() {
        guard let a = row[column], let b = row[column + 1], let c = next[column + 1], let d = next[column] else {
          continue
        }
        guard let face = Face3D([d.point, c.point, b.point, a.point]) else { continue }
        add(face, of: mark, height: (a.height + b.height + c.height + d.height) / 4, isTwoSided: true)
      }
    }
  }

  // MARK: Pieces

  private mutating func add(_ face: Face3D, of mark: Mark3D, height: Double? = nil, isTwoSided: Bool = false) {
    guard face.corners.allSatisfy({ camera.sees($0) }) else { return }
    var path = Path()
    path.move(to: camera.project(face.corners[0]))
    for corner in face.corners.dropFirst() { path.addLine(to: camera.project(corner)) }
    path.closeSubpath()
    add(
      path, depth: camera.depth(face.center),
      paint(of: mark, height: height, normal: face.normal, light: light(on: face, of: mark, isTwoSided)))
  }

  private mutating func add(_ path: Path, depth: Double, _ paint: Paint, line: CGFloat? = nil) {
    let bounds = path.boundingRect.insetBy(dx: -(line ?? 0) - 0.5, dy: -(line ?? 0) - 0.5)
    // Values far outside of their axis have no places in the picture.
    guard [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY].allSatisfy(\.isFinite) else { return }
    pieces.append(Piece(path: path, depth: depth, paint: paint, line: line, bounds: bounds))
  }

  /// How much lighter or darker than its colour a face is. The light comes from the upper left of the viewer.
  private func light(on face: Face3D, of mark: Mark3D, _ isTwoSided: Bool) -> Double {
    let source = (camera.toward * 0.8 + camera.up * 0.5 + camera.right * -0.3).direction ?? camera.toward
    let facing = face.normal.dot(source)
    let part = isTwoSided ? abs(facing) : max(facing, 0)
    let strength = 0.45 + 0.35 * (mark.gloss ?? 0)
    return ((part - 0.75) * strength * Self.lightSteps * 2).rounded() / (Self.lightSteps * 2)
  }

  private func paint(
    of mark: Mark3D, height: Double? = nil, normal: Point3D? = nil, light: Double = 0
  ) -> Paint {
    let base: Color
    if let style = mark.surfaceStyle, let height {
      switch style.storage {
      case .height(let gradient, let range):
        let domain = range ?? layout.y.scale.domain
        let length = domain.upperBound - domain.lowerBound
        let part = length > 0 ? min(max((height - domain.lowerBound) / length, 0), 1) : 0.5
        base = Self.color(of: gradient, at: (part * Self.heightSteps).rounded() / Self.heightSteps)
      case .normal:
        let normal = normal ?? camera.toward
        func step(_ value: Double) -> Double { ((value + 1) / 2 * Self.heightSteps).rounded() / Self.heightSteps }
        base = Color(red: step(normal.x), green: step(abs(normal.y)), blue: step(normal.z))
      }
    } else if let color = mark.color {
      base = color
    } else if let style = mark.mark.style.foreground {
      return .style(style)
    } else if let value = mark.mark.style.foregroundBy {
      guard let color = layout.styles.color(of: value.scalar) else {
        return .style(layout.styles.foreground(of: value.scalar))
      }
      base = color
    } else {
      base = .accentColor
    }
    if light == 0 { return .color(base) }
    return .color(light > 0 ? base.mix(with: .white, by: light) : base.mix(with: .black, by: -light))
  }

  private static func color(of gradient: Gradient, at place: Double) -> Color {
    let stops = gradient.stops
    guard let first = stops.first else { return .accentColor }
    guard let index = stops.firstIndex(where: { Double($0.location) >= place }) else {
      return stops.last?.color ?? first.color
    }
    guard index > 0 else { return first.color }
    let (before, after) = (stops[index - 1], stops[index])
    let length = Double(after.location - before.location)
    return length > 0
      ? before.color.mix(with: after.color, by: (place - Double(before.location)) / length) : after.color
  }

  // MARK: Figures

  /// The pieces in their order, as few figures: a piece joins one of the same paint, unless a piece between them lies on its place.
  private func joined() -> [MarkFigure] {
    struct Group {
      let paint: Paint
      let line: CGFloat?
      var path: Path
    }
    var groups: [Group] = []
    /// The last group of which a piece lies on a cell.
    var last: [Cell: Int] = [:]
    let order = pieces.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
    for (_, piece) in order {
      let cells = Cell.all(in: piece.bounds, of: camera.size)
      let covered = cells.lazy.compactMap { last[$0] }.max() ?? 0
      // A limit to the search: more figures are drawn, in the same order.
      let first = max(covered, groups.count - Self.searchedGroups)
      let target = groups[min(first, groups.count)...].lastIndex {
        $0.line == piece.line && $0.paint == piece.paint
      }
      if let target {
        groups[target].path.addPath(piece.path)
      } else {
        groups.append(Group(paint: piece.paint, line: piece.line, path: piece.path))
      }
      for cell in cells { last[cell] = max(last[cell] ?? 0, target ?? groups.count - 1) }
    }
    return groups.enumerated().map { number, group in
      var figure = MarkFigure(id: MarkFigure.ID(owner: .picture, part: number), shape: .path(group.path))
      if let line = group.line {
        figure.stroke = group.paint.style
        figure.strokeStyle = StrokeStyle(lineWidth: line, lineCap: .round)
      } else {
        figure.fill = group.paint.style
        // A hair of the same colour closes the seams between neighbours.
        figure.stroke = figure.fill
        figure.strokeStyle = StrokeStyle(lineWidth: 0.5, lineJoin: .round)
      }
      return figure
    }
  }
}
