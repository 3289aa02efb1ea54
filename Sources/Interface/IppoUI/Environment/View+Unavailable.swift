public import Foundation

// Names of other platforms and of newer systems that have no meaning where views are drawn here.

/// How high lines are (`AttributedString.LineHeight`). Renderers use that of the font.
public struct TextLineHeight: Hashable, Sendable {
  private let name: String
  /// As the font has it.
  public static let normal = TextLineHeight(name: "normal")
  /// Higher.
  public static let loose = TextLineHeight(name: "loose")
  /// Less high.
  public static let tight = TextLineHeight(name: "tight")
  /// As needed for all scripts.
  public static let variable = TextLineHeight(name: "variable")
  /// So many points. Renderers use that of the font.
  public static func exact(points: CGFloat) -> TextLineHeight { TextLineHeight(name: "exact \(points)") }
  /// So many times that of the font. Renderers use that of the font.
  public static func multiple(factor: CGFloat) -> TextLineHeight { TextLineHeight(name: "multiple \(factor)") }
  /// That of the font and so many points. Renderers use that of the font.
  public static func leading(increase: CGFloat) -> TextLineHeight { TextLineHeight(name: "leading \(increase)") }
}

/// How a text finds its direction (`SwiftUI.Text.WritingDirectionStrategy`). Renderers go by the text.
public struct TextWritingDirectionStrategy: Hashable, Sendable {
  private let name: String
  /// Whatever the platform does.
  public static let `default` = TextWritingDirectionStrategy(name: "default")
  /// By its characters.
  public static let contentBased = TextWritingDirectionStrategy(name: "contentBased")
  /// By the layout around.
  public static let layoutBased = TextWritingDirectionStrategy(name: "layoutBased")
}

/// Which keys are held (`SwiftUI.HandActivationBehavior` and others): behavior that only the system has.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// Whatever the platform does.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
}

/// How a search begins by speech (`SwiftUI.TextInputDictationActivation`). Browsers and terminals offer none.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// By a look at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// By choosing the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// Which of several texts is shown by the room there is (`SwiftUI.TextVariantPreference`). Renderers show the text itself.
public struct TextVariant: Hashable, Sendable {
  private let name: String
  /// The text itself.
  public static let fixed = TextVariant(name: "fixed")
  /// The longest that fits. Renderers show the text itself.
  public static let sizeDependent = TextVariant(name: "sizeDependent")
}

/// How a quick action shows (`SwiftUI.AccessibilityQuickActionStyle`). Browsers and terminals have none.
public struct AccessibilityQuickActionStyle: Hashable, Sendable {
  private let name: String
  /// As a question.
  public static let prompt = AccessibilityQuickActionStyle(name: "prompt")
  /// As an outline.
  public static let outline = AccessibilityQuickActionStyle(name: "outline")
}

/// How a finger acts on a view for screen readers (`SwiftUI.AccessibilityDirectTouchOptions`).
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is read aloud meanwhile.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// A first touch is needed.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// How files are shown in a dialog (`SwiftUI.FileDialogBrowserOptions`). Browsers show their own dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Packages are folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files whose names begin with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// With the endings of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// How a presentation shows through what covers it (`SwiftUI.PresentationBreakthroughEffect`).
public struct PresentationBreakthroughEffect: Hashable, Sendable {
  private let name: String
  /// Whatever the platform does.
  public static let automatic = PresentationBreakthroughEffect(name: "automatic")
  /// It does not.
  public static let none = PresentationBreakthroughEffect(name: "none")
  /// A little.
  public static let subtle = PresentationBreakthroughEffect(name: "subtle")
  /// Clearly.
  public static let prominent = PresentationBreakthroughEffect(name: "prominent")
}

extension Text {
  /// How high lines are. Has no effect in browsers and terminals: they use that of the font.
  public func lineHeight(_ lineHeight: TextLineHeight?) -> Text { self }
}

extension View {
  /// How high lines are. Has no effect in browsers and terminals: they use that of the font.
  public func lineHeight(_ lineHeight: TextLineHeight?) -> some View { environment(\.lineHeight, lineHeight) }

  /// How texts find their direction. Has no effect in browsers and terminals: by their characters.
  public func writingDirection(strategy: TextWritingDirectionStrategy) -> some View { self }

  /// How texts find the edge they begin at. Has no effect in browsers and terminals: by their characters.
  public func multilineTextAlignment(strategy: TextWritingDirectionStrategy) -> some View { self }

  /// Which of several texts shows by the room there is. Has no effect in browsers and terminals: the text itself does.
  public func textVariant(_ preference: TextVariant) -> some View { self }

  /// How wide letters are, 0 for the standard width. Terminals have one width.
  public func fontWidth(_ width: CGFloat) -> some View { fontWidth(Font.Width(width)) }

  /// When fields listen to speech. Has no effect in browsers and terminals: they offer it themselves.
  public func textInputDictationActivation(_ activation: TextInputDictationActivation) -> some View { self }

  /// How fields listen to speech. Has no effect in browsers and terminals: they offer it themselves.
  public func textInputDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// How search fields listen to speech. Has no effect in browsers and terminals: they offer it themselves.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Tells of modifier keys. Has no effect in browsers and terminals: they are told with other keys alone.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }

  /// What the button of a remote does. Has no effect in browsers and terminals: there is none.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Room for the icons of labels, so that their titles line up. Has no effect in browsers and terminals: icons have their own
  /// width.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Room between the icon and the title of labels. Has no effect in browsers and terminals: they have their own.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Actions beside a view by assistive technology. Has no effect in browsers and terminals: they have no such place.
  public func accessibilityQuickAction<Content: View>(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Lets fingers act on the view past a screen reader. Has no effect in browsers and terminals: people set it in their reader.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View { self }

  /// What a screen reader says of the place of a scroll view. Has no effect in browsers and terminals: it says it itself.
  public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }

  /// Where assistive technology takes hold of the view. Has no effect in browsers and terminals: it is the whole view.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }

  /// Where assistive technology lets go of what is dragged to the view. Has no effect in browsers and terminals: it is the whole
  /// view.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }

  /// Actions of assistive technology by their kind. Kinds have no effect in browsers and terminals: the actions are there.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Whether the background goes on under bars. Has no effect in browsers and terminals: bars stand beside the content.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Whether an app may end while the presentation shows. Has no effect in browsers and terminals: it may.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// How presentations show through what covers them. Has no effect in browsers and terminals: nothing covers them.
  public func presentationBreakthroughEffect(_ effect: PresentationBreakthroughEffect) -> some View { self }

  /// Whether an app may end while a dialog shows. Has no effect in browsers and terminals: it may.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// The name under which choices of a dialog are kept. Has no effect in browsers and terminals: none are.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Whether links to files are followed. Has no effect in browsers and terminals: they are.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// How files are shown in a dialog. Has no effect in browsers and terminals: browsers show their own dialog.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Which files can be chosen. Has no effect in browsers and terminals: those of the types.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Turns by the crown of a watch. Has no effect in browsers and terminals: there is none.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  /// Whether a view has the glass of a room behind it. Has no effect in browsers and terminals: there is no room.
  public func glassBackgroundEffect() -> some View { self }

  /// Lets other apps open addresses. Has no effect in browsers and terminals: the browser does.
  public func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// What is in front in the bars. Has no effect in browsers and terminals: they have the tint of the renderer.
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// Whether links have a mark at their end. Has no effect in browsers and terminals: rows that are links have it.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

/// A kind of actions of assistive technology (`SwiftUI.AccessibilityActionCategory`). Renderers offer all alike.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  /// No other kind.
  public static let `default` = AccessibilityActionCategory("default")
  /// Changes.
  public static let edit = AccessibilityActionCategory("edit")
  /// A kind of the app's own.
  public init(_ name: LocalizedStringKey) { self.name = name.key }
}
