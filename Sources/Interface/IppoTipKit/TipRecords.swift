internal import Foundation

/// The state of tips, events and parameters of one person, as it is kept.
struct TipRecords: Codable, Sendable {
  var tips: [String: TipRecord] = [:]
  var events: [String: [DonationRecord]] = [:]
  var parameters: [String: Data] = [:]
  /// The first display of the tip that was shown last, among tips that keep to the display frequency.
  var lastDisplay: Date?
  /// The settings of a visitor, which outlive the process: a window that is restored does not make them again.
  var frequency: Tips.DisplayFrequency?
}

/// The state of one tip.
struct TipRecord: Codable, Sendable {
  var displayCount = 0
  /// Seconds for which the tip was shown.
  var displayDuration: Double = 0
  var invalidation: Tips.InvalidationReason?
}

/// A donation of an event.
struct DonationRecord: Codable, Sendable {
  var date: Date
  /// The information in JSON; `nil` for an event without information.
  var info: Data?

  func decode<Info: Decodable>(_ type: Info.Type) -> Info? {
    if Info.self == Tips.EmptyDonation.self { return Tips.EmptyDonation() as? Info }
    return info.flatMap { KeptValue.decode(type, $0) }
  }
}

/// A value in JSON, within an array, as a fragment alone is no document for each decoder.
enum KeptValue {
  static func encode(_ value: some Encodable) -> Data? { try? JSONEncoder().encode([value]) }
  static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) -> Value? {
    try? JSONDecoder().decode([Value].self, from: data).first
  }
}

/// The place of the state of tips.
enum TipPlace: @unchecked Sendable {  // user defaults lock
  case defaults(UserDefaults)
  case file(URL)

  private static let key = "ippo.tips"

  func read() -> TipRecords {
    let data: Data? =
      switch self {
      case .defaults(let defaults): defaults.data(forKey: Self.key)
      case .file(let url): try? Data(contentsOf: url)
      }
    return data.flatMap { try? JSONDecoder().decode(TipRecords.self, from: $0) } ?? TipRecords()
  }

  /// Writes the state in one step. State that cannot be written lasts as long as the process.
  func write(_ records: TipRecords) {
    guard let data = try? JSONEncoder().encode(records) else { return }
    switch self {
    case .defaults(let defaults): defaults.set(data, forKey: Self.key)
    case .file(let url):
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try? data.write(to: url, options: .atomic)
    }
  }
}
