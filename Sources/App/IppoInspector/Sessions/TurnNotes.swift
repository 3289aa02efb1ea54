import ComposableArchitectureCore
import IppoRecorder
import IppoRender
@_spi(Testing) import SwiftUI

/// Notes the turns of a window, and the work of its renderer, in the entries of its events.
@MainActor
final class TurnNotes {
  private weak var timeline: RecordedTimeline?

  init(_ timeline: RecordedTimeline) { self.timeline = timeline }
}

extension TurnNotes: TurnObserver {
  func name(of field: AnyKeyPath) -> String {
    String(namedDescription(of: field).drop { $0 == "\\" })
  }

  func notesEvaluation(of type: any Any.Type) -> Bool {
    guard let timeline, timeline.isMeasuring else { return false }
    return !String(reflecting: type).hasPrefix("IppoUI.")
  }

  func willEvaluate(_ type: any Any.Type, because causes: [EvaluationCause]) {
    timeline?.measure { work, _ in
      work.note(TurnWork.Body(name: String(describing: type), causes: causes.map(\.description)))
    }
  }

  func turnBegins() { timeline?.measure { $0.turnBegins(at: $1) } }
  func turnCommits() { timeline?.measure { $0.turnCommits(at: $1) } }
  func turnEnds() { timeline?.measure { $0.turnEnds(at: $1) } }
}

extension TurnNotes: FrameMeter {
  var time: Duration { timeline?.time() ?? .zero }

  func noteLayout(_ duration: Duration) {
    guard let timeline, let step = timeline.lastStep else { return }
    timeline.noteRendering(of: step) { $0.layout = $0.layout ?? duration }
  }

  func bytesOfLastEvent() -> @Sendable (Int) -> Void {
    guard let step = timeline?.lastStep else { return { _ in } }
    return { [weak self] count in
      Task { @MainActor in self?.timeline?.noteRendering(of: step) { $0.bytes = $0.bytes ?? count } }
    }
  }
}
