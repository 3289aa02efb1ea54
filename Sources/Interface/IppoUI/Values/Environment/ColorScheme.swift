/// Light or dark (`SwiftUI.ColorScheme`).
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  var render: RenderColorScheme { self == .dark ? .dark : .light }
}

/// How strong differences between colours are (`SwiftUI.ColorSchemeContrast`).
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As the renderer draws without being asked. The environment has this one unless the app sets the other.
  case standard
  /// Stronger differences. Has no effect on what browsers and terminals draw: bodies can read it.
  case increased
}

/// The direction in which text runs and leading turns to trailing (`SwiftUI.LayoutDirection`).
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right: leading is the left side. As for English.
  case leftToRight
  /// From right to left: leading is the right side. As for Arabic and Hebrew.
  case rightToLeft
}

/// Whether the surroundings are cramped or roomy along an axis (`SwiftUI.UserInterfaceSizeClass`).
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Cramped: less than 700 points wide, or less than 480 points high.
  case compact
  /// Roomy: all that is not `compact`.
  case regular
}

/// Whether a part of the interface shows (`SwiftUI.Visibility`).
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the part of the interface has it where nothing is said.
  case automatic
  /// It shows.
  case visible
  /// It does not show.
  case hidden
}

/// How prominent something is (`SwiftUI.Prominence`).
public enum Prominence: Hashable, Sendable {
  /// As prominent as others.
  case standard
  /// More prominent than others.
  case increased
}

/// Whether lists can be edited (`SwiftUI.EditMode`).
public enum EditMode: Hashable, Sendable {
  /// Rows are shown as they are to be read.
  case inactive
  /// As active, but ended by any other interaction.
  case transient
  /// Rows show their controls for moving and deleting, until the edit mode is ended.
  case active

  /// Whether rows show their editing controls.
  public var isEditing: Bool { self != .inactive }
}

/// The size of controls (`SwiftUI.ControlSize`).
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// From the smallest to the largest; `regular` is the usual one. Buttons are drawn in five sizes by browsers, in
  /// fewer by terminals; other controls have one size.
  case mini, small, regular, large, extraLarge

  var render: RenderButton.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// What a button is for (`SwiftUI.ButtonRole`).
public struct ButtonRole: Equatable, Sendable {
  /// What it says where it has no label of its own.
  let name: LibraryWord
  /// `nil`: renderers make no difference.
  let render: RenderRole?

  /// Deletes, or otherwise cannot be undone.
  public static let destructive = ButtonRole(name: .delete, render: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: .cancel, render: .cancel)
  /// Closes what was only looked at.
  public static let close = ButtonRole(name: .close, render: nil)
  /// Agrees to what has been done.
  public static let confirm = ButtonRole(name: .done, render: nil)
}
