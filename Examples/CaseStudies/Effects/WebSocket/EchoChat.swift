import ComposableArchitecture
import Foundation

/// Connects, sends, receives, pings, and copes with the other side hanging up.
@Reducer
struct EchoChat {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var connection = Connection.disconnected
    var draft = ""
    var received: [String] = []

    enum Connection: Equatable {
      case connected(UUID)
      case connecting(UUID)
      case disconnected

      var id: UUID? {
        switch self {
        case .connected(let id), .connecting(let id): id
        case .disconnected: nil
        }
      }
    }
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case connectButtonTapped
    case draftChanged(String)
    case event(WebSocketClient.Event)
    case received(Result<WebSocketClient.Message, any Error>)
    case sendButtonTapped
    case sendResponse(succeeded: Bool)

    enum Alert: Equatable {}
  }

  private enum CancelID: Hashable {
    case connection
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  @Dependency(\.webSocket) var webSocket

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .connectButtonTapped:
        switch state.connection {
        case .connected, .connecting:
          state.connection = .disconnected
          return .cancel(id: CancelID.connection)

        case .disconnected:
          let id = uuid()
          state.connection = .connecting(id)
          return connect(id: id)
        }

      case .draftChanged(let draft):
        state.draft = draft
        return .none

      case .event(.didOpen):
        guard let id = state.connection.id else { return .none }
        state.connection = .connected(id)
        state.received = []
        return .none

      case .event(.didClose(_, let reason)):
        state.connection = .disconnected
        if let reason { state.alert = AlertState { TextState(reason) } }
        return .cancel(id: CancelID.connection)

      case .received(.success(.text(let text))):
        state.received.append(text)
        return .none

      case .received:
        return .none

      case .sendButtonTapped:
        guard let id = state.connection.id else { return .send(.sendResponse(succeeded: false)) }
        let draft = state.draft
        state.draft = ""
        return .run { send in
          try await webSocket.send(id: id, message: .text(draft))
          await send(.sendResponse(succeeded: true))
        } catch: { _, send in
          await send(.sendResponse(succeeded: false))
        }
        .cancellable(id: CancelID.connection)

      case .sendResponse(succeeded: false):
        state.alert = AlertState { TextState("The message was not sent. Connect and try again.") }
        return .none

      case .sendResponse(succeeded: true):
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  /// Follows the connection: once it is open, listens to its messages and asks every ten seconds if it is still there.
  private func connect(id: UUID) -> Effect<Action> {
    .run { send in
      let events = await webSocket.open(id: id, url: Self.url, protocols: ["echo"])
      await withThrowingTaskGroup(of: Void.self) { group in
        for await event in events {
          group.addTask { await send(.event(event), animation: .default) }
          switch event {
          case .didOpen:
            group.addTask {
              while !Task.isCancelled {
                try await clock.sleep(for: .seconds(10))
                try? await webSocket.sendPing(id: id)
              }
            }
            group.addTask {
              for await message in try await webSocket.receive(id: id) {
                await send(.received(message))
              }
            }

          case .didClose:
            return
          }
        }
      }
    }
    .cancellable(id: CancelID.connection, cancelInFlight: true)
  }

  static let url = URL(string: "wss://echo.example.com")!
}
