public import IppoUI

/// A view with a piece of state of its own: for previews of what takes a binding.
///
/// ```swift
/// WithState(initialValue: false) { $isOn in Toggle("Alarm", isOn: $isOn) }
/// ```
public struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Creates a view with state.
  ///
  /// - Parameters:
  ///   - initialValue: What the state starts with.
  ///   - content: What it shows.
  public init(
    initialValue value: Value,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self._value = State(wrappedValue: value)
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    self.content(self.$value)
  }
}
