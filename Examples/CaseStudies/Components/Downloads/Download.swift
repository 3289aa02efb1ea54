import ComposableArchitecture
import Foundation

/// Something that can be fetched, stopped, and thrown away. A component: it is put into what it is about.
@Reducer
struct Download {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let id: Int
    let url: URL
    var mode = Mode.absent
  }

  @CasePathable
  @dynamicMemberLookup
  enum Mode: Equatable {
    case absent
    case downloading(progress: Double)
    case present
    case starting

    /// Whether it is on its way.
    var isDownloading: Bool { self == .starting || self.downloading != nil }
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case buttonTapped
    case event(Result<DownloadClient.Event, any Error>)

    @CasePathable
    enum Alert: Equatable {
      case deleteButtonTapped
      case stopButtonTapped
    }
  }

  private struct CancelID: Hashable {
    let id: Int
  }

  @Dependency(\.downloadClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deleteButtonTapped)):
        state.mode = .absent
        return .none

      case .alert(.presented(.stopButtonTapped)):
        state.mode = .absent
        return .cancel(id: CancelID(id: state.id))

      case .alert:
        return .none

      case .buttonTapped:
        switch state.mode {
        case .absent:
          state.mode = .starting
          return .run { [url = state.url] send in
            for try await event in client.download(url: url) {
              await send(.event(.success(event)), animation: .default)
            }
          } catch: { error, send in
            await send(.event(.failure(error)), animation: .default)
          }
          .cancellable(id: CancelID(id: state.id))

        case .downloading, .starting:
          state.alert = .stopDownload
          return .none

        case .present:
          state.alert = .deleteDownload
          return .none
        }

      case .event(.failure):
        state.mode = .absent
        state.alert = AlertState { TextState("The file did not arrive.") }
        return .none

      case .event(.success(.response)):
        state.mode = .present
        // A question that nobody needs any more.
        state.alert = nil
        return .none

      case .event(.success(.updateProgress(let progress))):
        state.mode = .downloading(progress: progress)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == Download.Action.Alert {
  static let deleteDownload = Self {
    TextState("Delete the file?")
  } actions: {
    ButtonState(role: .destructive, action: .send(.deleteButtonTapped, animation: .default)) {
      TextState("Delete")
    }
    ButtonState(role: .cancel) {
      TextState("Keep")
    }
  }

  static let stopDownload = Self {
    TextState("Stop downloading?")
  } actions: {
    ButtonState(role: .destructive, action: .send(.stopButtonTapped, animation: .default)) {
      TextState("Stop")
    }
    ButtonState(role: .cancel) {
      TextState("Go on")
    }
  }
}
