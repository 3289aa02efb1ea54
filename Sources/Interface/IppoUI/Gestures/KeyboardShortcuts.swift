/// The key of a control.
private struct ShortcutModifier: AttributeModifier, Equatable {
  typealias Body = Never
  let shortcut: KeyboardShortcut?

  static var isSemantic: Bool { true }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.shortcut = shortcut?.render
  }
}

extension View {
  /// A key that activates the control.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// A key that activates the control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// A key that activates the control, if any.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(ShortcutModifier(shortcut: shortcut))
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The key that activates the control around; `nil` where there is none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
