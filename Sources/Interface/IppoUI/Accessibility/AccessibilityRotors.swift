public import Foundation

/// Rotors, custom content, pairs and gestures of assistive technology, for which browsers and terminals lack a name.
/// The modifiers have no effect. Give the app headings, labels and controls that say the same.
extension View {
  /// Places between which a user moves by a rotor. Has no effect in browsers and terminals: use headings.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Places between which a user moves by a rotor. Has no effect in browsers and terminals: use headings.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Places between which a user moves by a rotor. Has no effect in browsers and terminals: use headings.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Places between which a user moves by a rotor. Has no effect in browsers and terminals: use headings.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Places between which a user moves by a rotor. Has no effect in browsers and terminals: use headings.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// A place that an entry of a rotor leads to. Has no effect in browsers and terminals: they lack rotors.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Views that belong together though they are apart. Has no effect in browsers and terminals: put them into one
  /// container.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// A label, or its content. Has no effect in browsers and terminals: use `accessibilityLabel(_:)`, or
  /// `LabeledContent`.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// The action for a screen reader's gesture for scrolling. Has no effect in browsers and terminals: regions scroll by
  /// themselves.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Further information, read on demand. Has no effect in browsers and terminals: use `accessibilityHint(_:)`.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View { self }

  /// Further information, read on demand. Has no effect in browsers and terminals: use `accessibilityHint(_:)`.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View { self }

  /// Further information, read on demand. Has no effect in browsers and terminals: use `accessibilityHint(_:)`.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContentImportance = .default
  ) -> some View { self }

  /// Further information, read on demand. Has no effect in browsers and terminals: use `accessibilityHint(_:)`.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View { self }

  /// Whether touches reach the view though a screen reader runs. Has no effect in browsers and terminals.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// Names by which the view is called in speech. Has no effect in browsers and terminals: it is called by its label.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Names by which the view is called in speech. Has no effect in browsers and terminals: it is called by its label.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Names by which the view is called in speech. Has no effect in browsers and terminals: it is called by its label.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Shows the view enlarged while it is pressed. Has no effect in browsers and terminals: people enlarge pages
  /// themselves.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view, enlarged, while this one is pressed. Has no effect in browsers and terminals: people enlarge
  /// pages themselves.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }

  /// Whether the view takes actions. Has no effect in browsers and terminals: gestures and controls determine it.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Whether the view keeps its colours where all others are inverted. Has no effect in browsers and terminals.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// The kind of the view's text. Has no effect in browsers and terminals.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// The point of the view where assistive technology presses. Has no effect in browsers and terminals: activation is
  /// without a point.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// The point of the view where assistive technology presses. Has no effect in browsers and terminals: activation is
  /// without a point.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// The point of the view where assistive technology presses; the name of earlier years. Has no effect in browsers and
  /// terminals: activation is without a point.
  public func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// The point of the view where assistive technology presses; the name of earlier years. Has no effect in browsers and
  /// terminals: activation is without a point.
  public func accessibility(activationPoint: CGPoint) -> some View { self }

  /// Names by which the view is called in speech; the name of earlier years. Has no effect in browsers and terminals:
  /// it is called by its label.
  public func accessibility(inputLabels: [Text]) -> some View { self }

  /// The name of earlier years of `accessibilitySortPriority(_:)`, with as little effect.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// The point where assistive technology begins a drag of the view. Has no effect in browsers and terminals: it is the
  /// whole view.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// The point where assistive technology begins a drag of the view. Has no effect in browsers and terminals: it is the
  /// whole view.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }

  /// The point of the view where assistive technology drops a dragged object. Has no effect in browsers and terminals:
  /// it is the whole view.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// The point of the view where assistive technology drops a dragged object. Has no effect in browsers and terminals:
  /// it is the whole view.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }

  /// The action for assistive technology that asks for more or less detail. Has no effect in browsers and terminals:
  /// people enlarge pages themselves.
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    self
  }

  /// Whether an announcement waits for the one before. Has no effect in browsers and terminals: screen readers decide.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Whether speech spells the text. Has no effect in browsers and terminals: it is set in the screen reader.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Whether speech reads punctuation. Has no effect in browsers and terminals: it is set in the screen reader.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets the pitch of speech. Has no effect in browsers and terminals: it is set in the screen reader.
  /// - Parameter value: -1...1; 0 is the usual pitch.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
}

/// The role of a view in a pair (`SwiftUI.AccessibilityLabeledPairRole`).
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// The importance of a piece of custom content (`AXCustomContent.Importance`).
public enum AXCustomContentImportance: Sendable { case `default`, high }

/// The kind of a view's text (`SwiftUI.AccessibilityTextContentType`).
public struct AccessibilityTextContentType: Sendable {
  /// Text in general.
  public static let plain = AccessibilityTextContentType()
  /// Input and output of a program.
  public static let console = AccessibilityTextContentType()
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType()
  /// Messages of people.
  public static let messaging = AccessibilityTextContentType()
  /// Stories and articles.
  public static let narrative = AccessibilityTextContentType()
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType()
  /// Cells of a table of numbers and formulas.
  public static let spreadsheet = AccessibilityTextContentType()
  /// A document being written.
  public static let wordProcessing = AccessibilityTextContentType()
}

/// The entries of a rotor (`SwiftUI.AccessibilityRotorContent`).
public protocol AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Entries of a rotor, one for each element. Has no effect in browsers and terminals: they lack rotors.
  @_disfavoredOverload
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, ids: RowIDs(), content: content)
  }
}

/// An entry of a rotor (`SwiftUI.AccessibilityRotorEntry`).
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// An entry that leads to the view with an id. Has no effect in browsers and terminals: they lack rotors.
  public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}) {}

  /// An entry that leads to the view with an id. Has no effect in browsers and terminals: they lack rotors.
  public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {}

  /// An entry that leads to the view with an id. Has no effect in browsers and terminals: they lack rotors.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, prepare: @escaping () -> Void = {}) {}
}

/// Builds the entries of a rotor (`SwiftUI.AccessibilityRotorContentBuilder`).
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Several entries: nothing is made of them.
  public struct Entries: AccessibilityRotorContent {}

  /// An entry, or several.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// One statement stands for itself.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> Entries { Entries() }

  /// An `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Entries { Entries() }
}

/// A request of assistive technology for zoom (`SwiftUI.AccessibilityZoomGestureAction`), which never occurs here.
public struct AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  /// The direction of the zoom.
  public let direction: Direction
  /// The position in the view, as a fraction of its size.
  public let location: UnitPoint
  /// The point of the zoom in the view, in points.
  public let point: CGPoint
}
