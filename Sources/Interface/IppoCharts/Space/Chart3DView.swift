import Foundation
import IppoUI

/// A chart in space, which the user turns.
struct Chart3DView: View {
  @Environment(\.self) private var environment
  /// The pose after turns by the user, where no binding has it.
  @State private var pose: Chart3DPose?
  /// The pose at the start of a drag, forgotten when the drag ends or is cancelled.
  @GestureState private var startOfDrag: Chart3DPose?
  let marks: [Mark3D]

  /// Degrees for each point of a drag, and for each press of a key.
  private static let degreesPerPoint = 0.5
  private static let degreesPerKey = 15.0
  /// The room for labels on each side, in points.
  private static let margins = CGSize(width: 56, height: 40)

  private var settings: ChartSettings { environment.chartSettings }

  private var currentPose: Chart3DPose { settings.pose.binding?.wrappedValue ?? pose ?? settings.pose.start }

  var body: some View {
    let settings = settings
    let layout = Chart3DLayout(marks, settings, environment: environment)
    let entries = Chart3DSpeech(layout, environment).entries
    VStack(alignment: settings.legend.alignment?.horizontal ?? .leading, spacing: settings.legend.spacing ?? 8) {
      if settings.legend.isAbove { legend(layout, settings) }
      GeometryReader { geometry in
        picture(layout, entries, settings, size: geometry.size)
      }
      if !settings.legend.isAbove { legend(layout, settings) }
    }
    .environment(\.chartSettings, ChartSettings())
  }

  @ViewBuilder
  private func legend(_ layout: Chart3DLayout, _ settings: ChartSettings) -> some View {
    if settings.legend.visibility != .hidden {
      if let content = settings.legend.content {
        content
      } else if !layout.styles.foregrounds.isEmpty {
        LegendView(
          rows: LegendItem.row(of: layout.styleData, layout.styles, environment),
          alignment: settings.legend.alignment?.horizontal ?? .leading
        )
        .accessibilityHidden(true)
      }
    }
  }

  private func picture(
    _ layout: Chart3DLayout, _ entries: [ChartSpeech.Entry], _ settings: ChartSettings, size: CGSize
  ) -> some View {
    let camera = Camera3D(currentPose, settings.projection, size: size, margins: Self.margins)
    let axes = Chart3DAxes(layout, camera, settings, environment)
    let figures = Chart3DPicture(layout, camera).figures
    let direction = environment.layoutDirection
    return ZStack(alignment: .topLeading) {
      ForEach(axes.lines) { line in
        DrawnPath(
          line.path, in: size, stroke: AnyShapeStyle(line.isEdge ? HierarchicalShapeStyle.tertiary : .quaternary),
          strokeStyle: StrokeStyle(lineWidth: line.isEdge ? 1 : 0.5))
      }
      ForEach(figures) { FigureView(figure: $0, size: size) }
      ForEach(axes.labels) { label in
        label.content
          .font(ChartLayout.labelFont)
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .fixedSize()
          .frame(width: 0, height: 0)
          .position(label.point)
          .accessibilityHidden(true)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .environment(\.layoutDirection, .leftToRight)
    .contentShape(Rectangle())
    .gesture(drag)
    .focusable()
    .onMoveCommand { turn($0) }
    .accessibilityChildren {
      ChartSpeechView(entries: entries).environment(\.layoutDirection, direction)
    }
  }

  // MARK: Turning

  private var drag: some Gesture {
    DragGesture().updating($startOfDrag) { value, startOfDrag, _ in
      // A change precedes each end at another place.
      let start = startOfDrag ?? currentPose
      startOfDrag = start
      turn(from: start, value)
    }
  }

  private func turn(from start: Chart3DPose, _ value: DragGesture.Value) {
    set(
      start.turned(
        azimuth: -Double(value.translation.width) * Self.degreesPerPoint,
        inclination: Double(value.translation.height) * Self.degreesPerPoint))
  }

  private func turn(_ direction: MoveCommandDirection) {
    let step = Self.degreesPerKey
    switch direction {
    case .left: set(currentPose.turned(azimuth: step))
    case .right: set(currentPose.turned(azimuth: -step))
    case .up: set(currentPose.turned(inclination: -step))
    case .down: set(currentPose.turned(inclination: step))
    }
  }

  private func set(_ new: Chart3DPose) {
    if let binding = settings.pose.binding { binding.wrappedValue = new } else { pose = new }
  }
}
