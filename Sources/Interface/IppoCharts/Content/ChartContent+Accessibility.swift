public import IppoUI

extension ChartContent {
  /// The name of each mark for assistive technology, in place of its place along the axis.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// The name of each mark for assistive technology, as it is.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// The name of each mark for assistive technology, of a catalogue.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent {
    accessibilityLabel(Text(labelResource))
  }

  /// The name of each mark for assistive technology.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { setting(\.accessibilityLabel, label) }

  /// The value of each mark for assistive technology, in place of the value that the mark shows.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// The value of each mark for assistive technology, as it is.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// The value of each mark for assistive technology, of a catalogue.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
    accessibilityValue(Text(valueResource))
  }

  /// The value of each mark for assistive technology.
  public func accessibilityValue(_ value: Text) -> some ChartContent { setting(\.accessibilityValue, value) }

  /// Whether assistive technology does not find the marks.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { setting(\.isAccessibilityHidden, hidden) }

  /// The name of each mark for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    setting(\.accessibilityIdentifier, identifier)
  }
}
