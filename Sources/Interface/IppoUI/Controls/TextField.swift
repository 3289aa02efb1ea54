public import Foundation

/// A control for one line of text, or for several with `axis: .vertical` (`SwiftUI.TextField`).
///
/// Every event of the field writes the whole text through the binding; a disabled field refuses them.
public struct TextField<Label: View>: View {
  let field: FieldDescription
  let label: Label

  init(_ field: FieldDescription, label: Label) {
    self.field = field
    self.label = label
  }

  /// The field in the style around it (`textFieldStyle(_:)`).
  public var body: some View { FieldView(field: field, label: label) }

  /// A field of one line.
  ///
  /// - Parameters:
  ///   - text: The whole text, which each change writes.
  ///   - prompt: The text of the empty field; `nil` for the label.
  ///   - label: The purpose of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldDescription(.text(text), prompt: prompt), label: label())
  }

  /// A field that grows with its text where `axis` is vertical, up to `lineLimit(_:)`.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(FieldDescription(.text(text), prompt: prompt, isMultiline: axis == .vertical), label: label())
  }

  /// A field for a value in a format that can be read back. Text that cannot be read leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldDescription(.value(FieldValue(value, format: format)), prompt: prompt), label: label())
  }

  /// A field for a value that may be missing; an empty field is `nil`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldDescription(.value(FieldValue(value, format: format)), prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
  /// A field of one line with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field of one line with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

  /// A field of one line with a title that is looked up in the app's string tables, and a prompt; `nil` for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field of one line with a title that is shown as it is, and a prompt; `nil` for the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that grows where `axis` is vertical, with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field that grows where `axis` is vertical, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field for a value, with a title that is looked up in the app's string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value that may be missing, with a title that is looked up in the app's string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value that may be missing, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value that a `Formatter` writes and reads.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(FieldDescription(.value(FieldValue(value, formatter: formatter)), prompt: prompt), label: Text(titleKey))
  }

  /// A field for a value that a `Formatter` writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(FieldDescription(.value(FieldValue(value, formatter: formatter)), prompt: prompt), label: Text(title))
  }

  /// The form of earlier years: `onCommit` runs on Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldDescription(
        .value(FieldValue(value, formatter: formatter)), onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// The form of earlier years.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      FieldDescription(.value(FieldValue(value, formatter: formatter)), onEditingChanged: onEditingChanged),
      label: Text(titleKey))
  }

  /// The form of earlier years: `onCommit` runs on Return.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldDescription(
        .value(FieldValue(value, formatter: formatter)), onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// The form of earlier years.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      FieldDescription(.value(FieldValue(value, formatter: formatter)), onEditingChanged: onEditingChanged),
      label: Text(title))
  }

  /// The form of earlier years: `onCommit` runs on Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldDescription(.text(text), onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
  }

  /// The form of earlier years.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldDescription(.text(text), onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  /// The form of earlier years.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldDescription(.text(text), onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// The form of earlier years: `onCommit` runs on Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldDescription(.text(text), onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
  }
}

extension TextField {
  /// A field for a value that a `Formatter` writes and reads.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(FieldDescription(.value(FieldValue(value, formatter: formatter)), prompt: prompt), label: label()) }
}
