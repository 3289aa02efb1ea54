import SwiftUI

struct EmptyItems: PreferenceKey {
  struct Value: Equatable {
    var view: AnyView?
    var id: UUID?

    static func == (left: Value, right: Value) -> Bool { left.id == right.id }
  }

  static var defaultValue: Value { Value() }

  static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
}
