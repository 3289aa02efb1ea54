import Foundation
import IppoCoreLocation
import IppoUI

/// A mark with its title, which can be chosen where the map has a selection.
struct MapMark: View {
  let element: MapElement
  let isChosen: Bool
  let choose: (@MainActor () -> Void)?

  var body: some View {
    if let choose {
      Button(action: choose) { content }.buttonStyle(.plain).accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    switch element.kind {
    case .mark(_, _, let mark, let title):
      mark.environment(\.mapMarkTint, element.tint)
        .scaleEffect(isChosen ? 1.3 : 1)
        .accessibilityElement(children: .combine)
        .overlay(alignment: .bottom) {
          if element.showsTitle, let title {
            title.font(.caption).fontWeight(isChosen ? .bold : nil).fixedSize().alignmentGuide(.bottom) { _ in -2 }
          }
        }
    case .person(_, let mark):
      if let mark { mark } else { Circle().fill(.blue).frame(width: 14, height: 14) }
    case .circle, .line: EmptyView()
    }
  }
}

/// A figure on the ground.
struct MapFigureView: View {
  let element: MapElement
  let path: Path

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let fill { path.fill(fill) }
      if let stroke { path.stroke(stroke.0, style: stroke.1) }
    }
  }

  private var tint: Color { element.tint ?? .accentColor }

  private var isLine: Bool { if case .line(_, isClosed: false) = element.kind { true } else { false } }

  private var fill: AnyShapeStyle? {
    guard !isLine else { return nil }
    // An area without any style is filled faintly, so that the ground stays visible.
    return element.fill ?? (element.stroke == nil ? AnyShapeStyle(tint.opacity(0.3)) : nil)
  }

  private var stroke: (AnyShapeStyle, StrokeStyle)? {
    if let stroke = element.stroke { return (stroke.style ?? AnyShapeStyle(tint), stroke.line) }
    return isLine ? (AnyShapeStyle(tint), StrokeStyle(lineWidth: 3)) : nil
  }
}

/// The ground of a map: a grid of meridians and parallels, or tiles.
struct MapGround: View {
  let viewport: MapViewport
  let size: CGSize
  let tiles: MapTileSource?

  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(Color.gray.opacity(0.12))
      if let tiles {
        ForEach(squares(of: tiles)) { square in
          AsyncImage(url: URL(string: square.address)) {
            $0.resizable()
          } placeholder: {
            Color.clear
          }
          .frame(width: square.length, height: square.length)
          .offset(x: square.point.x, y: square.point.y)
          .accessibilityHidden(true)
        }
      } else {
        grid.stroke(Color.gray.opacity(0.5), style: StrokeStyle(lineWidth: 1))
      }
    }
    .frame(width: size.width, height: size.height)
    .clipped()
  }

  // MARK: Grid

  /// Degrees between two lines: the least of a list that are at least 80 points apart.
  private var step: Double {
    let degree = MKMapSize.world.width / 360 * viewport.scale
    return [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 45].first { $0 * degree >= 80 } ?? 90
  }

  private var grid: Path {
    let rect = viewport.rect(in: size)
    let width = MKMapSize.world.width
    var path = Path()
    func line(from start: CGPoint, to end: CGPoint) {
      path.move(to: start)
      path.addLine(to: end)
    }
    var longitude = ((rect.minX / width * 360 - 180) / step).rounded(.up) * step
    while let x = Optional((longitude + 180) / 360 * width), x <= rect.maxX {
      let place = viewport.flatPoint(of: MKMapPoint(x: x, y: 0), in: size).x
      line(from: CGPoint(x: place, y: 0), to: CGPoint(x: place, y: size.height))
      longitude += step
    }
    let south = max(-85, MKMapPoint(x: 0, y: rect.maxY).coordinate.latitude)
    let north = min(85, MKMapPoint(x: 0, y: rect.minY).coordinate.latitude)
    var latitude = (south / step).rounded(.up) * step
    while latitude <= north {
      let y = viewport.point(of: CLLocationCoordinate2D(latitude: latitude, longitude: 0), in: size).y
      line(from: CGPoint(x: 0, y: y), to: CGPoint(x: size.width, y: y))
      latitude += step
    }
    return path
  }

  // MARK: Tiles

  struct Square: Identifiable {
    let id: String
    let address: String
    let point: CGPoint
    let length: Double
  }

  /// The squares of the level whose squares are nearest to 256 points, at most 64.
  private func squares(of source: MapTileSource) -> [Square] {
    let world = MKMapSize.world.width
    let level = min(max(Int(log2(world * viewport.scale / 256).rounded()), 0), source.maximumLevel)
    let count = 1 << level
    let length = world / Double(count)
    let rect = viewport.rect(in: size)
    let columns = Int((rect.minX / length).rounded(.down))...Int((rect.maxX / length).rounded(.down))
    let first = max(0, Int((max(rect.minY, 0) / length).rounded(.down)))
    let last = min(count - 1, Int((min(rect.maxY, world) / length).rounded(.down)))
    guard first <= last else { return [] }
    return Array(
      (first...last).flatMap { row in
        columns.map { column in
          let wrapped = ((column % count) + count) % count
          return Square(
            id: "\(level)/\(column)/\(row)", address: source.address(level: level, column: wrapped, row: row),
            point: viewport.flatPoint(of: MKMapPoint(x: Double(column) * length, y: Double(row) * length), in: size),
            length: length * viewport.scale)
        }
      }.prefix(64))
  }
}

/// The selection of a map, without its type.
@MainActor
struct MapSelectionBinding {
  let value: AnyHashable?
  let choose: (AnyHashable) -> Void
  let clear: () -> Void

  init<V: Hashable>(_ binding: Binding<V?>) {
    value = binding.wrappedValue.map { AnyHashable($0) }
    choose = { if let value = $0.base as? V { binding.wrappedValue = value } }
    clear = { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
  }
}
