import Foundation

/// The value that a field edits, and the way of editing.
struct FieldDescription {
  enum Source {
    case text(Binding<String>)
    case value(FieldValue)
  }

  let source: Source
  var prompt: Text?
  var isSecure = false
  var isMultiline = false
  var isEditor = false
  /// The submissions that Return triggers.
  var submitTrigger = SubmitTriggers.text
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  init(
    _ source: Source, prompt: Text? = nil, isSecure: Bool = false, isMultiline: Bool = false, isEditor: Bool = false,
    submitTrigger: SubmitTriggers = .text, onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.source = source
    self.prompt = prompt
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.isEditor = isEditor
    self.submitTrigger = submitTrigger
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

extension FieldDescription {
  /// Takes a text as if it was typed, where it can be read.
  fileprivate func set(_ text: String) {
    switch source {
    case .text(let binding): binding.wrappedValue = text
    case .value(let value): _ = value.read(text)
    }
  }
}

/// Keeps the typed text while it cannot be read as a value, or reads differently from the written value.
struct FieldView<Label: View>: View {
  @State private var draft: FieldDraft?
  @State private var isEditing = false
  @Environment(\.ownTextFieldStyle) private var style
  @Environment(\.fieldSuggestions) private var suggestions
  let field: FieldDescription
  let label: Label

  var body: some View {
    let fill = suggestions?.fill
    return shown.onChange(of: fill?.wrappedValue) { _, text in
      guard let text else { return }
      field.set(text)
      fill?.wrappedValue = nil
    }
  }

  @ViewBuilder private var shown: some View {
    // Editors have styles of another kind, and search fields belong to the bar.
    if let style, !field.isEditor, field.submitTrigger != .search {
      style.makeBody(TextField(field, label: _TextFieldStyleLabel(content: AnyView(label))))
    } else {
      FieldElement(field: field, draft: $draft, isEditing: $isEditing, label: label)
    }
  }
}

/// Text that was typed for a value, and how that value is written.
struct FieldDraft: Equatable {
  var text: String
  var written: String
  var isInvalid: Bool
}

/// The element of every field.
struct FieldElement<Label: View>: PrimitiveView {
  let field: FieldDescription
  let draft: Binding<FieldDraft?>
  let isEditing: Binding<Bool>
  let label: Label

  static var childPolicy: ChildPolicy { .collected }

  var content: some View { label }

  /// The draft, unless the value was changed from elsewhere.
  private var currentDraft: FieldDraft? {
    guard case .value(let value) = field.source, let draft = draft.wrappedValue, draft.written == value.string() else {
      return nil
    }
    return draft
  }

  func element(in context: ElementContext) -> RenderElement {
    let environment = context.environment
    let input = environment.textInput
    let label = context.children.map(\.name).joined(separator: " ")
    let text =
      switch field.source {
      case .text(let binding): binding.wrappedValue
      case .value(let value): currentDraft?.text ?? value.string()
      }
    var style = TextStyle(in: environment)
    for modifier in environment.textModifiers.reversed() { style.apply(modifier, in: environment) }
    var rendered =
      RenderField(
        text: text, prompt: field.prompt?.string(in: environment) ?? label, isSecure: field.isSecure,
        isMultiline: field.isMultiline, fillsHeight: field.isEditor && environment.lineLimit == nil,
        style: environment.textFieldStyle, keyboard: input.keyboard,
        capitalization: input.capitalization, isAutocorrected: input.isAutocorrected, contentType: input.contentType,
        submitLabel: input.submitLabel, isInvalid: currentDraft?.isInvalid ?? false, lineLimit: environment.lineLimit,
        reservedLines: field.isMultiline ? environment.leastLines : 0,
        alignment: environment.multilineTextAlignment.render, font: style.font,
        color: environment.foregroundStyles.first?._storage.paint(in: environment.outerForeground))
    rendered.hasRoundEnds = environment.textInputBorderShape == .capsule
    return .field(rendered)
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
    if field.prompt != nil || field.isEditor {
      let label = context.children.map(\.name).joined(separator: " ")
      if !label.isEmpty { attributes.accessibility.label = label }
    }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .setText(let text):
      switch field.source {
      case .text(let binding):
        binding.wrappedValue = text
        context.environment.fieldSuggestions?.isEditing.wrappedValue = true
      case .value(let value):
        let isRead = value.read(text)
        draft.wrappedValue = FieldDraft(text: text, written: value.string(), isInvalid: !isRead)
      }
    case .submit:
      draft.wrappedValue = nil
      field.onCommit?()
      context.environment.submitActions.run(field.submitTrigger)
    case .editing(let isEditing), .focus(let isEditing):
      if !isEditing { draft.wrappedValue = nil }
      // A field whose focus the app manages reports both events.
      guard isEditing != self.isEditing.wrappedValue else { break }
      self.isEditing.wrappedValue = isEditing
      field.onEditingChanged?(isEditing)
      // They stay while one of them takes the focus.
      if isEditing { context.environment.fieldSuggestions?.isEditing.wrappedValue = true }
    default: return false
    }
    return true
  }
}
