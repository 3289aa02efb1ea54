package import IppoRecorder
package import SwiftUI

/// The page beside a replayed app: steps, a slider over the points, the speed, and the difference to the recording.
package struct ReplayPage: View {
  private let session: ReplaySession

  /// - Parameter session: The replay.
  package init(_ session: ReplaySession) { self.session = session }

  package var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        ReplayBar(session: session)
        Divider()
        if let difference = session.difference { ReplayDifferenceView(difference: difference) }
        ReplayPoints(session: session)
      }
      .navigationTitle("Replay")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// The way through the points of a replay.
private struct ReplayBar: View {
  let session: ReplaySession

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Button("Step back") { session.stepBack() }
          .keyboardShortcut("[", modifiers: .control)
          .disabled(isClosed || session.point == 0)
        Slider(value: position, in: 0...Double(max(session.end, 1)), step: 1) { Text("Point") }
          .disabled(isClosed || session.end == 0)
        Button("Step") { session.stepForward() }
          .keyboardShortcut("]", modifiers: .control)
          .disabled(isClosed || session.point == session.end || session.difference != nil)
      }
      HStack {
        Text(verbatim: place)
        Spacer()
        Picker("Speed", selection: speed) {
          ForEach(ReplaySession.speeds, id: \.self) { Text(verbatim: "\($0.formatted())×").tag($0) }
        }
        .pickerStyle(.menu)
        Button(session.isPlaying ? "Pause" : "Play") {
          if session.isPlaying { session.pause() } else { session.play() }
        }
        .disabled(isClosed)
      }
    }
    .buttonStyle(.bordered)
    .padding()
  }

  private var isClosed: Bool { session.point == nil && session.goal == nil }

  private var place: String {
    guard !isClosed else { return "The app is not open: load its page." }
    let point = session.point ?? 0
    if session.difference != nil { return "Stopped at point \(point) of \(session.end)" }
    return "Point \(point) of \(session.end): \(session.points[point])"
  }

  private var position: Binding<Double> {
    Binding {
      Double(session.point ?? 0)
    } set: { value in
      session.go(to: Int(value.rounded()))
    }
  }

  private var speed: Binding<Double> {
    Binding {
      session.speed
    } set: { value in
      session.setSpeed(value)
    }
  }
}

/// The place where the program leaves the recording.
private struct ReplayDifferenceView: View {
  let difference: ReplayDifference

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("The program leaves the recording.").bold()
      ForEach(lines.indices, id: \.self) { Text(verbatim: lines[$0]).font(.callout.monospaced()) }
    }
    .padding()
  }

  private var lines: [String] {
    difference.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The points of a replay, one a row.
private struct ReplayPoints: View {
  let session: ReplaySession

  var body: some View {
    List(session.points.indices, id: \.self) { point in
      Button {
        session.go(to: point)
      } label: {
        Text(verbatim: "\(point). \(session.points[point])")
          .font(.callout.monospaced())
          .fontWeight(point == session.point ? .semibold : .regular)
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(point == session.point ? .isSelected : [])
    }
    .listStyle(.plain)
  }
}
