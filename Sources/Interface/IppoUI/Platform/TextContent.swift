import Foundation

extension NSTextAlignment {
  var swiftUI: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

extension NSAttributedString {
  /// The alignment of the first line; `nil` for a text without one.
  var alignment: TextAlignment? {
    guard length > 0, let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle else {
      return nil
    }
    return style.alignment == .natural ? nil : style.alignment.swiftUI
  }
}

extension Text {
  /// A text with the fonts, the colours, the lines and the spacing of its attributes. Links in it are not followed.
  init(styled text: NSAttributedString?) {
    guard let text, text.length > 0 else {
      self.init(verbatim: "")
      return
    }
    var styled = AttributedString(text)
    styled.link = nil
    styled.backgroundColor = nil
    styled.tracking = nil
    self.init(styled)
  }
}

/// A field with the text of a UIKit field, whose delegate is notified of a user's actions.
struct FieldContent: View {
  @FocusState private var isFocused: Bool
  let view: UITextField
  let name: String

  var body: some View {
    let _ = view.changes.version
    HStack(spacing: 4) {
      if let left = view.leftView, view.leftViewMode != .never { beside(left) }
      if view.borderStyle == .none { field.textFieldStyle(.plain) } else { field.textFieldStyle(.roundedBorder) }
      if let right = view.rightView, view.rightViewMode != .never { beside(right) }
    }
    .disabled(!view.isEnabled)
  }

  private func beside(_ other: UIView) -> some View {
    UIViewContent(view: other, name: name)
      .frame(
        width: other.frame.width > 0 ? other.frame.width : nil,
        height: other.frame.height > 0 ? other.frame.height : nil
      )
      .fixedSize()
  }

  private var field: some View {
    PlainFieldContent(view: view)
      .font(view.font.map { Font($0) })
      .foregroundStyle(view.textColor.map { Color($0) } ?? .primary)
      .multilineTextAlignment(view.textAlignment.swiftUI)
      .focused($isFocused)
      .onChange(of: view.focusWish, initial: true) { _, wish in if let wish { isFocused = wish } }
      .onChange(of: isFocused) { _, isFocused in if view.isSecureTextEntry { view.editing(isFocused) } }
  }
}

/// The field alone, as an alert has it.
struct PlainFieldContent: View {
  let view: UITextField

  var body: some View {
    let _ = view.changes.version
    let text = Binding<String>(get: { view.text ?? "" }, set: { view.type($0) })
    Group {
      if view.isSecureTextEntry {
        SecureField(text: text) { Text(verbatim: view.placeholder ?? "") }
      } else {
        TextField(
          FieldDescription(.text(text), onEditingChanged: { view.editing($0) }),
          label: Text(verbatim: view.placeholder ?? "")
        )
        .keyboardType(view.keyboardType)
        .textContentType(view.textContentType)
        .autocorrectionDisabled(view.autocorrectionType == .no)
        .autocapitalization(view.autocapitalizationType)
      }
    }
    .onSubmit { view.submit() }
  }
}

/// An editor with the text of a UIKit text view, or a read-only text.
struct TextContent: View {
  @FocusState private var isFocused: Bool
  let view: UITextView

  var body: some View {
    let _ = view.changes.version
    if view.isEditable {
      FieldView(
        field: FieldDescription(
          .text(Binding(get: { view.text }, set: { view.type($0) })), isMultiline: true, isEditor: true,
          onEditingChanged: { view.editing($0) }), label: EmptyView()
      )
      .font(view.font.map { Font($0) })
      .foregroundStyle(view.textColor.map { Color($0) } ?? .primary)
      .multilineTextAlignment(view.textAlignment.swiftUI)
      .focused($isFocused)
      .onChange(of: view.focusWish, initial: true) { _, wish in if let wish { isFocused = wish } }
    } else if view.isScrollEnabled {
      ScrollView { text }
    } else {
      text
    }
  }

  private var text: some View {
    Text(styled: view.attributedText)
      .font(view.font.map { Font($0) })
      .foregroundStyle(view.textColor.map { Color($0) } ?? .primary)
      .multilineTextAlignment(view.attributedText.alignment ?? view.textAlignment.swiftUI)
  }
}

/// A field for a search, and a button that gives it up.
struct SearchBarContent: View {
  @FocusState private var isFocused: Bool
  let view: UISearchBar

  var body: some View {
    let _ = view.changes.version
    let field = view.searchTextField
    HStack(spacing: 8) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField(
          FieldDescription(
            .text(Binding(get: { view.text ?? "" }, set: { view.type($0) })), submitTrigger: .text,
            onEditingChanged: { view.editing($0) }), label: Text(verbatim: view.placeholder ?? "")
        )
        .textFieldStyle(.plain)
        .keyboardType(field.keyboardType)
        .autocorrectionDisabled(field.autocorrectionType == .no)
        .autocapitalization(field.autocapitalizationType)
        .onSubmit { view.submit() }
        .focused($isFocused)
        .onChange(of: field.focusWish, initial: true) { _, wish in if let wish { isFocused = wish } }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 7)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 10))
      if view.showsCancelButton { Button(LocalizedStringKey(.cancel)) { view.cancel() } }
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 6)
  }
}
