import IppoArchive

/// Observers and identity are not archived: they are no part of the value of a state.
extension ObservationStateRegistrar: Transient {
  package static func _new() -> Self { Self() }
}

extension ObservableStateID: Transient {
  package static func _new() -> Self { Self() }
}
