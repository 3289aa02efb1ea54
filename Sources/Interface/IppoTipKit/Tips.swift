public import Foundation
internal import IppoWindow

/// The settings and the parts of tips (`TipKit.Tips`).
public enum Tips {
  /// The time by which tips and events are dated.
  @TaskLocal package static var now: @Sendable () -> Date = { Date() }

  /// Whether a tip can be shown.
  public enum Status: Hashable, Sendable, Codable {
    /// The conditions are met.
    case available
    /// The tip is withdrawn, and not shown again.
    case invalidated(InvalidationReason)
    /// The tip waits for its conditions, or for the configuration of tips.
    case pending
  }

  /// Why a tip was withdrawn.
  public enum InvalidationReason: String, Hashable, Sendable, Codable {
    /// The person has done what the tip is about.
    case actionPerformed
    /// The tip was shown as often as it may be.
    case displayCountExceeded
    /// The tip was shown as long as it may be.
    case displayDurationExceeded
    /// The person has closed the tip.
    case tipClosed
  }

  // MARK: Settings

  /// Lets tips be shown.
  ///
  /// In `App.init` the settings are those of all windows. In a window of a server they are those of the visitor.
  ///
  /// - Throws: ``TipKitError/tipsDatastoreAlreadyConfigured`` after the first call.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    try TipCenter.current.configure(options)
  }

  /// Forgets the state of all tips, events and parameters. Apps call it before ``configure(_:)``.
  ///
  /// - Throws: ``TipKitError/tipsDatastoreAlreadyConfigured`` after ``configure(_:)``.
  public static func resetDatastore() throws { try TipCenter.current.resetDatastore() }

  /// Shows all tips, whatever their rules and limits say, until the process ends.
  public static func showAllTipsForTesting() { TipCenter.current.override { $0.shows = .all } }
  /// Shows tips of some types, whatever their rules and limits say, until the process ends.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipCenter.current.override { $0.shows = .types(Set(tips.map { ObjectIdentifier($0) })) }
  }
  /// Hides all tips until the process ends.
  public static func hideAllTipsForTesting() { TipCenter.current.override { $0.hides = .all } }
  /// Hides tips of some types until the process ends.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipCenter.current.override { $0.hides = .types(Set(tips.map { ObjectIdentifier($0) })) }
  }

  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    enum Kind: Sendable {
      case frequency(DisplayFrequency)
      case location(DatastoreLocation)
      case cloud
    }

    let kind: Kind

    /// How often a new tip may be shown. The default is ``DisplayFrequency/immediate``.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self(kind: .frequency(frequency)) }
    /// The place of the state of tips.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self(kind: .location(location)) }
    /// Has no effect: the state of tips is kept in one place.
    public static func cloudKitContainer(_ container: CloudKitContainer) -> Self { Self(kind: .cloud) }
  }

  /// The least time between the first displays of two tips (`Tips.ConfigurationOption.DisplayFrequency`).
  public struct DisplayFrequency: Codable, Equatable, Sendable {
    /// Seconds.
    let interval: TimeInterval

    /// A tip whenever the rules are met.
    public static let immediate = Self(interval: 0)
    /// The same as ``immediate``.
    public static let system = Self(interval: 0)
    /// One tip in an hour.
    public static let hourly = Self(interval: 3600)
    /// One tip in a day.
    public static let daily = Self(interval: 86400)
    /// One tip in a week.
    public static let weekly = Self(interval: 7 * 86400)
    /// One tip in 30 days.
    public static let monthly = Self(interval: 30 * 86400)
  }

  /// The place of the state of tips.
  public struct DatastoreLocation: Sendable {
    let folder: URL?

    /// Where `@AppStorage` is kept: the visitor's place on a server, else the user defaults of the program.
    public static let applicationDefault = Self(folder: nil)
    /// A folder, for the settings that `App.init` makes. Windows of a server keep to the visitor's place.
    public static func url(_ url: URL) -> Self { Self(folder: url) }
    /// An unavailable place: groups of apps do not exist.
    ///
    /// - Throws: ``TipKitError/tipsDatastoreNotAvailable``
    public static func groupContainer(identifier: String) throws -> Self { throw TipKitError.tipsDatastoreNotAvailable }
  }

  /// A container of CloudKit. There is none.
  public struct CloudKitContainer: Sendable {
    /// Has no effect.
    public static let automatic = Self()
    /// Has no effect.
    public static func named(_ name: String) -> Self { Self() }
  }
}

/// An error of tips (`TipKit.TipKitError`).
public struct TipKitError: Error, Equatable, Sendable, LocalizedError {
  private let name: String

  /// A sentence for developers.
  public let errorDescription: String?

  /// Tips are configured already.
  public static let tipsDatastoreAlreadyConfigured = Self(
    name: "tipsDatastoreAlreadyConfigured",
    errorDescription: "Tips are configured already. Call 'Tips.configure' and 'Tips.resetDatastore' once, at the start."
  )
  /// The place for the state of tips does not exist here.
  public static let tipsDatastoreNotAvailable = Self(
    name: "tipsDatastoreNotAvailable",
    errorDescription: "The place for the state of tips is not available. Use '.applicationDefault' or '.url'.")
}
