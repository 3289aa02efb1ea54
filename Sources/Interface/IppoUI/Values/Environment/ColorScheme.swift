/// Light or dark (`SwiftUI.ColorScheme`).
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark

  var render: RenderColorScheme { self == .dark ? .dark : .light }
}

/// How strong differences between colours are (`SwiftUI.ColorSchemeContrast`).
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// The direction in which text runs and leading turns to trailing (`SwiftUI.LayoutDirection`).
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Whether the surroundings are cramped or roomy along an axis (`SwiftUI.UserInterfaceSizeClass`).
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Whether a part of the interface shows (`SwiftUI.Visibility`).
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic
  case visible
  case hidden
}

/// How prominent something is (`SwiftUI.Prominence`).
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// Whether lists can be edited (`SwiftUI.EditMode`).
public enum EditMode: Hashable, Sendable {
  case inactive
  /// As active, but ended by any other interaction.
  case transient
  case active

  /// Whether rows show their editing controls.
  public var isEditing: Bool { self != .inactive }
}

/// The size of controls (`SwiftUI.ControlSize`).
public enum ControlSize: CaseIterable, Hashable, Sendable {
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
  let name: String
  /// `nil`: renderers make no difference.
  let render: RenderRole?

  /// Deletes, or otherwise cannot be undone.
  public static let destructive = ButtonRole(name: "Delete", render: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "Cancel", render: .cancel)
  /// Leaves what has been looked at.
  public static let close = ButtonRole(name: "Close", render: nil)
  /// Agrees to what has been done.
  public static let confirm = ButtonRole(name: "Done", render: nil)
}
