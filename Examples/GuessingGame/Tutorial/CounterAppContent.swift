import ComposableArchitecture
import Foundation
import SwiftUI

/// What the tutorial's program shows in its navigation.
public struct CounterAppContent: View {
  @State private var stageD = Store(
    initialState: StageD.GameReducer.State(),
    reducer: StageD.GameReducer(question: CounterReducer(nextIdentity: .same))._printChanges())
  @State private var stageE: StoreOf<StageE.GameReducer>
  private let launch = Launch.current

  /// Starts as the launch argument `state` says.
  public init() {
    let state = Launch.current.isListOpen == true ? StageE.GameReducer.State.listOpen() : .init()
    _stageE = State(wrappedValue: Store(initialState: state, reducer: StageE.GameReducer()._printChanges()))
  }

  public var body: some View {
    if launch.stage == .d {
      StageD.GameView(store: stageD)
    } else if let tag = launch.tag {
      StageE.GameView(store: stageE) { tag }
    } else {
      StageE.GameView(store: stageE)
    }
  }
}

/// How the program was started: what is in the file named by the launch argument `state` (`--state FILE`).
struct Launch: Codable, Equatable {
  /// The step with the plain link, riddle and all, or else the last one.
  var stage: Stage?
  /// Whether the state starts with the list open.
  var isListOpen: Bool?
  /// The tag of the link to the list, if it is not to be another one every time the view is made.
  var tag: UUID?

  /// From the start, unless there is such a file. Reports a file that cannot be read.
  static var current: Self {
    guard let path = UserDefaults.standard.string(forKey: "state") else { return Self() }
    do {
      return try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      reportIssue("The game could not be started as \(path) says: \(error)")
      return Self()
    }
  }
}
