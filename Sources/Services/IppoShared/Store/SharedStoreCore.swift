import Synchronization

/// What a ``SharedStore`` refers to.
final class SharedStoreCore: Sendable {
  let backend: any SharedBackend

  init(_ backend: any SharedBackend) { self.backend = backend }
}
