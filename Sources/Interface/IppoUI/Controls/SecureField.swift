/// A field whose text is not shown (`SwiftUI.SecureField`).
public struct SecureField<Label: View>: View {
  private let field: FieldDescription
  private let label: Label

  /// - Parameters:
  ///   - text: The typed text, which is sent to the app as it is.
  ///   - prompt: The text of the empty field; `nil` for the label.
  ///   - label: The purpose of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = FieldDescription(.text(text), prompt: prompt, isSecure: true)
    self.label = label()
  }

  /// The field in the style around it (`textFieldStyle(_:)`).
  public var body: some View { FieldView(field: field, label: label) }
}

extension SecureField where Label == Text {
  /// A field with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// The form of earlier years: `onCommit` runs on Return.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    field = FieldDescription(.text(text), isSecure: true, onCommit: onCommit)
    label = Text(titleKey)
  }

  /// The form of earlier years: `onCommit` runs on Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    field = FieldDescription(.text(text), isSecure: true, onCommit: onCommit)
    label = Text(title)
  }
}

/// A control for long text (`SwiftUI.TextEditor`).
public struct TextEditor: View {
  @Environment(\.textFormatting) private var formatting
  private let text: Binding<String>
  private let attributed: Binding<AttributedString>?

  /// - Parameter text: The whole text, which each change writes.
  public init(text: Binding<String>) {
    self.text = text
    attributed = nil
  }

  /// - Parameter attributed: The text, of which a field edits the characters.
  init(attributed: Binding<AttributedString>) {
    text = Binding {
      String(attributed.wrappedValue.characters)
    } set: { typed in
      var changed = attributed.wrappedValue
      changed.take(typed: typed)
      attributed.wrappedValue = changed
    }
    self.attributed = attributed
  }

  /// A field of several lines, as high as its text or as the offered space.
  public var body: some View {
    let field = FieldView(field: FieldDescription(.text(text), isMultiline: true, isEditor: true), label: EmptyView())
    if let attributed, let formatting {
      field.onChange(of: attributed.wrappedValue, initial: true) { _, changed in
        var formatted = changed
        formatting.constrain(&formatted)
        if formatted != changed { attributed.wrappedValue = formatted }
      }
    } else {
      field
    }
  }
}
