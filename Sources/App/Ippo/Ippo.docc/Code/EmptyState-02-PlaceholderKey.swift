import SwiftUI

struct PlaceholderKey: PreferenceKey {
  static var defaultValue: String { "Nothing here" }

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

extension View {
  func placeholder(_ text: String) -> some View {
    preference(key: PlaceholderKey.self, value: text)
  }
}
