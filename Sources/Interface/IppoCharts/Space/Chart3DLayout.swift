import Foundation
import IppoUI

/// The scales of a chart in space, and the places of its marks in the cube.
@MainActor
struct Chart3DLayout {
  let marks: [Mark3D]
  /// The marks with their first two coordinates, and with the third in place of the first.
  let data: ChartData
  private let depthData: ChartData
  /// The values of styles of all marks, surfaces too.
  let styleData: ChartData
  let styles: ChartStyles
  private(set) var x: AxisPlan
  private(set) var y: AxisPlan
  private(set) var z: AxisPlan

  /// About how many steps an axis has.
  private static let steps = 4
  /// The values along each side of a surface.
  static let resolution = 20

  init(_ marks: [Mark3D], _ settings: ChartSettings, environment: EnvironmentValues) {
    self.marks = marks
    var plain = marks.filter { $0.surface == nil }.map(\.mark)
    let floor = Self.floor(of: marks, plain, settings)
    let others = plain
    plain += Self.bounds(of: marks, over: floor)
    depthData = ChartData(
      plain.map { mark in
        var mark = mark
        mark.x = mark.z ?? .positions(nil, nil)
        return mark
      }, calendar: environment.datesCalendar)
    styleData = ChartData(marks.map(\.mark), calendar: environment.datesCalendar)
    styles = ChartStyles(styleData, settings)
    x = AxisPlan(
      .horizontal, of: ChartData(plain, calendar: environment.datesCalendar), settings.x, count: Self.steps,
      functionDomain: nil)
    z = AxisPlan(.horizontal, of: depthData, settings.z, count: Self.steps, functionDomain: nil)
    // Surfaces are drawn over the whole axes, which may be longer than what they were planned for.
    plain = others + Self.bounds(of: marks, over: floor, sampled: (x.scale.domain, z.scale.domain))
    data = ChartData(plain, calendar: environment.datesCalendar)
    y = AxisPlan(.vertical, of: data, settings.y, count: Self.steps, functionDomain: nil)
    (x.scale.start, x.scale.end) = (-0.5, 0.5)
    (y.scale.start, y.scale.end) = (-0.5, 0.5)
    (z.scale.start, z.scale.end) = (-0.5, 0.5)
  }

  // MARK: Domains

  private static func listed(_ setting: ChartSettings.AxisSetting) -> ClosedRange<Double>? {
    guard case .values(let values, _) = setting.domain?.storage else { return nil }
    let magnitudes = values.compactMap(\.magnitude)
    guard let least = magnitudes.min(), let greatest = magnitudes.max(), least < greatest else { return nil }
    return least...greatest
  }

  /// The values that surfaces are drawn over: the domains of the app, those of other marks, or from 0 to 1.
  private static func floor(
    of marks: [Mark3D], _ plain: [ChartMark], _ settings: ChartSettings
  ) -> (x: ClosedRange<Double>, z: ClosedRange<Double>) {
    func extent(_ coordinates: [ChartMark.Coordinate?]) -> ClosedRange<Double>? {
      let values = coordinates.compactMap { $0 }.flatMap(\.data).flatMap { [$0.scalar.magnitude, $0.end?.magnitude] }
        .compactMap { $0 }
      guard let least = values.min(), let greatest = values.max(), least < greatest else { return nil }
      return least...greatest
    }
    return (
      listed(settings.x) ?? extent(plain.map(\.x)) ?? 0...1, listed(settings.z) ?? extent(plain.map(\.z)) ?? 0...1
    )
  }

  /// Invisible marks with the extents of surfaces, for the domains of the axes.
  ///
  /// - Parameter sampled: The values whose heights count; `nil` for marks without heights.
  private static func bounds(
    of marks: [Mark3D], over floor: (x: ClosedRange<Double>, z: ClosedRange<Double>),
    sampled: (x: ClosedRange<Double>, z: ClosedRange<Double>)? = nil
  ) -> [ChartMark] {
    marks.compactMap { mark in
      guard let surface = mark.surface else { return nil }
      var (least, greatest) = (Double.infinity, -Double.infinity)
      if let sampled {
        for row in 0...resolution {
          for column in 0...resolution {
            let height = surface.height(place(column, in: sampled.x), place(row, in: sampled.z))
            guard height.isFinite else { continue }
            (least, greatest) = (min(least, height), max(greatest, height))
          }
        }
      }
      func range(_ label: Text, _ range: ClosedRange<Double>) -> ChartMark.Coordinate {
        .range(
          PlotDatum(label: label, scalar: .number(range.lowerBound)),
          PlotDatum(label: label, scalar: .number(range.upperBound)))
      }
      guard least <= greatest else {
        return ChartMark(kind: .rule, x: range(surface.x, floor.x), z: range(surface.z, floor.z))
      }
      return ChartMark(
        kind: .rule, x: range(surface.x, floor.x), y: range(surface.y, least...greatest),
        z: range(surface.z, floor.z))
    }
  }

  private static func place(_ index: Int, in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(resolution)
  }

  // MARK: Places

  /// The places of a coordinate in the cube: one, or the two ends of an interval; `nil` for a value that has none.
  private func ends(_ coordinate: ChartMark.Coordinate?, _ plan: AxisPlan) -> ClosedRange<Double>? {
    guard let datum = coordinate?.data.first else { return 0...0 }
    func position(_ scalar: _PlotScalar) -> Double? {
      plan.scale.position(of: scalar).map { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    if let span = datum.span(in: data.calendar) {
      let (start, end) = (Double(plan.scale.position(span.lowerBound)), Double(plan.scale.position(span.upperBound)))
      return start.isFinite && end.isFinite ? min(start, end)...max(start, end) : nil
    }
    return position(datum.scalar).map { $0...$0 }
  }

  /// The corners of a mark in the cube, the least coordinates first; `nil` for a mark without a place.
  func box(of mark: ChartMark) -> (low: Point3D, high: Point3D)? {
    guard let x = ends(mark.x, x), let y = ends(mark.y, y), let z = ends(mark.z, z) else { return nil }
    return (
      Point3D(x: x.lowerBound, y: y.lowerBound, z: z.lowerBound),
      Point3D(x: x.upperBound, y: y.upperBound, z: z.upperBound)
    )
  }

  /// The points of a surface in rows along the third axis; `nil` where the function has no value.
  func points(of surface: SurfaceFunction) -> [[(point: Point3D, height: Double)?]] {
    let (floorX, floorZ) = (x.scale.domain, z.scale.domain)
    return (0...Self.resolution).map { row in
      (0...Self.resolution).map { column in
        let (atX, atZ) = (Self.place(column, in: floorX), Self.place(row, in: floorZ))
        let height = surface.height(atX, atZ)
        guard height.isFinite else { return nil }
        let domain = y.scale.domain
        // What is higher than the axis is cut at its end.
        let shown = min(max(height, domain.lowerBound), domain.upperBound)
        let point = Point3D(
          x: Double(x.scale.position(atX)), y: Double(y.scale.position(shown)), z: Double(z.scale.position(atZ)))
        return (point, height)
      }
    }
  }

  /// The label of an axis, as its first mark has it.
  func label(of plan: KeyPath<Self, AxisPlan>) -> Text? {
    if plan == \.z { return depthData.label(along: .horizontal) }
    return data.label(along: plan == \.x ? .horizontal : .vertical)
  }
}
