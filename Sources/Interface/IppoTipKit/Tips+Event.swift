public import Foundation

extension Tips {
  /// A property on which rules depend (`Tips.Parameter`), which `@Parameter` makes.
  public struct Parameter<Value: Codable & Sendable>: RuleInput {
    /// The name by which the value is kept.
    public let id: String
    private let defaultValue: @Sendable () -> Value
    private let isTransient: Bool

    /// The parameter of a type.
    ///
    /// - Parameters:
    ///   - owner: The type, whose name is a part of the identifier.
    ///   - name: The name of the property.
    ///   - defaultValue: The value until another one is set.
    public init(
      _ owner: Any.Type, _ name: String, _ defaultValue: @autoclosure @escaping @Sendable () -> Value,
      _ options: ParameterOption...
    ) {
      id = "\(owner).\(name)"
      self.defaultValue = defaultValue
      isTransient = options.contains(.transient)
    }

    /// The value. A rule is evaluated again once it changes.
    public var wrappedValue: Value {
      get { TipCenter.current.value(of: id) ?? defaultValue() }
      nonmutating set { TipCenter.current.set(newValue, of: id, isTransient: isTransient) }
    }

    /// The value.
    public var ruleValue: Value { wrappedValue }
  }

  /// How a parameter is kept (`Tips.ParameterOption`).
  public enum ParameterOption: Hashable, Sendable {
    /// The value is forgotten when the process ends.
    case transient
  }

  /// The information of a donation without information.
  public struct EmptyDonation: Codable, Hashable, Sendable {
    /// A donation without information.
    public init() {}
  }

  /// A thing that a person does (`Tips.Event`), of which rules count the times.
  public struct Event<DonationInfo: Codable & Sendable>: RuleInput, Identifiable {
    /// The name by which donations are kept.
    public let id: String
    /// How many donations are kept, and for how long.
    public let donationLimit: DonationLimit

    /// An event with information about each time.
    public init(id: String, donationLimit: DonationLimit = DonationLimit()) {
      self.id = id
      self.donationLimit = donationLimit
    }

    /// An event without information.
    public init(id: String, donationLimit: DonationLimit = DonationLimit()) where DonationInfo == EmptyDonation {
      self.id = id
      self.donationLimit = donationLimit
    }

    /// The times that are kept, the oldest first.
    public var donations: [Donation] {
      TipCenter.current.donations(of: id).compactMap { record in
        guard let info = record.decode(DonationInfo.self) else { return nil }
        return Donation(date: record.date, info: info)
      }
    }

    /// The event itself.
    public var ruleValue: Self { self }

    /// Notes that the event has happened now.
    public func donate(_ donation: DonationInfo) async { note(donation) }

    /// Notes that the event has happened now, and calls a closure afterwards.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      note(donation)
      completion?()
    }

    /// Notes that the event has happened now.
    public func donate() async where DonationInfo == EmptyDonation { note(EmptyDonation()) }

    /// Notes that the event has happened now, and calls a closure afterwards.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
      note(EmptyDonation())
      completion?()
    }

    private func note(_ info: DonationInfo) { TipCenter.current.donate(info, to: id, donationLimit) }

    /// A time at which the event has happened.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      /// The time.
      public let date: Date
      let info: DonationInfo

      /// A property of the information.
      public subscript<Member>(dynamicMember keyPath: KeyPath<DonationInfo, Member>) -> Member {
        info[keyPath: keyPath]
      }
    }
  }

  /// How many donations of an event are kept, and for how long (`Tips.DonationLimit`).
  public struct DonationLimit: Equatable, Sendable {
    /// How many, at most 1,000.
    public let maximumCount: Int
    /// For how long; `nil` for ever.
    public let maximumAge: DonationTimeRange?

    /// A limit. Older donations are forgotten first.
    public init(maximumCount: Int = 1000, maximumAge: DonationTimeRange? = nil) {
      self.maximumCount = min(max(1, maximumCount), 1000)
      self.maximumAge = maximumAge
    }
  }

  /// A time up to now (`Tips.DonationTimeRange`).
  public struct DonationTimeRange: Equatable, Sendable {
    /// Seconds.
    let interval: TimeInterval

    /// The last minute.
    public static let minute = minutes(1)
    /// The last hour.
    public static let hour = hours(1)
    /// The last day: 24 hours.
    public static let day = days(1)
    /// The last week: 7 times 24 hours.
    public static let week = weeks(1)
    /// Some minutes.
    public static func minutes(_ count: Int) -> Self { Self(interval: 60 * Double(count)) }
    /// Some hours.
    public static func hours(_ count: Int) -> Self { Self(interval: 3600 * Double(count)) }
    /// Some days of 24 hours.
    public static func days(_ count: Int) -> Self { Self(interval: 86400 * Double(count)) }
    /// Some weeks.
    public static func weeks(_ count: Int) -> Self { Self(interval: 604800 * Double(count)) }
  }
}

/// A donation of some event.
public protocol _TipDonation {
  /// The time.
  var date: Date { get }
}

extension Tips.Event.Donation: _TipDonation {}

extension Collection where Element: _TipDonation {
  /// The donations of a time up to now.
  public func donatedWithin(_ range: Tips.DonationTimeRange) -> [Element] {
    let start = Tips.now().addingTimeInterval(-range.interval)
    return filter { $0.date >= start }
  }

  /// The largest group of donations with an equal value.
  public func largestSubset<Value: Hashable>(groupedBy value: (Element) -> Value) -> [Element] {
    Dictionary(grouping: self, by: value).values.max { $0.count < $1.count } ?? []
  }

  /// The smallest group of donations with an equal value.
  public func smallestSubset<Value: Hashable>(groupedBy value: (Element) -> Value) -> [Element] {
    Dictionary(grouping: self, by: value).values.min { $0.count < $1.count } ?? []
  }
}
