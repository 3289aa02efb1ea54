/// Traits of a view for assistive technology (`SwiftUI.AccessibilityTraits`).
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var render: RenderTraits

  /// No traits.
  public init() { render = [] }

  init(_ render: RenderTraits) { self.render = render }

  /// Reads as a button. Browsers make it a stop of the keyboard, too.
  public static let isButton = AccessibilityTraits(.isButton)
  /// Reads as a heading: of level 2, unless `accessibilityHeading(_:)` is given.
  public static let isHeader = AccessibilityTraits(.isHeader)
  /// Is the chosen one among its siblings (`aria-current`, or `aria-pressed` for buttons).
  public static let isSelected = AccessibilityTraits(.isSelected)
  /// Reads as a link. Browsers make it a stop of the keyboard, too.
  public static let isLink = AccessibilityTraits(.isLink)
  /// Reads as an image. Has no effect in browsers and terminals: the view itself decides that.
  public static let isImage = AccessibilityTraits(.isImage)
  /// Limits reading to the view. Has no effect in browsers and terminals: use a sheet, a cover or an alert.
  public static let isModal = AccessibilityTraits(.isModal)
  /// The content of the view changes by itself. Browsers make it a live region, whose changes are announced
  /// (`aria-live`).
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)

  /// Reads as text. Has no effect in browsers and terminals: texts are read so.
  public static let isStaticText = AccessibilityTraits([])
  /// Reads as a search field. Has no effect in browsers and terminals: `searchable(text:)` makes one.
  public static let isSearchField = AccessibilityTraits([])
  /// Reads as a key of a keyboard. Has no effect in browsers and terminals: they lack such a role.
  public static let isKeyboardKey = AccessibilityTraits([])
  /// Is read when the app opens. Has no effect in browsers and terminals: pages are read from their title on.
  public static let isSummaryElement = AccessibilityTraits([])
  /// Plays a sound when it is used. Has no effect in browsers and terminals: screen readers continue to speak.
  public static let playsSound = AccessibilityTraits([])
  /// Begins to play or record. Has no effect in browsers and terminals: screen readers continue to speak.
  public static let startsMediaSession = AccessibilityTraits([])
  /// Is touched directly. Has no effect in browsers and terminals: that is set in the screen reader.
  public static let allowsDirectInteraction = AccessibilityTraits([])
  /// Turns a page when it has been read. Has no effect in browsers and terminals: screen readers read on.
  public static let causesPageTurn = AccessibilityTraits([])
  /// Is on or off. Has no effect in browsers and terminals by itself: a `Toggle` is, and a button with `isSelected`.
  public static let isToggle = AccessibilityTraits([])
  /// Is a bar of tabs. Has no effect in browsers and terminals: a `TabView` has one.
  public static let isTabBar = AccessibilityTraits([])

  /// Whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { render.isSuperset(of: member.render) }

  /// The traits that are in one of the sets or in both.
  public func union(_ other: Self) -> Self { Self(render.union(other.render)) }

  /// The traits that are in both sets.
  public func intersection(_ other: Self) -> Self { Self(render.intersection(other.render)) }

  /// The traits that are in one of the sets alone.
  public func symmetricDifference(_ other: Self) -> Self { Self(render.symmetricDifference(other.render)) }

  /// Adds the traits of another set.
  /// - Returns: whether any of them was missing, and the set that was added.
  @discardableResult
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    render.formUnion(new.render)
    return (isNew, new)
  }

  /// Takes the traits of another set out, if all of them are in this one.
  /// - Returns: the set that was taken out; `nil` where nothing was.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    render.subtract(member.render)
    return member
  }

  /// Adds the traits of another set.
  /// - Returns: That set if all of it was present; `nil` otherwise.
  @discardableResult
  public mutating func update(with new: Self) -> Self? {
    let old = contains(new) ? new : nil
    render.formUnion(new.render)
    return old
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: Self) { render.formUnion(other.render) }

  /// Keeps the traits that are in another set, too.
  public mutating func formIntersection(_ other: Self) { render.formIntersection(other.render) }

  /// Keeps the traits that are in one of the sets alone.
  public mutating func formSymmetricDifference(_ other: Self) { render.formSymmetricDifference(other.render) }
}

/// The way in which assistive technology sees the views inside a view (`SwiftUI.AccessibilityChildBehavior`).
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let render: RenderAccessibility.Children

  /// The views inside are hidden.
  public static let ignore = AccessibilityChildBehavior(render: .ignored)
  /// Each.
  public static let contain = AccessibilityChildBehavior(render: .contained)
  /// One element for all children.
  public static let combine = AccessibilityChildBehavior(render: .combined)
}

/// The level of a heading (`SwiftUI.AccessibilityHeadingLevel`).
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// One property of ``RenderAccessibility``.
struct AccessibilityModifier: AttributeModifier, AssistiveModifier, Equatable {
  typealias Body = Never

  enum Change: Equatable {
    case label(Text)
    case value(Text)
    case hint(Text)
    case identifier(String)
    case hidden(Bool)
    case children(RenderAccessibility.Children)
    case heading(Int)
    case add(RenderTraits)
    case remove(RenderTraits)
  }

  let change: Change

  static var isSemantic: Bool { true }

  var combines: Bool { change == .children(.combined) }

  /// Whether ornaments are hidden. A modifier that hides a view, or speaks for its whole content, hides the views
  /// behind and in front of it, too.
  var hidesOrnaments: Bool? {
    switch change {
    case .hidden(let isHidden): isHidden
    case .children(.ignored): true
    case .label, .value, .hint, .identifier, .children, .heading, .add, .remove: nil
    }
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    let environment = context.environment
    switch change {
    case .label(let text): attributes.accessibility.label = text.string(in: environment)
    case .value(let text): attributes.accessibility.value = text.string(in: environment)
    case .hint(let text): attributes.accessibility.hint = text.string(in: environment)
    case .identifier(let identifier): attributes.accessibility.identifier = identifier
    case .hidden(let isHidden): attributes.accessibility.isHidden = isHidden
    case .children(let children): attributes.accessibility.children = children
    case .heading(let level): attributes.accessibility.headingLevel = level
    case .add(let traits):
      attributes.accessibility.traits.formUnion(traits)
      // A header of no level in particular is below the title of the page.
      if traits.contains(.isHeader), attributes.accessibility.headingLevel == 0 {
        attributes.accessibility.headingLevel = 2
      }
    case .remove(let traits):
      attributes.accessibility.traits.subtract(traits)
      if traits.contains(.isHeader) { attributes.accessibility.headingLevel = 0 }
    }
  }
}

extension View {
  private func accessibility(_ change: AccessibilityModifier.Change) -> some View {
    modifier(AccessibilityModifier(change: change))
  }

  /// The name that is read aloud.
  public func accessibilityLabel(_ label: Text) -> some View { accessibility(.label(label)) }

  /// The name that is read aloud.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibility(.label(Text(labelKey))) }

  /// The name that is read aloud.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibility(.label(Text(label))) }

  /// The name of earlier years of `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibility(.label(label)) }

  /// The name of earlier years of ``accessibilityIdentifier(_:)``.
  public func accessibility(identifier: String) -> some View { accessibility(.identifier(identifier)) }

  /// The name of earlier years of ``accessibilityHidden(_:)``.
  public func accessibility(hidden: Bool) -> some View { accessibility(.hidden(hidden)) }

  /// The name of earlier years of ``accessibilityValue(_:)-(Text)``.
  public func accessibility(value: Text) -> some View { accessibility(.value(value)) }

  /// The name of earlier years of ``accessibilityHint(_:)-(Text)``.
  public func accessibility(hint: Text) -> some View { accessibility(.hint(hint)) }

  /// The name of earlier years of ``accessibilityAddTraits(_:)``.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibility(.add(traits.render)) }

  /// The name of earlier years of ``accessibilityRemoveTraits(_:)``.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibility(.remove(traits.render))
  }

  /// The value that is read aloud.
  public func accessibilityValue(_ value: Text) -> some View { accessibility(.value(value)) }

  /// The value that is read aloud.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibility(.value(Text(valueKey))) }

  /// The value that is read aloud.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibility(.value(Text(value))) }

  /// The effect of an activation, read aloud after the name.
  public func accessibilityHint(_ hint: Text) -> some View { accessibility(.hint(hint)) }

  /// The effect of an activation, read aloud after the name.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibility(.hint(Text(hintKey))) }

  /// The effect of an activation, read aloud after the name.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibility(.hint(Text(hint))) }

  /// A name for tests, which is never shown.
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessibility(.identifier(identifier)) }

  /// Whether assistive technology passes the view over.
  public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(.hidden(hidden)) }

  /// The way in which assistive technology sees the views inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility(.children(children.render))
  }

  /// Adds traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibility(.add(traits.render)) }

  /// Removes traits from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.remove(traits.render))
  }

  /// The level of a heading, 1 to 6; 1 where it is unspecified.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility(.heading(level == .unspecified ? 1 : Int(level.rawValue)))
  }
}
