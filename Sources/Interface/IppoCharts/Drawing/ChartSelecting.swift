import Foundation
import IppoUI

/// Selects values of a chart by places of its plot, and by keys.
@MainActor
struct ChartSelecting {
  /// A key that chooses among the places of marks.
  enum Step { case backward, forward, first, last }

  /// The places that keys have chosen: the selection reaches from one to the other.
  struct Cursor: Equatable {
    var start: CGFloat
    var end: CGFloat
  }

  let proxy: ChartProxy

  private var layout: ChartLayout { proxy.layout }
  private var settings: ChartSettings { proxy.settings }

  var selectsRange: Bool { settings.x.rangeSelection != nil || settings.y.rangeSelection != nil }
  var selectsAngle: Bool { !selectsRange && settings.angleSelection != nil }

  /// Whether values of an axis are selected.
  func selects(_ axis: Axis) -> Bool {
    let setting = axis == .horizontal ? settings.x : settings.y
    return selectsRange ? setting.rangeSelection != nil : !selectsAngle && setting.selection != nil
  }

  // MARK: Pointers

  /// Selects what is at a point of the plot.
  func select(at point: CGPoint) {
    proxy.selectXValue(at: point.x)
    proxy.selectYValue(at: point.y)
    if settings.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
  }

  /// Selects the ranges between two points of the plot.
  func select(from start: CGPoint, to end: CGPoint) {
    proxy.selectXRange(from: start.x, to: end.x)
    proxy.selectYRange(from: start.y, to: end.y)
  }

  /// Selects nothing.
  func clear() {
    if selectsRange {
      settings.x.rangeSelection?.clear()
      settings.y.rangeSelection?.clear()
      return
    }
    settings.x.selection?.set(nil)
    settings.y.selection?.set(nil)
    settings.angleSelection?.set(nil)
  }

  // MARK: Keys

  /// The axis along which keys choose.
  var keyAxis: Axis { selects(.horizontal) ? .horizontal : .vertical }

  /// The places that keys choose among, in their order: the middles of sectors as parts of the turn, or the places of marks.
  func places(without following: [Int: Following] = [:]) -> [CGFloat] {
    if selectsAngle {
      return sectors.filter { $0.upperBound > $0.lowerBound }.map { ($0.lowerBound + $0.upperBound) / 2 }
    }
    let axis = keyAxis
    let geometry = layout.geometry
    let positions = layout.data.marks.enumerated().compactMap { number, mark in
      following[number] == nil ? geometry.center(of: mark, along: axis) : nil
    }
    return Set(positions.filter(\.isFinite)).sorted { axis == .horizontal ? $0 < $1 : $0 > $1 }
  }

  /// The sectors as parts of the turn.
  var sectors: [ClosedRange<CGFloat>] {
    SectorGeometry.angles(of: layout.data.sectorSizes)
      .map { ($0.lowerBound / (2 * .pi))...($0.upperBound / (2 * .pi)) }
  }

  /// Where the selection is: the place of its value, or the end of its range; `nil` for none.
  var selectedPlace: CGFloat? {
    if selectsAngle {
      let total = layout.data.sectorSizes.reduce(0, +)
      return settings.angleSelection?.get()?.magnitude.flatMap { total > 0 ? CGFloat($0 / total) : nil }
    }
    return selectedPlace(along: keyAxis)
  }

  func selectedPlace(along axis: Axis) -> CGFloat? {
    let setting = axis == .horizontal ? settings.x : settings.y
    let scalar = selectsRange ? setting.rangeSelection?.get()?.1 : setting.selection?.get()
    return scalar.flatMap { layout.geometry.scale(axis).position(of: $0) }
  }

  /// Chooses the value of a mark before or after the one that is selected. With `extends`, a range keeps its start.
  func step(_ step: Step, extends: Bool, following: [Int: Following], cursor: inout Cursor?) {
    let places = places(without: following)
    let now = cursor?.end ?? selectedPlace
    let next: CGFloat? =
      switch step {
      case .backward: Self.next(places, from: now, -1)
      case .forward: Self.next(places, from: now, 1)
      case .first: places.first
      case .last: places.last
      }
    guard let next else { return }
    cursor = Cursor(start: extends ? cursor?.start ?? now ?? next : next, end: next)
    if selectsAngle {
      proxy.selectAngleValue(at: .radians(Double(next) * 2 * .pi))
    } else if let cursor, selectsRange {
      if keyAxis == .horizontal {
        proxy.selectXRange(from: cursor.start, to: cursor.end)
      } else {
        proxy.selectYRange(from: cursor.start, to: cursor.end)
      }
    } else if keyAxis == .horizontal {
      proxy.selectXValue(at: next)
    } else {
      proxy.selectYValue(at: next)
    }
  }

  /// The place before or after the one nearest to a position; the first or the last one where there is no position.
  static func next(_ places: [CGFloat], from position: CGFloat?, _ count: Int) -> CGFloat? {
    guard let position,
      let nearest = places.indices.min(by: { abs(places[$0] - position) < abs(places[$1] - position) })
    else { return count > 0 ? places.first : places.last }
    return places[min(max(nearest + count, 0), places.count - 1)]
  }

  // MARK: Marks of the app

  /// The longest list of places that a mark jumps among, which is told to browsers.
  private static let mostPlaces = 100

  /// The rules of the app that stand where the selection is, by the numbers of their marks.
  func following(apartFrom fixed: FixedRules) -> [Int: Following] {
    var following: [Int: Following] = [:]
    let geometry = layout.geometry
    for axis in [Axis.horizontal, .vertical] where !selectsRange && selects(axis) {
      let selected = (axis == .horizontal ? settings.x : settings.y).selection?.get()
      let goal = selected.flatMap { geometry.scale(axis).position(of: $0) }
      var others: [CGFloat]?
      for (number, mark) in layout.data.marks.enumerated() {
        guard mark.mark.kind == .rule, let datum = fullLengthDatum(mark, along: axis),
          let place = geometry.center(of: mark, along: axis)
        else { continue }
        if let selected, datum.scalar == selected {
          if fixed.contains(datum.scalar) { continue }
          following[number] = Following(axis: axis, place: place, places: units(of: datum, along: axis))
          continue
        }
        // A rule at the mark that is nearest to the selected value.
        let places = others ?? dataPlaces(along: axis)
        others = places
        if let goal, !fixed.contains(datum.scalar), places.count <= Self.mostPlaces,
          let nearest = places.min(by: { abs($0 - goal) < abs($1 - goal) }), abs(nearest - place) < 0.5
        {
          following[number] = Following(axis: axis, place: place, places: places)
        } else {
          fixed.insert(datum.scalar)
        }
      }
    }
    return following
  }

  /// The value of a rule along an axis, where the rule reaches from end to end of the other one.
  private func fullLengthDatum(_ mark: ChartData.Mark, along axis: Axis) -> PlotDatum? {
    let (own, other) = axis == .horizontal ? (mark.mark.x, mark.mark.y) : (mark.mark.y, mark.mark.x)
    guard case .value(let datum) = own, case .positions = other else { return nil }
    return datum
  }

  /// The places of marks other than rules.
  private func dataPlaces(along axis: Axis) -> [CGFloat] {
    let geometry = layout.geometry
    return Set(layout.data.marks.filter { $0.mark.kind != .rule }.compactMap { geometry.center(of: $0, along: axis) })
      .sorted()
  }

  /// The middles of the units of a calendar in the domain; `nil` for a value without a unit, or for too many units.
  private func units(of datum: PlotDatum, along axis: Axis) -> [CGFloat]? {
    guard let unit = datum.unit else { return nil }
    let scale = layout.geometry.scale(axis)
    let calendar = unit.calendar ?? layout.data.calendar
    var places: [CGFloat] = []
    var date = Date(timeIntervalSinceReferenceDate: scale.domain.lowerBound)
    while date.timeIntervalSinceReferenceDate < scale.domain.upperBound {
      guard let interval = calendar.dateInterval(of: unit.component, for: date), interval.end > date,
        places.count < Self.mostPlaces
      else { return nil }
      let middle = (interval.start.timeIntervalSinceReferenceDate + interval.end.timeIntervalSinceReferenceDate) / 2
      places.append(scale.position(middle))
      date = interval.end
    }
    return places
  }
}
