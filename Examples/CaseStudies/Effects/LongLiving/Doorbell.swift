import ComposableArchitecture
import Foundation

extension Notification.Name {
  /// Posted when somebody is at the door.
  static let doorbellRang = Notification.Name("CaseStudies.doorbellRang")
}

/// Where the doorbell is heard.
struct DoorbellClient: Sendable {
  /// Each time it rings, until the task that listens is cancelled.
  var rings: @Sendable () async -> AsyncStream<Void>
  /// Rings.
  var ring: @Sendable () async -> Void
}

extension DoorbellClient: DependencyKey {
  /// Every listener of the process hears the bell.
  static let liveValue = DoorbellClient(
    rings: {
      @Dependency(\.notificationCenter) var center
      return AsyncStream(UncheckedSendable(center.notifications(named: .doorbellRang).map { _ in }))
    },
    ring: {
      @Dependency(\.notificationCenter) var center
      center.post(name: .doorbellRang, object: nil)
    }
  )
  static let testValue = DoorbellClient(
    rings: unimplemented("DoorbellClient.rings", placeholder: .finished),
    ring: unimplemented("DoorbellClient.ring")
  )
}

extension DependencyValues {
  var doorbell: DoorbellClient {
    get { self[DoorbellClient.self] }
    set { self[DoorbellClient.self] = newValue }
  }
}

/// Listens to the doorbell for as long as its screen is there.
@Reducer
struct Doorbell {
  @ObservableState
  struct State: Equatable {
    var rings = 0
  }

  enum Action {
    case rang
    case ringButtonTapped
    case task
  }

  @Dependency(\.doorbell) var doorbell

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rang:
        state.rings += 1
        return .none

      case .ringButtonTapped:
        return .run { _ in await doorbell.ring() }

      case .task:
        return .run { send in
          for await _ in await doorbell.rings() {
            await send(.rang)
          }
        }
      }
    }
  }
}
