private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls show no labels (`labelsHidden()`).
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls; they still name them for assistive technology.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Whether the labels of controls show.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.areLabelsHidden, visibility == .hidden)
  }
}

/// The label of a control as one element: hidden from sight where labels are. Of two texts the second one stands
/// below the first, smaller and paler, as SwiftUI has it since iOS 16.
struct ControlLabel<Label: View>: View {
  @Environment(\.areLabelsHidden) private var isHidden
  private let label: Label

  init(@ViewBuilder _ label: () -> Label) { self.label = label() }

  var body: some View {
    if isHidden {
      LabelElement { label.environment(\.areLabelsHidden, false) }
    } else if let lines = label as? TupleView<(Text, Text)> {
      VStack(alignment: .leading, spacing: 2) {
        lines.value.0
        lines.value.1.font(.subheadline).foregroundStyle(.secondary)
      }
    } else {
      Unary(axis: .horizontal) { label }
    }
  }
}

/// A label that is not drawn: it is read by its control, and by assistive technology.
private struct LabelElement<Label: View>: PrimitiveView {
  @ViewBuilder var label: Label

  static var childPolicy: ChildPolicy { .collected }

  var content: some View { label }

  func element(in context: ElementContext) -> RenderElement { .text(RenderText([])) }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.accessibility.label = context.children.map(\.name).joined(separator: " ")
  }
}
