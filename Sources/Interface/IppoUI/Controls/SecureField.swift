/// A field whose text is not shown (`SwiftUI.SecureField`).
public struct SecureField<Label: View>: View {
  private let field: FieldDescription
  private let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = FieldDescription(.text(text), prompt: prompt, isSecure: true)
    self.label = label()
  }

  public var body: some View { FieldView(field: field, label: label) }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

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
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    FieldView(field: FieldDescription(.text(text), isMultiline: true, isEditor: true), label: EmptyView())
  }
}
