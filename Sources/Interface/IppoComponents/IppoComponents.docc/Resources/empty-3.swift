import SwiftUI

struct EmptyContainer<Content: View>: View {
  let isEmpty: Bool
  @State private var items: AnyView?
  private let content: Content

  init(isEmpty: Bool, @ViewBuilder content: () -> Content) {
    self.isEmpty = isEmpty
    self.content = content()
  }

  var body: some View {
    if isEmpty, let items {
      items
    } else {
      content.onPreferenceChange(EmptyItems.self) { items = $0.view }
    }
  }
}
