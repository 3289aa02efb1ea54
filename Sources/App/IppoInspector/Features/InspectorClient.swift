import ComposableArchitecture
import Foundation
import IppoRecorder

/// The windows of this process, for the features of the inspector.
struct InspectorClient: Sendable {
  /// A change that the inspector makes.
  enum Command: Equatable, Sendable {
    case show(Int)
    case showPresent
    case goOn(from: Int)
    case skip(Int, Bool, showing: Int)
  }

  /// The sessions at once, and whenever one begins or ends.
  var sessions: @MainActor @Sendable () -> AsyncStream<[SessionSummary]>
  /// Values at once and whenever a session changes; the stream ends with the session.
  var changes: @MainActor @Sendable (_ session: Int) -> AsyncStream<Void>
  /// A session as it is; `nil` for one that has ended.
  var snapshot: @MainActor @Sendable (_ session: Int) -> SessionSnapshot?
  /// The parts in which the states after two entries differ. The second is `nil` for the present.
  var differences: @MainActor @Sendable (_ session: Int, _ first: Int, _ second: Int?) -> [StateDifference]
  /// Makes a change. Returns the reason if it cannot be made.
  var perform: @MainActor @Sendable (_ session: Int, Command) -> String?
  /// Edits a value of a state. Returns the reason if the state does not take the value.
  var edit: @MainActor @Sendable (_ session: Int, _ node: StateNode, _ store: Int, _ text: String) -> String?
  /// Reads a file with a recording. Returns the recording, and the name of the program that would replay it.
  var read: @MainActor @Sendable (_ bytes: [UInt8]) throws -> (Recording, program: String)
  /// Replays a recording. Returns the id of its session.
  var open: @MainActor @Sendable (_ name: String, Recording) throws -> Int
  /// The recording of a session; `nil` for one that has ended.
  var recording: @MainActor @Sendable (_ session: Int) -> Recording?
}

extension InspectorClient {
  /// The windows of an inspector.
  @MainActor static func live(_ inspector: Inspector) -> Self {
    Self(
      sessions: { inspector.changes() },
      changes: { inspector.session($0)?.changes() ?? .finished },
      snapshot: { inspector.session($0)?.snapshot() },
      differences: { inspector.session($0)?.differences(from: $1, to: $2) ?? [] },
      perform: { id, command in
        guard let session = inspector.session(id) else { return nil }
        switch command {
        case .show(let item): session.show(item)
        case .showPresent: session.showPresent()
        case .goOn(let item):
          session.show(item)
          session.goOn()
        case .skip(let item, let isSkipped, let shown): return session.skip(item, isSkipped, showing: shown)
        }
        return nil
      },
      edit: { id, node, store, text in
        guard let session = inspector.session(id) else { return "The session has ended." }
        do throws(StateEditError) {
          try session.edit(node, of: store, to: text)
          return nil
        } catch {
          return error.description
        }
      },
      read: { (try inspector.read($0), inspector.program) }, open: { try inspector.open($0, $1) },
      recording: { id in inspector.session(id).map { $0.recorder.recording(of: inspector.program) } })
  }
}

extension InspectorClient: DependencyKey {
  /// No windows.
  static var liveValue: Self {
    Self(
      sessions: { .finished }, changes: { _ in .finished }, snapshot: { _ in nil }, differences: { _, _, _ in [] },
      perform: { _, _ in nil }, edit: { _, _, _, _ in nil },
      read: { _ in throw CocoaError(.featureUnsupported) }, open: { _, _ in throw CocoaError(.featureUnsupported) },
      recording: { _ in nil })
  }
}

extension DependencyValues {
  var inspector: InspectorClient {
    get { self[InspectorClient.self] }
    set { self[InspectorClient.self] = newValue }
  }
}
