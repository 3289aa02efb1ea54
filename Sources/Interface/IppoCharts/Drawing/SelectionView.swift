import Foundation
import IppoUI

/// The part of a plot that takes the pointer, fingers and keys of a person who selects values.
///
/// A value is selected while a pointer is over it or a finger on it. The arrow keys choose among the values of the marks, and Escape
/// chooses none.
struct SelectionView: View {
  let proxy: ChartProxy
  @State private var isHovering = false

  private var settings: ChartSettings { proxy.settings }

  var body: some View {
    if selectsRange {
      surface.gesture(
        DragGesture(minimumDistance: 4).onChanged { drag in
          proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
          proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
        }
      )
      .onTapGesture {
        settings.x.rangeSelection?.clear()
        settings.y.rangeSelection?.clear()
      }
    } else {
      surface
        .onContinuousHover { phase in
          switch phase {
          case .active(let point):
            isHovering = true
            select(point)
          case .ended:
            isHovering = false
            clear()
          }
        }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { select($0.location) }
            .onEnded { _ in if !isHovering { clear() } }
        )
        .focusable()
        .onMoveCommand { direction in
          switch direction {
          case .left, .up: step(-1)
          case .right, .down: step(1)
          }
        }
        .onExitCommand { clear() }
    }
  }

  private var surface: some View {
    Rectangle().fill(Color.clear).frame(
      width: proxy.layout.contentWidth, height: proxy.layout.plot.height)
  }

  private var selectsRange: Bool { settings.x.rangeSelection != nil || settings.y.rangeSelection != nil }

  private func select(_ point: CGPoint) {
    proxy.selectXValue(at: point.x)
    proxy.selectYValue(at: point.y)
    if settings.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
  }

  private func clear() {
    settings.x.selection?.set(nil)
    settings.y.selection?.set(nil)
    settings.angleSelection?.set(nil)
  }

  /// Chooses the value of a mark before or after the one that is selected.
  private func step(_ count: Int) {
    if let selection = settings.angleSelection { return stepAngle(selection, count) }
    let axis: Axis = settings.x.selection != nil ? .horizontal : .vertical
    guard let selection = axis == .horizontal ? settings.x.selection : settings.y.selection else { return }
    let layout = proxy.layout
    let scale = layout.geometry.scale(axis)
    let positions = layout.data.marks.compactMap { mark in
      layout.geometry.center(layout.data.place(of: mark, along: axis), along: axis)
    }
    let places = Set(positions).sorted { axis == .horizontal ? $0 < $1 : $0 > $1 }
    guard let next = Self.next(places, from: selection.get().flatMap { scale.position(of: $0) }, count) else { return }
    selection.set(scale.value(at: next))
  }

  private func stepAngle(_ selection: ChartSettings.ValueSelection, _ count: Int) {
    let sizes = proxy.layout.data.marks.compactMap { $0.mark.angle?.scalar.magnitude }.map { max($0, 0) }
    var sum = 0.0
    let middles = sizes.map { size in
      defer { sum += size }
      return CGFloat(sum + size / 2)
    }
    guard let next = Self.next(middles, from: selection.get()?.magnitude.map { CGFloat($0) }, count) else { return }
    selection.set(.number(Double(next)))
  }

  /// The place before or after the one nearest to a position; the first or the last one where there is no position.
  static func next(_ places: [CGFloat], from position: CGFloat?, _ count: Int) -> CGFloat? {
    guard let position,
      let nearest = places.indices.min(by: { abs(places[$0] - position) < abs(places[$1] - position) })
    else { return count > 0 ? places.first : places.last }
    return places[min(max(nearest + count, 0), places.count - 1)]
  }
}
