package import IppoSessions

/// The place of this process among the worker processes of a supervisor, which accepts the connections of all.
package struct WebWorker: Sendable {
  /// The place of the worker, from 0.
  package var index: Int
  /// The number of workers.
  package var count: Int
  /// The TCP port of the supervisor.
  package var port: Int
  /// The connections that the supervisor passes to this worker.
  package var connections: PassedConnections
  /// Opens the store of sessions in the supervisor's memory, where the configuration names no store.
  package var openStore: @Sendable () async throws(SessionStoreError) -> any SessionStore

  package init(
    index: Int, count: Int, port: Int, connections: PassedConnections,
    openStore: @escaping @Sendable () async throws(SessionStoreError) -> any SessionStore
  ) {
    self.index = index
    self.count = count
    self.port = port
    self.connections = connections
    self.openStore = openStore
  }
}
