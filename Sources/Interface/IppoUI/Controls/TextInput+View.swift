/// How fields take text: the keyboard, its capitals, what it fills in.
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

  /// Whether fields leave what is typed as it is; false where nothing is said.
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

  /// What fields ask for, so that they can be filled in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { $0.contentType = textContentType?.rawValue }
  }

  /// Which letters an on-screen keyboard capitalizes; `nil` leaves it to the renderer.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInput) { $0.capitalization = autocapitalization?.render ?? .sentences }
  }

  /// Which letters an on-screen keyboard capitalizes.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.textInput) { $0.capitalization = style.render }
  }

  /// Whether fields leave what is typed as it is.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInput) { $0.isAutocorrected = !disable }
  }

  /// Whether fields leave what is typed as it is; `nil` leaves it to the renderer.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInput) { $0.isAutocorrected = !(disable ?? false) }
  }

  /// What the Return key of fields is called.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput) { $0.submitLabel = submitLabel.keyHint }
  }
}
