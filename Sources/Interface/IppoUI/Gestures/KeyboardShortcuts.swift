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
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// A key that activates the control, if any.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}
