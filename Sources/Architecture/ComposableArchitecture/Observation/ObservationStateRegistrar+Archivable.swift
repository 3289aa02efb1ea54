import IppoArchive

/// Who observes a state, and what tells it from its copies, is nothing that it says of itself.
extension ObservationStateRegistrar: Transient {
  package static func _new() -> Self { Self() }
}

extension ObservableStateID: Transient {
  package static func _new() -> Self { Self() }
}
