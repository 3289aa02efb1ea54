/// The light or dark scheme of colours (`SwiftUI.ColorScheme`).
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  var render: RenderColorScheme { self == .dark ? .dark : .light }
}

/// The strength of differences between colours (`SwiftUI.ColorSchemeContrast`).
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual strength that the renderer draws with. The environment has this one unless the app sets the other.
  case standard
  /// Stronger differences. Has no effect on the drawing of browsers and terminals: bodies can read it.
  case increased
}

/// The direction in which text runs and leading turns to trailing (`SwiftUI.LayoutDirection`).
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// The direction from left to right: leading is the left side. As for English.
  case leftToRight
  /// The direction from right to left: leading is the right side. As for Arabic and Hebrew.
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
  /// The default of that part of the interface.
  case automatic
  /// The view shows.
  case visible
  /// The view does not show.
  case hidden
}

/// The prominence of content (`SwiftUI.Prominence`).
public enum Prominence: Hashable, Sendable {
  /// The usual prominence.
  case standard
  /// A greater prominence than that of others.
  case increased
}

/// Whether lists can be edited (`SwiftUI.EditMode`).
public enum EditMode: Hashable, Sendable {
  /// Rows are shown as they are to be read.
  case inactive
  /// An active state that any other interaction ends.
  case transient
  /// Rows show their controls for moving and deleting, until the edit mode is ended.
  case active

  /// Whether rows show their editing controls.
  public var isEditing: Bool { self != .inactive }
}

/// The size of controls (`SwiftUI.ControlSize`).
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The sizes from the smallest to the largest; `regular` is the usual one. Buttons are drawn in five sizes by
  /// browsers, in fewer by terminals; other controls have one size.
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

/// The purpose of a button (`SwiftUI.ButtonRole`).
public struct ButtonRole: Equatable, Sendable {
  /// The label of a button without a label of its own.
  let name: LibraryWord
  /// `nil`: renderers make no difference.
  let render: RenderRole?

  /// Deletes, or otherwise cannot be undone.
  public static let destructive = ButtonRole(name: .delete, render: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: .cancel, render: .cancel)
  /// Closes content that the user has only viewed.
  public static let close = ButtonRole(name: .close, render: nil)
  /// Agrees to the changes.
  public static let confirm = ButtonRole(name: .done, render: nil)
}
