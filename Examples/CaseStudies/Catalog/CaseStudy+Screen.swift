import ComposableArchitecture
import ExampleSupport
import SwiftUI

extension CaseStudy {
  /// The study, with a store of its own.
  ///
  /// - Parameter log: Takes the actions and what they change, or nil.
  @MainActor
  @ViewBuilder
  public func screen(log: ActionLog? = nil) -> some View {
    switch self {
    case .counter:
      page(Counter.State(), log) {
        Counter()
      } content: {
        CounterScreen(store: $0)
      }
    case .twoCounters:
      page(TwoCounters.State(), log) {
        TwoCounters()
      } content: {
        TwoCountersView(store: $0)
      }
    case .composition:
      page(Scoreboard.State(), log) {
        Scoreboard()
      } content: {
        ScoreboardView(store: $0)
      }
    case .bindingForm:
      page(BindingForm.State(), log) {
        BindingForm()
      } content: {
        BindingFormView(store: $0)
      }
    case .bindingActions:
      page(BindingActions.State(), log) {
        BindingActions()
      } content: {
        BindingActionsView(store: $0)
      }
    case .optionalState:
      page(OptionalCounter.State(), log) {
        OptionalCounter()
      } content: {
        OptionalCounterView(store: $0)
      }
    case .focus:
      page(SignUp.State(), log) {
        SignUp()
      } content: {
        SignUpView(store: $0)
      }
    case .dialogs:
      page(Dialogs.State(), log) {
        Dialogs()
      } content: {
        DialogsView(store: $0)
      }
    case .animations:
      page(Animations.State(), log) {
        Animations()
      } content: {
        AnimationsView(store: $0)
      }
    case .viewActions:
      page(Kettle.State(), log) {
        Kettle()
      } content: {
        KettleView(store: $0)
      }
    }
  }

  /// A study on a page of a navigation stack of its own.
  @MainActor
  private func page<Feature: Reducer, Content: View>(
    _ initialState: @autoclosure () -> Feature.State,
    _ log: ActionLog?,
    feature: () -> Feature,
    @ViewBuilder content: @escaping (StoreOf<Feature>) -> Content
  ) -> some View {
    StudyScreen(initialState(), log: log, feature: feature) { store in
      NavigationStack {
        content(store)
      }
    }
  }
}
