public import Foundation

// Names of other platforms and of newer systems that have no meaning where views are drawn here.

/// The height of lines (`AttributedString.LineHeight`). Renderers use that of the font.
public struct TextLineHeight: Hashable, Sendable {
  private let name: String
  /// The line height of the font.
  public static let normal = TextLineHeight(name: "normal")
  /// Higher.
  public static let loose = TextLineHeight(name: "loose")
  /// A smaller line height.
  public static let tight = TextLineHeight(name: "tight")
  /// The line height that all scripts need.
  public static let variable = TextLineHeight(name: "variable")
  /// A height in points. Renderers use that of the font.
  public static func exact(points: CGFloat) -> TextLineHeight { TextLineHeight(name: "exact \(points)") }
  /// A multiple of the font's height. Renderers use that of the font.
  public static func multiple(factor: CGFloat) -> TextLineHeight { TextLineHeight(name: "multiple \(factor)") }
  /// The height of the font and additional points. Renderers use that of the font.
  public static func leading(increase: CGFloat) -> TextLineHeight { TextLineHeight(name: "leading \(increase)") }
}

/// The way in which a text finds its direction (`SwiftUI.Text.WritingDirectionStrategy`). Renderers go by the text.
public struct TextWritingDirectionStrategy: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let `default` = TextWritingDirectionStrategy(name: "default")
  /// The direction of the text's characters.
  public static let contentBased = TextWritingDirectionStrategy(name: "contentBased")
  /// The direction of the layout around.
  public static let layoutBased = TextWritingDirectionStrategy(name: "layoutBased")
}

/// The behavior of dictation in a field (`SwiftUI.TextInputDictationBehavior`), which only the system has.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
}

/// The start of dictation (`SwiftUI.TextInputDictationActivation`). Browsers and terminals offer none.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// Dictation starts with a look at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// Dictation starts with the choice of the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// The choice among several texts by the available width (`SwiftUI.TextVariantPreference`). Renderers show the text
/// itself.
public struct TextVariant: Hashable, Sendable {
  private let name: String
  /// The text itself.
  public static let fixed = TextVariant(name: "fixed")
  /// The longest that fits. Renderers show the text itself.
  public static let sizeDependent = TextVariant(name: "sizeDependent")
}

/// The look of a quick action (`SwiftUI.AccessibilityQuickActionStyle`). Browsers and terminals have none.
public struct AccessibilityQuickActionStyle: Hashable, Sendable {
  private let name: String
  /// A question.
  public static let prompt = AccessibilityQuickActionStyle(name: "prompt")
  /// An outline.
  public static let outline = AccessibilityQuickActionStyle(name: "outline")
}

/// The options for a finger on a view under a screen reader (`SwiftUI.AccessibilityDirectTouchOptions`).
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Speech is silent during the touch.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// A first touch is needed.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The options of a file dialog's browser (`SwiftUI.FileDialogBrowserOptions`). Browsers show their own dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Packages are folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files whose names begin with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The browser shows the endings of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// The way in which a presentation shows through covering objects (`SwiftUI.PresentationBreakthroughEffect`).
public struct PresentationBreakthroughEffect: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = PresentationBreakthroughEffect(name: "automatic")
  /// The presentation does not show through.
  public static let none = PresentationBreakthroughEffect(name: "none")
  /// A little.
  public static let subtle = PresentationBreakthroughEffect(name: "subtle")
  /// Clearly.
  public static let prominent = PresentationBreakthroughEffect(name: "prominent")
}

extension Text {
  /// The height of lines. Has no effect in browsers and terminals: they use that of the font.
  public func lineHeight(_ lineHeight: TextLineHeight?) -> Text { self }
}

extension View {
  /// The height of lines. Has no effect in browsers and terminals: they use that of the font.
  public func lineHeight(_ lineHeight: TextLineHeight?) -> some View { environment(\.lineHeight, lineHeight) }

  /// Sets the way in which texts find their direction. Has no effect in browsers and terminals: their characters
  /// determine it.
  public func writingDirection(strategy: TextWritingDirectionStrategy) -> some View { self }

  /// Sets the way in which texts find the edge where they begin. Has no effect in browsers and terminals: their
  /// characters determine it.
  public func multilineTextAlignment(strategy: TextWritingDirectionStrategy) -> some View { self }

  /// The choice among several texts by the available width. Has no effect in browsers and terminals: the text itself is
  /// shown.
  public func textVariant(_ preference: TextVariant) -> some View { self }

  /// Sets the width of letters, 0 for the standard width. Terminals have one width.
  public func fontWidth(_ width: CGFloat) -> some View { fontWidth(Font.Width(width)) }

  /// Sets the start of dictation in fields. Has no effect in browsers and terminals: they offer it themselves.
  public func textInputDictationActivation(_ activation: TextInputDictationActivation) -> some View { self }

  /// Sets the behavior of dictation in fields. Has no effect in browsers and terminals: they offer it themselves.
  public func textInputDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Sets the behavior of dictation in search fields. Has no effect in browsers and terminals: they offer it
  /// themselves.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Runs an action when modifier keys change. Has no effect in browsers and terminals: they report modifier keys with
  /// other keys alone.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }

  /// The action of a remote's button. Has no effect in browsers and terminals: the remote is that of a television.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Space for the icons of labels, so that their titles line up. Has no effect in browsers and terminals: icons have
  /// their own width.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Space between the icon and the title of labels. Has no effect in browsers and terminals: they have their own.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Actions beside a view by assistive technology. Has no effect in browsers and terminals: they lack such a place.
  public func accessibilityQuickAction<Content: View>(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Lets fingers act on the view past a screen reader. Has no effect in browsers and terminals: people set it in their
  /// reader.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View { self }

  /// The status that a screen reader speaks for the position of a scroll view. Has no effect in browsers and terminals:
  /// the screen reader has a status of its own.
  public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }

  /// The point where assistive technology begins a drag of the view. Has no effect in browsers and terminals: it is the
  /// whole view.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }

  /// The point of the view where assistive technology drops a dragged object. Has no effect in browsers and terminals:
  /// it is the whole view.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }

  /// Actions of assistive technology by their kind. Kinds have no effect in browsers and terminals: the actions are
  /// there.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Whether the background continues under bars. Has no effect in browsers and terminals: bars stand beside the
  /// content.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Whether an app may end while the presentation shows. Has no effect in browsers and terminals: it may.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// The way in which presentations show through covering objects. Has no effect in browsers and terminals:
  /// presentations are always in front.
  public func presentationBreakthroughEffect(_ effect: PresentationBreakthroughEffect) -> some View { self }

  /// Whether an app may end while a dialog shows. Has no effect in browsers and terminals: it may.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// The name under which choices of a dialog are kept. Has no effect in browsers and terminals: each dialog opens
  /// without former choices.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Whether links to files are followed. Has no effect in browsers and terminals: they are.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets the options of file dialogs' browsers. Has no effect in browsers and terminals: browsers show their own
  /// dialog.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// The files that can be chosen. Has no effect in browsers and terminals: those of the types.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Turns by the crown of a watch. Has no effect in browsers and terminals: the crown is part of a watch.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  /// Whether a view has the glass of a room behind it. Has no effect in browsers and terminals: windows are on a
  /// screen.
  public func glassBackgroundEffect() -> some View { self }

  /// Lets other apps open addresses. Has no effect in browsers and terminals: the browser does.
  public func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// The foreground style of the bars. Has no effect in browsers and terminals: they have the tint of the renderer.
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
