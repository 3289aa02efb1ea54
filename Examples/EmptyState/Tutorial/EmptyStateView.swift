import SwiftUI

/// A container that shows its content, or, while `empty`, what the content has set for that.
struct EmptyStateView<Content: View>: View {
  @State private var emptyStateItems: AnyView
  @Binding private var empty: Bool
  private let content: Content

  init(empty: Binding<Bool>, @ViewBuilder content: () -> Content) {
    let content = content()
    self.content = content
    _empty = empty
    // Shown until the items are known: the content is what tells them.
    _emptyStateItems = State(initialValue: content.eraseToAnyView())
  }

  var body: some View {
    // One type for both branches, so that the closure can return from either.
    VStack<AnyView> {
      if empty {
        return emptyStateItems.onPreferenceChange(EmptyStatePreferenceKey.self, perform: keep).eraseToAnyView()
      } else {
        return content.onPreferenceChange(EmptyStatePreferenceKey.self, perform: keep).eraseToAnyView()
      }
    }
  }

  private func keep(_ value: EmptyStatePreferenceKey.Value) { emptyStateItems = value.view }
}
