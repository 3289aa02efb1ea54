private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists can be edited. Each window, page of a navigation and presentation has its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Gives views an edit mode of their own.
struct EditModeScope: ViewModifier {
  @State private var editMode = EditMode.inactive

  func body(content: Content) -> some View { content.environment(\.editMode, $editMode) }
}

/// A button that turns the edit mode around it on and off (`SwiftUI.EditButton`).
///
/// Where there is no edit mode it is disabled.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button with the label "Edit", or "Done" while the edit mode is on.
  public init() {}

  /// The button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(LocalizedStringKey(isEditing ? .done : .edit)) {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(editMode == nil)
  }
}
