public import Foundation

/// The reaction to a double tap or a squeeze of a pencil (`SwiftUI.PencilPreferredAction`).
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// The gesture is ignored.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// The pencil switches between the tool and the eraser.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// The pencil switches between the tool and the one before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// The palette of colours shows.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// The attributes of ink show.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// The palette of the present tool shows.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// A shortcut of the system runs.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

/// A double tap of a pencil (`SwiftUI.PencilDoubleTapGestureValue`).
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The position of the hovering pencil; `nil` where it is unknown.
  public let hoverPose: PencilHoverPose?
}

/// The position of a hovering pencil (`SwiftUI.PencilHoverPose`).
public struct PencilHoverPose: Hashable, Sendable {
  /// The location in points of the view.
  public let location: CGPoint
  /// The location in fractions of the view's size.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
}

/// A squeeze of a pencil (`SwiftUI.PencilSqueezeGestureValue`).
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The position of the hovering pencil; `nil` where it is unknown.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil (`SwiftUI.PencilSqueezeGesturePhase`).
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The squeeze is in progress.
  case active(PencilSqueezeGestureValue)
  /// The squeeze has ended.
  case ended(PencilSqueezeGestureValue)
  /// The gesture turned out to be another one.
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
    /// The place beside suggestions.
    public static let inputAssistant = Set(rawValue: 1)
    /// The place in menus.
    public static let contextMenu = Set(rawValue: 2)
    /// All places.
    public static let all: Set = [.inputAssistant, .contextMenu]
    /// The default of the platform.
    public static let `default`: Set = .all
  }
}

/// Modifiers for devices with abilities that browsers and terminals lack.
extension View {
  /// The part of a window that stays in place while the content makes the window larger. Has no effect in browsers and
  /// terminals: content leaves the size of a window as it is.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Runs an action when a user taps a pencil twice. Has no effect in browsers and terminals: clients leave such taps
  /// unreported.
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }

  /// Runs an action while a user squeezes a pencil. Has no effect in browsers and terminals: clients leave squeezes
  /// unreported.
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }

  /// The visibility of controls that format the text of fields. Has no effect in browsers and terminals: their fields
  /// are without such controls.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Whether fields show that writing tools can be used. Has no effect in browsers and terminals: writing tools are
  /// part of other systems.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}

extension EnvironmentValues {
  /// The user's preferred action for a double tap of a pencil. The value is the default of the device, because clients
  /// do not report it.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }

  /// The user's preferred action for a squeeze of a pencil. The value is the default of the device, because clients do
  /// not report it.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }

  /// The position of a search's suggestions, which is beside the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}
