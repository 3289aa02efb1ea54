import ComposableArchitecture
import IppoRecorder

/// A window: its entries, its states, and the way through time.
@Reducer
struct SessionFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var snapshot = SessionSnapshot()
    var search = ""
    var filter = Filter.all
    /// The entry whose details are shown.
    var selection: Int?
    /// The entry that the states are compared with.
    var baseline: Int?
    var differences: [StateDifference] = []
    @Presents var edit: EditFeature.State?
    @Presents var test: TestFeature.State?
    /// The file that the person saves.
    var file: InspectorFile?
    /// The number of the last command that the window was given.
    var command = 0
    /// Whether the window has yet to carry the last command out. Until then the page shows the state that was asked for.
    var isWaiting = false
    /// The last outcome in words.
    var notice = ""
  }

  /// The entries that the list shows.
  enum Filter: String, CaseIterable, Equatable, Sendable {
    case all = "All"
    case events = "Events"
    case actions = "Actions"
    case effects = "Effects"
    case values = "Values"
    case issues = "Issues"
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case task
    case changed(SessionSnapshot)
    case performed(Int, SessionSnapshot?)
    case differencesChanged([StateDifference])
    case rowTapped(Int)
    case showTapped(Int)
    case positionChanged(Int)
    case earlierTapped
    case laterTapped
    case presentTapped
    case goOnTapped
    case skipTapped(Int)
    case compareTapped(Int)
    case compareEnded
    case valueTapped(StateNode, store: Int)
    case bugFileTapped
    case stateFileTapped
    case testTapped
    case recordingMade(Recording)
    case fileMade(InspectorFile)
    case failed(String)
    case fileSaved(String?)
    case edit(PresentationAction<EditFeature.Action>)
    case test(PresentationAction<TestFeature.Action>)
  }

  @Dependency(\.inspector) private var inspector

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .task:
        // A snapshot is taken and sent in one go: it is never older than what a command has made.
        return .run { @MainActor [id = state.id] send in
          for await _ in inspector.changes(id) {
            if let snapshot = inspector.snapshot(id) { send(.changed(snapshot)) }
          }
        }
      case .changed(let snapshot):
        state.take(snapshot)
        return compare(state)
      case .performed(let command, let snapshot):
        guard command == state.command else { return .none }
        state.isWaiting = false
        if let snapshot { state.take(snapshot) }
        return compare(state)
      case .differencesChanged(let differences):
        state.differences = differences
        return .none
      case .rowTapped(let id):
        state.selection = state.selection == id ? nil : id
        return .none
      case .showTapped(let id): return perform(.show(id), showing: id, "", &state)
      case .positionChanged(let position): return move(to: position, &state)
      case .earlierTapped: return move(to: state.position - 1, &state)
      case .laterTapped: return move(to: state.position + 1, &state)
      case .presentTapped: return perform(.showPresent, showing: nil, "", &state)
      case .goOnTapped:
        guard let shown = state.snapshot.shown else { return .none }
        let shares = state.snapshot.stores.contains(where: \.holdsSharedValues)
        let notice = "The app goes on from here\(shares ? ", with the present shared values" : "")."
        return perform(.goOn(from: shown), showing: nil, notice, &state)
      case .skipTapped(let id):
        let isSkipped = !state.snapshot.skipped.contains(id)
        let notice = isSkipped ? "The action is left out." : "The action is taken in again."
        guard let shown = state.snapshot.shown ?? state.snapshot.rows.last?.id else { return .none }
        return perform(.skip(id, isSkipped, showing: shown), showing: shown, notice, &state)
      case .compareTapped(let id):
        state.baseline = id
        return compare(state)
      case .compareEnded:
        state.baseline = nil
        state.differences = []
        return .none
      case .valueTapped(let node, let store):
        state.edit = EditFeature.State(session: state.id, node: node, store: store)
        return .none
      case .bugFileTapped:
        return .run { [id = state.id] send in
          guard let recording = await inspector.recording(id) else { return }
          await send(.fileMade(InspectorFile(name: "Session", type: .recording, bytes: try recording.bytes())))
        } catch: { error, send in
          await send(.failed("\(error)"))
        }
      case .stateFileTapped:
        state.file = InspectorFile(name: "State", type: .plainText, bytes: Array(state.snapshot.stateText.utf8))
        return .none
      case .testTapped:
        return .run { [id = state.id] send in
          guard let recording = await inspector.recording(id) else { return }
          await send(.recordingMade(recording))
        }
      case .recordingMade(let recording):
        state.test = TestFeature.State(recording: recording)
        return .none
      case .fileMade(let file):
        state.file = file
        return .none
      case .failed(let reason):
        state.notice = reason
        return .none
      case .fileSaved(let error):
        state.notice = error ?? "The file is saved."
        state.file = nil
        return .none
      case .test(.presented(.saveTapped)):
        guard let test = state.test, let source = test.source else { return .none }
        state.file = InspectorFile(name: test.name, type: .swiftSource, bytes: Array(source.utf8))
        state.test = nil
        return .none
      case .edit, .test: return .none
      }
    }
    .ifLet(\.$edit, action: \.edit) { EditFeature() }
    .ifLet(\.$test, action: \.test) { TestFeature() }
  }

  private enum CancelID { case move }

  /// Gives the window a command. A command that says what to show takes the place of another one that waits.
  ///
  /// - Parameter shown: The entry whose state the window is to show; `nil` for the present.
  private func perform(
    _ command: InspectorClient.Command, showing shown: Int?, _ notice: String, _ state: inout State
  ) -> Effect<Action> {
    state.notice = notice
    state.snapshot.shown = shown
    state.command += 1
    state.isWaiting = true
    let effect = Effect<Action>.run { @MainActor [id = state.id, number = state.command] send in
      guard !Task.isCancelled else { return }
      let problem = inspector.perform(id, command)
      send(.performed(number, inspector.snapshot(id)))
      if let problem { send(.failed(problem)) }
    }
    switch command {
    case .show, .showPresent: return effect.cancellable(id: CancelID.move, cancelInFlight: true)
    case .goOn, .skip: return .concatenate(.cancel(id: CancelID.move), effect)
    }
  }

  private func move(to position: Int, _ state: inout State) -> Effect<Action> {
    let points = state.points
    guard position != state.position, position >= 0 else { return .none }
    guard points.indices.contains(position) else {
      return perform(.showPresent, showing: nil, "", &state)
    }
    return perform(.show(points[position]), showing: points[position], "", &state)
  }

  private func compare(_ state: State) -> Effect<Action> {
    guard let baseline = state.baseline else { return .none }
    return .run { @MainActor [id = state.id, shown = state.snapshot.shown] send in
      send(.differencesChanged(inspector.differences(id, baseline, shown)))
    }
  }
}

extension SessionFeature.State {
  /// Takes a session as it is, but for the state that it was asked to show and does not show yet.
  fileprivate mutating func take(_ snapshot: SessionSnapshot) {
    let shown = self.snapshot.shown
    self.snapshot = snapshot
    if isWaiting { self.snapshot.shown = shown }
  }

  /// The entries of the list.
  var rows: [TimelineRow] {
    snapshot.rows.filter { row in
      let isShown =
        switch filter {
        case .all: true
        case .events: row.kind == .event
        case .actions: row.hasState
        case .effects: row.kind == .effect
        case .values: row.kind == .value
        case .issues: row.kind == .issue
        }
      return isShown && row.matches(search)
    }
  }

  /// The beginning, and the entries with a state of their own, in order: the points of the slider, which has the present
  /// after them.
  var points: [Int] { [RecordedTimeline.beginning] + snapshot.rows.filter(\.hasState).map(\.id) }

  /// The place on the slider; the number of points for the present.
  var position: Int {
    guard let shown = snapshot.shown else { return points.count }
    return points.lastIndex { $0 <= shown } ?? 0
  }

}
