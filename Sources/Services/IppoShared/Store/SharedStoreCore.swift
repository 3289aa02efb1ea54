/// What a ``SharedStore`` refers to: the values, and who keeps the people in its rooms.
final class SharedStoreCore: Sendable {
  let backend: any SharedBackend
  let keepers = PresenceKeepers()

  init(_ backend: any SharedBackend) { self.backend = backend }
}
