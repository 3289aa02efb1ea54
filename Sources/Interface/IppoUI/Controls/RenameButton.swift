/// A button that runs the rename action of the views around it (`SwiftUI.RenameButton`). Without one it is disabled.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// A button with the label "Rename".
  public init() {}

  /// A button with a symbol, enabled where the content can be renamed.
  public var body: some View {
    Button(LocalizedStringKey(.rename), systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// Begins to rename the content (`SwiftUI.RenameAction`).
public struct RenameAction: Equatable {
  let action: () -> Void

  /// Begins to rename.
  @MainActor public func callAsFunction() { action() }

  /// Always `false`, because closures cannot be compared.
  public static func == (lhs: Self, rhs: Self) -> Bool { false }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that begins to rename the content; `nil` for content with a fixed name.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// The action of ``RenameButton``s within this view.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// ``RenameButton``s within this view put the focus into a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
