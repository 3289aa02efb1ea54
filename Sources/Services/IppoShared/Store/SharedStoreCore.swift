/// The contents of a ``SharedStore``: the values, and the keepers of presence in its rooms.
final class SharedStoreCore: Sendable {
  let backend: any SharedBackend
  let keepers = PresenceKeepers()

  init(_ backend: any SharedBackend) { self.backend = backend }
}
