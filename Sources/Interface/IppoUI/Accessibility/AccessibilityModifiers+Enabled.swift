extension View {
  private func accessibility(_ change: AccessibilityModifier.Change, isEnabled: Bool) -> some View {
    modifier(AccessibilityModifier(change: isEnabled ? change : .add([])))
  }

  /// The name that is read aloud, while it is enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility(.label(label), isEnabled: isEnabled)
  }

  /// The name that is read aloud, while it is enabled.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibility(.label(Text(labelKey)), isEnabled: isEnabled)
  }

  /// The name that is read aloud, while it is enabled.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibility(.label(Text(label)), isEnabled: isEnabled)
  }

  /// The value that is read aloud, while it is enabled.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibility(.value(value), isEnabled: isEnabled)
  }

  /// The value that is read aloud, while it is enabled.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibility(.value(Text(valueKey)), isEnabled: isEnabled)
  }

  /// The effect of an activation, read aloud after the name, while the modifier is enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility(.hint(hint), isEnabled: isEnabled)
  }

  /// The effect of an activation, read aloud after the name, while the modifier is enabled.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibility(.hint(Text(hintKey)), isEnabled: isEnabled)
  }

  /// A name for tests, while it is enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility(.identifier(identifier), isEnabled: isEnabled)
  }

  /// Whether assistive technology passes the view over, while that is enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility(.hidden(hidden), isEnabled: isEnabled)
  }

  /// Adds traits to the view, while the modifier is enabled.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits, isEnabled: Bool) -> some View {
    accessibility(.add(traits.render), isEnabled: isEnabled)
  }
}
