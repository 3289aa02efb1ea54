import ComposableArchitecture
import Foundation

/// A place with a tide.
struct Harbour: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  let country: String
}

/// How high the water is, day by day.
struct TideTable: Equatable, Sendable {
  struct Day: Equatable, Identifiable, Sendable {
    let id: Int
    let name: String
    /// In centimetres.
    let high: Int
    let low: Int
  }

  var days: [Day]
}

/// Knows harbours and their tides.
@DependencyClient
struct TideClient: Sendable {
  /// Harbours whose name contains a text.
  var search: @Sendable (_ text: String) async throws -> [Harbour]
  var tides: @Sendable (_ harbour: Harbour) async throws -> TideTable
}

extension TideClient: DependencyKey {
  /// Answers from a small almanac, a little later, as a server would.
  static let liveValue = TideClient(
    search: { text in
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .milliseconds(200))
      return Almanac.harbours.filter { $0.name.localizedCaseInsensitiveContains(text) }
    },
    tides: { harbour in
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .milliseconds(400))
      return Almanac.tides(of: harbour)
    }
  )
  static let testValue = TideClient()
}

extension DependencyValues {
  var tideClient: TideClient {
    get { self[TideClient.self] }
    set { self[TideClient.self] = newValue }
  }
}

/// Invented tides of real harbours.
enum Almanac {
  static let harbours = [
    Harbour(id: 1, name: "Bergen", country: "Norway"),
    Harbour(id: 2, name: "Brest", country: "France"),
    Harbour(id: 3, name: "Bristol", country: "United Kingdom"),
    Harbour(id: 4, name: "Cuxhaven", country: "Germany"),
    Harbour(id: 5, name: "Galway", country: "Ireland"),
    Harbour(id: 6, name: "Lisbon", country: "Portugal"),
    Harbour(id: 7, name: "Ostend", country: "Belgium"),
    Harbour(id: 8, name: "Saint-Malo", country: "France"),
  ]

  static func tides(of harbour: Harbour) -> TideTable {
    TideTable(
      days: ["Monday", "Tuesday", "Wednesday"].enumerated().map { index, day in
        TideTable.Day(
          id: index, name: day, high: 320 + 35 * harbour.id - 8 * index, low: 40 + 3 * harbour.id + 5 * index)
      })
  }
}
