import ComposableArchitecture
import ExampleSupport
import SwiftUI

/// A study with a store of its own, which reports to a log.
struct StudyScreen<Feature: Reducer, Content: View>: View {
  @State private var store: StoreOf<Feature>
  private let content: (StoreOf<Feature>) -> Content

  /// - Parameters:
  ///   - initialState: What the study begins with.
  ///   - feature: The study's reducer.
  ///   - log: Takes the actions, or nil.
  ///   - content: The study's view.
  init(
    _ initialState: @autoclosure () -> Feature.State,
    _ feature: @autoclosure () -> Feature,
    log: ActionLog?,
    @ViewBuilder content: @escaping (StoreOf<Feature>) -> Content
  ) {
    let store = Store(initialState: initialState()) {
      feature().logging(to: log)
    }
    _store = State(initialValue: store)
    self.content = content
  }

  var body: some View {
    content(store)
  }
}
