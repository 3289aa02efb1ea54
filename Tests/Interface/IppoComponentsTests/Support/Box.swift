import IppoUI
import Observation

/// A value that views read and write, outside of any view.
@MainActor
@Observable
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
