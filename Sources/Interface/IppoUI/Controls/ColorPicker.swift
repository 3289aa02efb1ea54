import Foundation
public import IppoCoreGraphics

/// A control for choosing a colour (`SwiftUI.ColorPicker`).
///
/// Browsers show their own chooser; in a terminal the colour is typed as `#rrggbb`. The opacity of the selection stays
/// as it is: neither has a control for it.
public struct ColorPicker<Label: View>: View {
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @State private var draft: FieldDraft?
  private let selection: Binding<Color>
  private let label: Label

  /// - Parameters:
  ///   - selection: The colour. A choice replaces it by a colour of sRGB with the same opacity.
  ///   - supportsOpacity: Has no effect in browsers and terminals: the opacity stays as it is.
  ///   - label: The purpose of the colour.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// The label and the field at both ends of the line; the field alone where labels are hidden.
  public var body: some View {
    let field = ColorFieldElement(selection: selection, draft: $draft, label: label)
    if isLabelHidden {
      field
    } else {
      HStack {
        label
        Spacer()
        field
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// A colour picker with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour picker with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The element of a colour picker.
private struct ColorFieldElement<Label: View>: PrimitiveView {
  let selection: Binding<Color>
  let draft: Binding<FieldDraft?>
  let label: Label

  static var childPolicy: ChildPolicy { .collected }

  var content: some View { label }

  func element(in context: ElementContext) -> RenderElement {
    let written = selection.wrappedValue.hex(context.environment.colorScheme)
    let draft = draft.wrappedValue.flatMap { $0.written == written ? $0 : nil }
    return .field(
      RenderField(
        text: draft?.text ?? written, style: context.environment.textFieldStyle, keyboard: .color,
        capitalization: .none, isAutocorrected: false, isInvalid: draft?.isInvalid ?? false))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
    attributes.accessibility.label = context.children.map(\.name).joined(separator: " ")
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .setText(let text):
      let color = Color(hex: text, opacity: selection.wrappedValue.render.opacity)
      if let color { selection.wrappedValue = color }
      draft.wrappedValue = FieldDraft(
        text: text, written: selection.wrappedValue.hex(context.environment.colorScheme), isInvalid: color == nil)
    case .submit: draft.wrappedValue = nil
    case .editing(let isEditing), .focus(let isEditing): if !isEditing { draft.wrappedValue = nil }
    default: return false
    }
    return true
  }
}

extension Color {
  /// `#rrggbb`, without the opacity.
  fileprivate func hex(_ scheme: ColorScheme) -> String {
    let parts = render.components(scheme == .dark ? .dark : .light)
    return "#"
      + [parts.red, parts.green, parts.blue].map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  fileprivate init?(hex text: String, opacity: Double) {
    let digits = text.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
    guard digits.count == 6, let value = Int(digits, radix: 16), value >= 0 else { return nil }
    func part(_ shift: Int) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }
}

extension ColorPicker {
  /// A colour picker for a colour of Core Graphics.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      selection: Binding {
        Color(cgColor: selection.wrappedValue)
      } set: { color in
        if let color = color.cgColor { selection.wrappedValue = color }
      }, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// A colour picker for a colour of Core Graphics, with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour picker for a colour of Core Graphics, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
