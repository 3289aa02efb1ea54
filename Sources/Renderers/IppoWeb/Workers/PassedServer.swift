import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// A server of connections that another process has accepted.
///
/// A graceful shutdown takes no further connections, and waits for the open ones, as a server with a listener does.
struct PassedServer<Child: ServerChildChannel>: Service {
  let child: Child
  let connections: PassedConnections
  let logger: Logger

  func run() async throws {
    let open = OpenChannels()
    await withGracefulShutdownHandler {
      await withDiscardingTaskGroup { group in
        for await descriptor in connections.descriptors { group.addTask { await serve(descriptor, open) } }
      }
    } onGracefulShutdown: {
      connections.finish()
      open.quiesce()
    }
  }

  private func serve(_ descriptor: CInt, _ open: OpenChannels) async {
    do {
      // The descriptor belongs to the channel from here on, which closes it after a failure as well.
      let value: Child.Value = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .channelOption(ChannelOptions.allowRemoteHalfClosure, value: true)
        .withConnectedSocket(descriptor) { [child, logger] channel -> EventLoopFuture<Child.Value> in
          guard open.add(channel) else { return channel.eventLoop.makeFailedFuture(ConnectionRefused()) }
          return child.setup(channel: channel, logger: logger)
        }
      open.quiesceIfDue(value.channel)
      await child.handle(value: value, logger: logger)
    } catch {
      logger.debug("A passed connection is not served", metadata: ["error": "\(error)"])
    }
  }
}

/// The open connections of a server that has no listener.
final class OpenChannels: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var isQuiescing = false
  }

  private let state = Mutex(State())
  private let maximum: Int

  init(maximum: Int = ConnectionTable.maximum) { self.maximum = maximum }

  /// - Returns: whether there is room for the connection.
  func add(_ channel: any Channel) -> Bool {
    let id = ObjectIdentifier(channel)
    let hasRoom = state.withLock { state in
      guard state.channels.count < maximum else { return false }
      state.channels[id] = channel
      return true
    }
    if hasRoom {
      channel.closeFuture.whenComplete { [self] _ in _ = state.withLock { $0.channels.removeValue(forKey: id) } }
    }
    return hasRoom
  }

  /// Asks each connection to end after its present request.
  func quiesce() {
    let channels = state.withLock { state in
      state.isQuiescing = true
      return Array(state.channels.values)
    }
    for channel in channels { Self.quiesce(channel) }
  }

  /// Asks a connection to end that was opened during the shutdown.
  func quiesceIfDue(_ channel: any Channel) {
    if state.withLock({ $0.isQuiescing }) { Self.quiesce(channel) }
  }

  private static func quiesce(_ channel: any Channel) {
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
  }
}
