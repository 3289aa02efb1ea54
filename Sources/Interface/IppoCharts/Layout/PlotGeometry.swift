import Foundation
import IppoUI

/// The places of marks in points of the plot.
struct PlotGeometry {
  let data: ChartData
  let x: AxisScale
  let y: AxisScale
  let size: CGSize

  func scale(_ axis: Axis) -> AxisScale { axis == .horizontal ? x : y }

  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// The middle of a mark along an axis; `nil` for a category without a band.
  func center(_ place: MarkPlace, along axis: Axis) -> CGFloat? {
    let scale = scale(axis)
    return switch place {
    case .value(let value): scale.position(value)
    case .span(let start, let end): scale.position((start + end) / 2)
    case .band(let name): scale.position(of: name)
    case .position(let position): position
    case .positions(let start, let end): ((start ?? 0) + (end ?? length(axis))) / 2
    case .bands(let first, let last):
      scale.position(of: first).flatMap { first in scale.position(of: last).map { (first + $0) / 2 } }
    case .nowhere: nil
    }
  }

  /// The middle of a mark along an axis; `nil` for a category without a band.
  func center(of mark: ChartData.Mark, along axis: Axis) -> CGFloat? {
    center(data.place(of: mark, along: axis), along: axis)
  }

  /// Both ends of a mark along an axis, the start of its value first; `nil` for a category without a band.
  func edges(_ mark: ChartData.Mark, along axis: Axis) -> (start: CGFloat, end: CGFloat)? {
    let scale = scale(axis)
    let place = data.place(of: mark, along: axis)
    let dimension = axis == .horizontal ? mark.mark.width : mark.mark.height
    func around(_ center: CGFloat?, step: CGFloat, automatic: CGFloat) -> (CGFloat, CGFloat)? {
      guard let center else { return nil }
      let (middle, room) = grouped(mark, axis, center, step)
      let length =
        room.map { dimension.length(in: $0, automatic: $0) } ?? dimension.length(in: step, automatic: automatic)
      return (middle - length / 2, middle + length / 2)
    }
    let share: CGFloat = mark.mark.kind == .rectangle ? 1 : 0.7
    switch place {
    case .band(let name):
      return around(scale.position(of: name), step: scale.bandLength, automatic: scale.bandLength * share)
    case .value(let value):
      if mark.mark.kind == .rule || mark.mark.kind == .point || mark.mark.kind == .line {
        let position = scale.position(value)
        return (position, position)
      }
      let gap = data.barGap(along: axis).map { abs(scale.position(value + $0) - scale.position(value)) }
      return around(scale.position(value), step: gap ?? 20, automatic: (gap.map { $0 * share } ?? 14))
    case .span(let start, let end):
      let (start, end) = (scale.position(start), scale.position(end))
      let datum = axis == .horizontal ? mark.mark.x : mark.mark.y
      // The interval of a unit is a step; other intervals are as long as they are.
      if case .value(let value) = datum, mark.valueAxis != axis, mark.mark.kind != .area, value.unit != nil {
        return around((start + end) / 2, step: abs(end - start), automatic: abs(end - start) * share)
      }
      return (start, end)
    case .bands(let first, let last):
      guard let first = scale.position(of: first), let last = scale.position(of: last) else { return nil }
      let half = first <= last ? scale.bandLength / 2 : -scale.bandLength / 2
      return (first - half, last + half)
    case .nowhere: return nil
    case .position(let position): return (position, position)
    case .positions(let start, let end):
      if case .automatic = dimension.storage { return (start ?? 0, end ?? length(axis)) }
      return around(((start ?? 0) + (end ?? length(axis))) / 2, step: length(axis), automatic: length(axis))
    }
  }

  /// The middle of a mark among those that share its step, and the room that it has; no room where it has the step alone.
  private func grouped(
    _ mark: ChartData.Mark, _ axis: Axis, _ center: CGFloat, _ step: CGFloat
  ) -> (middle: CGFloat, room: CGFloat?) {
    guard let group = mark.mark.style.group, group.axis == nil || group.axis == axis,
      let index = data.groups.firstIndex(of: group.datum.scalar)
    else { return (center, nil) }
    let all = group.span.length(in: step, automatic: step * 0.8)
    let room = all / CGFloat(data.groups.count)
    return (center - all / 2 + room * (CGFloat(index) + 0.5), room * 0.9)
  }

  /// The rectangle of a bar or a rectangle.
  func rectangle(_ mark: ChartData.Mark) -> CGRect? {
    guard let x = edges(mark, along: .horizontal), let y = edges(mark, along: .vertical) else { return nil }
    let style = mark.mark.style
    let (left, right) = (x.start + style.startOffset.width, x.end + style.endOffset.width)
    let (top, bottom) = (y.start + style.startOffset.height, y.end + style.endOffset.height)
    let rect = CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    return rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite ? rect : nil
  }

  /// The point of a line, a symbol, or the upper edge of an area.
  func point(_ mark: ChartData.Mark) -> CGPoint? {
    func coordinate(_ axis: Axis) -> CGFloat? {
      let place = data.place(of: mark, along: axis)
      if mark.mark.kind == .area, case .span(_, let end) = place, mark.valueAxis == axis || isRange(mark, axis) {
        return scale(axis).position(end)
      }
      guard let center = center(place, along: axis) else { return nil }
      if case .band = place { return grouped(mark, axis, center, scale(axis).bandLength).middle }
      return center
    }
    guard let x = coordinate(.horizontal), let y = coordinate(.vertical), x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The point of the lower edge of an area.
  func base(_ mark: ChartData.Mark) -> CGPoint? {
    guard let point = point(mark) else { return nil }
    if case .span(let start, _) = mark.y, mark.valueAxis == .vertical || isRange(mark, .vertical) {
      return CGPoint(x: point.x, y: y.position(start))
    }
    if case .span(let start, _) = mark.x, mark.valueAxis == .horizontal || isRange(mark, .horizontal) {
      return CGPoint(x: x.position(start), y: point.y)
    }
    return CGPoint(x: point.x, y: size.height)
  }

  /// Whether the points of the area of a mark follow each other along the vertical axis.
  func isUpright(_ mark: ChartData.Mark) -> Bool {
    mark.mark.kind == .area && (mark.valueAxis == .horizontal || isRange(mark, .horizontal))
  }

  private func isRange(_ mark: ChartData.Mark, _ axis: Axis) -> Bool {
    if case .range = axis == .horizontal ? mark.mark.x : mark.mark.y { true } else { false }
  }
}
