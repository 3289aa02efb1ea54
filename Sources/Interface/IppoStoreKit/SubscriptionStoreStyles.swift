public import Foundation
public import IppoUI

/// The way in which subscriptions are offered (`StoreKit.SubscriptionStoreControlStyle`). It has no effect without subscriptions.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle: Sendable {}

/// The usual way (`AutomaticSubscriptionStoreControlStyle`).
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The usual way.
  public nonisolated init() {}
}
/// A button for each subscription (`ButtonsSubscriptionStoreControlStyle`).
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// A button for each subscription.
  public nonisolated init() {}
}
/// A choice with one button (`PickerSubscriptionStoreControlStyle`).
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// A choice with one button.
  public nonisolated init() {}
}
/// A choice of large rows with one button (`ProminentPickerSubscriptionStoreControlStyle`).
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// A choice of large rows with one button.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The usual way.
  public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A button for each subscription.
  public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A choice with one button.
  public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A choice of large rows with one button.
  public static var prominentPicker: Self { Self() }
}

/// The text of the button that subscribes (`StoreKit.SubscriptionStoreButtonLabel`). It has no effect without subscriptions.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let parts: [String]
  /// The usual text.
  public static let automatic = Self(parts: ["automatic"])
  /// An action, such as that to subscribe.
  public static let action = Self(parts: ["action"])
  /// The name of the subscription.
  public static let displayName = Self(parts: ["displayName"])
  /// The price.
  public static let price = Self(parts: ["price"])
  /// Text in one line.
  public static let singleLine = Self(parts: ["singleLine"])
  /// Text in several lines.
  public static let multiline = Self(parts: ["multiline"])
  /// The text with the action as well.
  public var action: Self { Self(parts: parts + ["action"]) }
  /// The text with the name of the subscription as well.
  public var displayName: Self { Self(parts: parts + ["displayName"]) }
  /// The text with the price as well.
  public var price: Self { Self(parts: parts + ["price"]) }
}

/// A document of a store (`StoreKit.SubscriptionStorePolicyKind`).
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  /// The terms of service.
  case termsOfService
  /// The statement about data.
  case privacyPolicy
}

extension Product {
  /// The relation of a subscription to that of the person (`Product.SubscriptionRelationship`).
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    /// A bit for each relation.
    public let rawValue: UInt64
    /// Relations by their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// A subscription of a higher level.
    public static let upgrade = Self(rawValue: 1 << 0)
    /// A subscription of a lower level.
    public static let downgrade = Self(rawValue: 1 << 1)
    /// Another subscription of the same level.
    public static let crossgrade = Self(rawValue: 1 << 2)
    /// The subscription of the person.
    public static let current = Self(rawValue: 1 << 3)
    /// All subscriptions of the group.
    public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

extension View {
  /// Has no effect: lists of subscriptions are empty.
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }

  /// Has no effect: lists of subscriptions are empty.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

  /// Has no effect: lists of subscriptions are empty.
  public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
    self
  }

  /// Has no effect: lists of subscriptions are empty.
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Has no effect: lists of subscriptions are empty.
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
}
