public import IppoUI

/// The colours of a bottom menu: in light surroundings a coloured panel with white buttons, in dark ones a grey panel
/// with coloured buttons.
struct BottomMenuColors: Equatable {
  var panel: Color
  var header: Color
  var button: Color
  var buttonText: Color

  /// - Parameter tint: The colour of the menu; `nil` for orange.
  init(tint: Color?, colorScheme: ColorScheme) {
    if colorScheme == .dark {
      let tint = tint ?? .orange
      panel = Color(red: 0x24 / 255, green: 0x24 / 255, blue: 0x24 / 255)
      header = tint
      button = tint
      buttonText = .black
    } else {
      // Deeper than `Color.orange`: text in it, or on it, has a contrast of 4.5 to 1 with white (WCAG 2.2, 1.4.3).
      let tint = tint ?? Color(red: 0.76, green: 0.34, blue: 0)
      panel = tint
      header = .white
      button = .white
      buttonText = tint
    }
  }
}

private struct BottomMenuTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  var bottomMenuTint: Color? {
    get { self[BottomMenuTintKey.self] }
    set { self[BottomMenuTintKey.self] = newValue }
  }
}

extension View {
  /// The colour of bottom menus that this view, or one inside it, shows.
  ///
  /// - Parameter tint: A colour that goes with white in light surroundings, and with black in dark ones; `nil` for
  ///   orange.
  public func bottomMenuTint(_ tint: Color?) -> some View { environment(\.bottomMenuTint, tint) }
}
