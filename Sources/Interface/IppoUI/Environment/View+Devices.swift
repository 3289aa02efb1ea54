public import Foundation

/// What a double tap or a squeeze of a pencil does (`SwiftUI.PencilPreferredAction`).
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Between the tool and the eraser.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Between the tool and the one before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// The palette of colours shows.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// What ink is like shows.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// The palette of what is at hand shows.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// A shortcut of the system runs.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

/// A double tap of a pencil (`SwiftUI.PencilDoubleTapGestureValue`).
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil hovers; `nil` where that is not known.
  public let hoverPose: PencilHoverPose?
}

/// Where a pencil hovers (`SwiftUI.PencilHoverPose`).
public struct PencilHoverPose: Hashable, Sendable {
  /// In points of the view.
  public let location: CGPoint
  /// In parts of the view.
  public let anchor: UnitPoint
  /// Above the screen, from 0 to 1.
  public let zDistance: CGFloat
}

/// A squeeze of a pencil (`SwiftUI.PencilSqueezeGestureValue`).
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil hovers; `nil` where that is not known.
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of a pencil is (`SwiftUI.PencilSqueezeGesturePhase`).
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It goes on.
  case active(PencilSqueezeGestureValue)
  /// It is over.
  case ended(PencilSqueezeGestureValue)
  /// It was not one.
  case failed
}

/// A control of a field that formats its text (`SwiftUI.TextInputFormattingControlPlacement`).
public enum TextInputFormattingControlPlacement {
  /// Places of such controls.
  public struct Set: OptionSet, Sendable {
    /// A bit for each place.
    public let rawValue: UInt
    /// Places by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside suggestions.
    public static let inputAssistant = Set(rawValue: 1)
    /// In menus.
    public static let contextMenu = Set(rawValue: 2)
    /// All places.
    public static let all: Set = [.inputAssistant, .contextMenu]
    /// Those of the platform.
    public static let `default`: Set = .all
  }
}

/// What devices have that browsers and terminals do not.
extension View {
  /// Which part of a window stays where it is while the content makes it larger. Has no effect in browsers and terminals: content
  /// does not.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Runs an action when a person taps a pencil twice. Has no effect in browsers and terminals: they do not tell.
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }

  /// Runs an action while a person squeezes a pencil. Has no effect in browsers and terminals: they do not tell.
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }

  /// Where fields have controls that format their text. Has no effect in browsers and terminals: they have none.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Whether fields show that writing tools can be used. Has no effect in browsers and terminals: there are no such tools.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}

/// Opens a document (`SwiftUI.OpenDocumentAction`): always throws, as a window opens what a person chooses.
public struct OpenDocumentAction: Sendable {
  /// Says that apps do not open documents by themselves.
  public struct Unavailable: LocalizedError {
    /// What was to be opened.
    public let url: URL
    /// What happened, why, and what to do about it.
    public var errorDescription: String? {
      """
      \(url.lastPathComponent) was to be opened, and cannot be: neither a terminal nor a page opens windows of the app. Offer \
      'fileImporter', or the button of a 'DocumentGroup'.
      """
    }
  }

  /// Throws ``Unavailable``.
  @MainActor public func callAsFunction(at url: URL) async throws { throw Unavailable(url: url) }
}

extension EnvironmentValues {
  /// Opens a document: always throws.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }

  /// What a person wants of a double tap of a pencil: what the device does by itself, as clients do not tell.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }

  /// What a person wants of a squeeze of a pencil: what the device does by itself, as clients do not tell.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }

  /// Where suggestions of a search are: beside the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}
