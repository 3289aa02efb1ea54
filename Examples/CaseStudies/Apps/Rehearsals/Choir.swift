import ComposableArchitecture
import Foundation

/// A choir, who sings in it, and when it met.
struct Choir: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
  var minutes = 5
  var singers: IdentifiedArrayOf<Singer> = []
  var sessions: IdentifiedArrayOf<Session> = []

  struct Singer: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var name = ""
  }

  struct Session: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    let date: Date
    /// How long it took, in seconds.
    let seconds: Int
  }

  /// How long each singer sings alone, in seconds.
  var secondsPerSinger: Int { singers.isEmpty ? minutes * 60 : minutes * 60 / singers.count }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Choir>>.Default {
  /// All choirs, in a file among the caches of the person who runs the program.
  static var choirs: Self {
    Self[.fileStorage(.cachesDirectory.appending(component: "ippo-choirs.json")), default: []]
  }
}
