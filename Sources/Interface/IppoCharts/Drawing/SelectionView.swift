import Foundation
import IppoUI

/// The part of a plot that takes the pointer, fingers and keys of a person who selects values.
///
/// A value is selected while a pointer is over it or a finger on it, and a range by a drag. The arrow keys choose among the values of
/// the marks, with Shift a range keeps its start, and Escape chooses none. In a browser a script shows at once what is selected; the app
/// is told up to 20 times a second.
struct SelectionView: View {
  @Environment(\.self) private var environment
  @State private var seen = 0
  @State private var isFocused = false
  @State private var cursor: ChartSelecting.Cursor?
  let proxy: ChartProxy
  let following: [Int: Following]

  /// A selection by the script.
  private struct Selected: Decodable {
    struct Place: Decodable {
      var x: Double?
      var y: Double?
      var angle: Double?
    }

    let number: Int
    var at: Place?
    var from: Place?
    var to: Place?
  }

  /// A key that the script leaves to the app.
  private struct Key: Decodable {
    let key: String
    let extends: Bool
  }

  private var selecting: ChartSelecting { ChartSelecting(proxy: proxy) }
  private var size: CGSize { CGSize(width: proxy.layout.contentWidth, height: proxy.layout.plot.height) }

  var body: some View {
    CustomElement("ippo-chart", embedded: ChartScript.text, attributes: attributes) {
      SelectionSurface(selecting: selecting, size: size, following: following)
    }
    .onEvent("selected", of: Selected.self, perform: select)
    .onEvent("stepped", of: Key.self) { press in
      let steps: [String: ChartSelecting.Step] = [
        "ArrowLeft": .backward, "ArrowUp": .backward, "ArrowRight": .forward, "ArrowDown": .forward, "Home": .first,
        "End": .last,
      ]
      guard let step = steps[press.key] else { return }
      selecting.step(step, extends: press.extends, following: following, cursor: &cursor)
    }
    .onEvent("focused", of: Bool.self) {
      isFocused = $0
      if !$0 { cursor = nil }
    }
    .frame(width: size.width, height: size.height)
  }

  private func select(_ selected: Selected) {
    seen = selected.number
    cursor = nil
    if let from = selected.from, let to = selected.to {
      selecting.select(from: point(from), to: point(to))
    } else if let place = selected.at {
      if let angle = place.angle {
        proxy.selectAngleValue(at: .radians(min(max(angle, 0), 1) * 2 * .pi))
      } else {
        if place.x != nil { proxy.selectXValue(at: point(place).x) }
        if place.y != nil { proxy.selectYValue(at: point(place).y) }
      }
    } else {
      selecting.clear()
    }
  }

  /// A point of the plot; a coordinate that is not told is the start of the axis.
  private func point(_ place: Selected.Place) -> CGPoint {
    CGPoint(x: min(max(place.x ?? 0, 0), size.width), y: min(max(place.y ?? 0, 0), size.height))
  }

  private var attributes: SelectionAttributes {
    SelectionAttributes(
      selecting, following: following, isFocused: isFocused, seen: seen, environment: environment)
  }
}

/// The script of the parts of charts that follow a selection.
enum ChartScript {
  static let text = String(decoding: PackageResources.chart_js, as: UTF8.self)
}

/// The surface that takes the pointer and the keys where there is no script.
private struct SelectionSurface: View {
  @State private var isHovering = false
  @State private var cursor: ChartSelecting.Cursor?
  let selecting: ChartSelecting
  let size: CGSize
  let following: [Int: Following]

  var body: some View {
    if selecting.selectsRange {
      surface.gesture(
        DragGesture(minimumDistance: 4).onChanged { drag in
          cursor = nil
          selecting.select(from: drag.startLocation, to: drag.location)
        }
      )
      .onTapGesture { clear() }
      .focusable()
      .onKeyPress(keys: Set(steps.keys)) { press in step(press) }
      .onExitCommand { clear() }
    } else {
      surface
        .onContinuousHover { phase in
          switch phase {
          case .active(let point):
            isHovering = true
            cursor = nil
            selecting.select(at: point)
          case .ended:
            isHovering = false
            clear()
          }
        }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged {
            cursor = nil
            selecting.select(at: $0.location)
          }
          .onEnded { _ in if !isHovering { clear() } }
        )
        .focusable()
        .onKeyPress(keys: Set(steps.keys)) { press in step(press) }
        .onExitCommand { clear() }
    }
  }

  private var surface: some View {
    Rectangle().fill(Color.clear).frame(width: size.width, height: size.height)
  }

  private var steps: [KeyEquivalent: ChartSelecting.Step] {
    [
      .leftArrow: .backward, .upArrow: .backward, .rightArrow: .forward, .downArrow: .forward, .home: .first,
      .end: .last,
    ]
  }

  private func step(_ press: KeyPress) -> KeyPress.Result {
    guard let step = steps[press.key] else { return .ignored }
    selecting.step(step, extends: press.modifiers.contains(.shift), following: following, cursor: &cursor)
    return .handled
  }

  private func clear() {
    cursor = nil
    selecting.clear()
  }
}
