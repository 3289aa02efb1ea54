import IppoArchive

/// Who observes a value is nothing that it says of itself.
extension PerceptionRegistrar: Transient {
  package static func _new() -> Self { Self() }
}
