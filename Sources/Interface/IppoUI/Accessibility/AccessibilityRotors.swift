/// Rotors, custom content, pairs and gestures of assistive technology, which browsers and terminals have no names for:
/// these change nothing. Give the app headings, labels and controls that say the same.
extension View {
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View { self }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContentImportance = .default
  ) -> some View { self }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View { self }

  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  public func accessibilityShowsLargeContentViewer() -> some View { self }

  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }

  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  public func speechAdjustedPitch(_ value: Double) -> some View { self }
}

/// Which of a pair a view is (`SwiftUI.AccessibilityLabeledPairRole`).
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How important a piece of custom content is (`AXCustomContent.Importance`).
public enum AXCustomContentImportance: Sendable { case `default`, high }

/// What kind of text a view has (`SwiftUI.AccessibilityTextContentType`).
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

/// The entries of a rotor (`SwiftUI.AccessibilityRotorContent`).
public protocol AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

/// An entry of a rotor (`SwiftUI.AccessibilityRotorEntry`).
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}) {}

  public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {}

  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, prepare: @escaping () -> Void = {}) {}
}

/// Builds the entries of a rotor (`SwiftUI.AccessibilityRotorContentBuilder`).
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Several entries: nothing is made of them.
  public struct Entries: AccessibilityRotorContent {}

  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> Entries { Entries() }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Entries { Entries() }
}
