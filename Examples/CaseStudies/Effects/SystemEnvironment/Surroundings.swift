import ComposableArchitecture
import Foundation

/// Asks for what a program usually takes from the system: the time, a language, an id, a random number.
@Reducer
struct Surroundings {
  @ObservableState
  struct State: Equatable {
    var date: String?
    var die: Int?
    var elapsed: String?
    var language: String?
    var timeZone: String?
    var uuid: UUID?
  }

  enum Action {
    case dateButtonTapped
    case dieButtonTapped
    case languageButtonTapped
    case stopwatchButtonTapped
    case stopwatchResponse(TimeInterval)
    case timeZoneButtonTapped
    case uuidButtonTapped
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.locale) var locale
  @Dependency(\.timeZone) var timeZone
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dateButtonTapped:
        let parts = calendar.dateComponents([.year, .month, .day], from: now)
        state.date = [parts.year, parts.month, parts.day].map { "\($0 ?? 0)" }.joined(separator: "-")
        return .none

      case .dieButtonTapped:
        state.die = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
        return .none

      case .languageButtonTapped:
        state.language = locale.identifier
        return .none

      case .stopwatchButtonTapped:
        state.elapsed = nil
        return .run { send in
          @Dependency(\.date) var date
          let start = date()
          try await clock.sleep(for: .seconds(1))
          await send(.stopwatchResponse(date().timeIntervalSince(start)))
        }

      case .stopwatchResponse(let seconds):
        state.elapsed = "\(Int((seconds * 1000).rounded())) ms"
        return .none

      case .timeZoneButtonTapped:
        state.timeZone = timeZone.identifier
        return .none

      case .uuidButtonTapped:
        state.uuid = uuid()
        return .none
      }
    }
  }
}
