import IppoArchive

/// Observers are not archived.
extension PerceptionRegistrar: Transient {
  package static func _new() -> Self { Self() }
}
