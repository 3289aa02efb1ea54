import IppoArchive

/// Observers and identity are not archived, because the value of a state excludes them.
extension ObservationStateRegistrar: Transient {
  package static func _new() -> Self { Self() }
}

extension ObservableStateID: Transient {
  package static func _new() -> Self { Self() }
}
