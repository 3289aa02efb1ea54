import ComposableArchitecture
import SwiftUI

/// A client with an endpoint of each kind.
@DependencyClient
struct WeatherClient: Sendable {
  /// A report that no archive can keep.
  struct Broadcast: Sendable {
    var play: @Sendable () -> String
  }

  struct TooFar: Error, Equatable {
    var days: Int
  }

  var forecast: @Sendable (_ days: Int) async throws -> [String]
  var unit: @Sendable () -> String = { "?" }
  var temperatures: @Sendable (_ city: String) -> AsyncStream<Int> = { _ in .finished }
  var broadcast: @Sendable () throws -> Broadcast
  var signIn: @Sendable (_ password: String) async throws -> String
  var warn: @Sendable (_ city: String) -> Void
}

extension WeatherClient: DependencyKey {
  static let liveValue = WeatherClient()
  static let testValue = WeatherClient()

  /// A client that answers as it is asked, and counts the calls.
  static func answering(_ calls: LockIsolated<Int>) -> WeatherClient {
    WeatherClient(
      forecast: { days in
        @Dependency(\.uuid) var uuid
        calls.withValue { $0 += 1 }
        guard days < 3 else { throw TooFar(days: days) }
        return (0..<days).map { "day \($0) \(uuid().uuidString.suffix(1))" }
      },
      unit: { "°C" },
      temperatures: { _ in
        calls.withValue { $0 += 1 }
        return AsyncStream { continuation in
          for value in [20, 21] { continuation.yield(value) }
          continuation.finish()
        }
      },
      broadcast: { Broadcast { "rain" } },
      signIn: { "Welcome, \($0)" },
      warn: { _ in calls.withValue { $0 += 1 } })
  }
}

@Reducer
struct Weather {
  @ObservableState
  struct State: Equatable {
    var days = 1
    var unit = ""
    var report: [String] = []
    var temperatures: [Int] = []
    var isOver = false
    var greeting = ""
  }

  enum Action {
    case broadcastTapped
    case daysTapped
    case forecastTapped
    case forecastResponse(Result<[String], any Error>)
    case signInTapped(password: String)
    case signInResponse(String)
    case temperature(Int)
    case temperaturesEnded
    case temperaturesTapped
  }

  /// A program that differs from the recorded one.
  enum Fault { case none, argument, noCall, moreCalls, otherCall }

  var fault = Fault.none
  @Dependency(WeatherClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .broadcastTapped:
        state.report = [(try? client.broadcast().play()) ?? "silence"]
        return .none
      case .daysTapped:
        state.days += 1
        state.unit = client.unit()
        if fault == .moreCalls { state.unit = client.unit() }
        if fault == .otherCall { client.warn(city: "Graz") }
        return .none
      case .forecastTapped:
        let days = fault == .argument ? state.days + 1 : state.days
        guard fault != .noCall else { return .none }
        return .run { send in await send(.forecastResponse(Result { try await client.forecast(days: days) })) }
      case .forecastResponse(.success(let report)):
        state.report = report
        return .none
      case .forecastResponse(.failure(let error)):
        state.report = ["\((error as? WeatherClient.TooFar)?.days ?? 0) days are too many"]
        return .none
      case .signInTapped(let password):
        return .run { send in await send(.signInResponse(try await client.signIn(password: password))) }
      case .signInResponse(let greeting):
        state.greeting = greeting
        return .none
      case .temperature(let value):
        state.temperatures.append(value)
        return .none
      case .temperaturesEnded:
        state.isOver = true
        return .none
      case .temperaturesTapped:
        return .run { send in
          for await value in client.temperatures(city: "Graz") { await send(.temperature(value)) }
          await send(.temperaturesEnded)
        }
      }
    }
  }
}

struct WeatherView: View {
  @State private var store: StoreOf<Weather>

  init(_ fault: Weather.Fault = .none) {
    _store = State(initialValue: Store(initialState: Weather.State()) { Weather(fault: fault) })
  }

  var body: some View {
    Text("\(store.days) days \(store.unit)")
    Text(store.report.joined(separator: ", "))
    Text("Temperatures: \(store.temperatures.map(String.init).joined(separator: ", "))\(store.isOver ? ", over" : "")")
    Text(store.greeting)
    Button("More days") { store.send(.daysTapped) }
    Button("Forecast") { store.send(.forecastTapped) }
    Button("Temperatures") { store.send(.temperaturesTapped) }
    Button("Broadcast") { store.send(.broadcastTapped) }
    Button("Sign in") { store.send(.signInTapped(password: "opensesame")) }
  }
}
