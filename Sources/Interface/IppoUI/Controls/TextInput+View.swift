/// The text input of fields: the keyboard, its capitals, the content to fill in.
struct TextInputTraits: Equatable {
  var keyboard = RenderField.Keyboard.text
  var capitalization = RenderField.Capitalization.sentences
  var isAutocorrected = true
  var contentType: String?
  var submitLabel: String?
}

private struct TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: RenderField.Style { .automatic }
}

extension EnvironmentValues {
  var textInput: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  var textFieldStyle: RenderField.Style {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  /// Whether fields leave typed text as it is; `false` by default.
  public var autocorrectionDisabled: Bool {
    get { !textInput.isAutocorrected }
    set { textInput.isAutocorrected = !newValue }
  }
}

extension View {
  /// The on-screen keyboard of fields.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput) { $0.keyboard = type.render }
  }

  /// The kind of content of fields, by which clients can fill them in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { $0.contentType = textContentType?.rawValue }
  }

  /// Sets the letters that an on-screen keyboard capitalizes; `nil` leaves the choice to the renderer.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInput) { $0.capitalization = autocapitalization?.render ?? .sentences }
  }

  /// Sets the letters that an on-screen keyboard capitalizes.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.textInput) { $0.capitalization = style.render }
  }

  /// Whether fields leave typed text as it is.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInput) { $0.isAutocorrected = !disable }
  }

  /// Whether fields leave typed text as it is; `nil` leaves it to the renderer.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInput) { $0.isAutocorrected = !(disable ?? false) }
  }

  /// The name of the Return key of fields.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput) { $0.submitLabel = submitLabel.keyHint }
  }
}
