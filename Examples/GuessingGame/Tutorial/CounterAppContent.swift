import ComposableArchitecture
import Foundation
import SwiftUI

/// What the tutorial's program shows in its navigation.
public struct CounterAppContent: View {
  @State private var stageD = Store(
    initialState: StageD.GameReducer.State(),
    reducer: StageD.GameReducer(question: CounterReducer(nextIdentity: .same))._printChanges())
  @State private var stageE: StoreOf<StageE.GameReducer>
  private let stage: String?
  private let open: String?

  /// Reads the launch arguments `stage` and `open`.
  public init() {
    let arguments = UserDefaults.standard
    stage = arguments.string(forKey: "stage")
    open = arguments.string(forKey: "open")
    let state = open == nil ? StageE.GameReducer.State() : .listOpen()
    _stageE = State(wrappedValue: Store(initialState: state, reducer: StageE.GameReducer()._printChanges()))
  }

  public var body: some View {
    if stage == "d" {
      StageD.GameView(store: stageD)
    } else if open == "match" {
      StageE.GameView(store: stageE) { StageE.GameReducer.State.deepLink }
    } else {
      StageE.GameView(store: stageE)
    }
  }
}
