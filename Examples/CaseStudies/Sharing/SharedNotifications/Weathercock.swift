import ComposableArchitecture
import Foundation

extension Notification.Name {
  /// Posted when the wind turns; its object is the new direction.
  static let windTurned = Notification.Name("CaseStudies.windTurned")
}

/// Where the wind comes from.
enum Wind: String, CaseIterable, Sendable {
  case north = "North"
  case east = "East"
  case south = "South"
  case west = "West"
}

extension SharedReaderKey where Self == NotificationKey<Wind>.Default {
  /// The wind, as notifications report it. Until the first it blows from the north.
  static var wind: Self {
    Self[.notification(.windTurned) { $0.userInfo?["wind"] as? Wind ?? .north }, default: .north]
  }
}

/// Follows what others report through a key of its own, and may only read it.
@Reducer
struct Weathercock {
  @ObservableState
  struct State: Equatable {
    @SharedReader(.wind) var wind
    var turns = 0
  }

  enum Action {
    case turnButtonTapped
  }

  @Dependency(\.notificationCenter) var notificationCenter

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turnButtonTapped:
        state.turns += 1
        let next = Wind.allCases[(Wind.allCases.firstIndex(of: state.wind)! + 1) % Wind.allCases.count]
        return .run { _ in
          notificationCenter.post(name: .windTurned, object: nil, userInfo: ["wind": next])
        }
      }
    }
  }
}
