import Foundation
import SwiftUI

/// Hands views from the content up to the container around it. The views set last count.
struct EmptyStatePreferenceKey: PreferenceKey {
  struct Value: Equatable {
    let view: AnyView
    /// Views cannot be compared, so every value is told apart by a number of its own.
    private let uuid = UUID()

    init(view: AnyView) { self.view = view }

    static func == (left: Value, right: Value) -> Bool { left.uuid == right.uuid }
  }

  static var defaultValue = Value(view: EmptyView().eraseToAnyView())

  static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
}

extension View {
  /// What the container shows in place of this view when there is nothing to show.
  func emptyStateItems<Items: View>(@ViewBuilder items: () -> Items) -> some View {
    preference(key: EmptyStatePreferenceKey.self, value: EmptyStatePreferenceKey.Value(view: items().eraseToAnyView()))
  }

  func eraseToAnyView() -> AnyView { AnyView(self) }
}
