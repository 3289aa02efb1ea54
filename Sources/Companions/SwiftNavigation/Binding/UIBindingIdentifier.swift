/// The identity of the place that a binding reads and writes, without the value.
///
/// Two bindings made from one object, or from one root, by the same path have equal identifiers.
public struct UIBindingIdentifier: Hashable, Sendable {
  private let location: AnyHashableSendable

  /// The identifier of a binding.
  ///
  /// - Parameter binding: The binding.
  public init<Value>(_ binding: UIBinding<Value>) {
    self.location = binding.location.identifier
  }
}
