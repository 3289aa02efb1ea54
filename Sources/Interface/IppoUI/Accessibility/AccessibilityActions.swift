/// What an action of assistive technology means (`SwiftUI.AccessibilityActionKind`).
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate let name: Text

  /// An action of the app's own.
  public init(named name: Text) { self.name = name }

  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "Activate"))
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "Escape"))
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "Magic tap"))
  public static let delete = AccessibilityActionKind(named: Text(verbatim: "Delete"))
  public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "Show menu"))
}

/// Which way a value is changed (`SwiftUI.AccessibilityAdjustmentDirection`).
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

/// Buttons over a view that only assistive technology and the keyboard find.
///
/// Browsers have no names for further actions of an element, but everything that reads a page finds its buttons.
private struct AssistiveActions<Actions: View>: ViewModifier {
  let actions: Actions

  func body(content: Content) -> some View {
    DecorationElement(
      decoration: RenderDecoration(kind: .overlay), base: content,
      ornament: HStack(spacing: 0) { actions }.buttonStyle(AssistiveButtonStyle()))
  }
}

/// Unseen, but for the keyboard's focus.
private struct AssistiveButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ButtonElement(role: configuration.role, style: .assistive, action: configuration.action) { configuration.label }
  }
}

/// Further actions of a view: buttons that screen readers find beside it. Pages show them while they have the keyboard's
/// focus; terminals, which no screen reader asks for parts, do not have them.
extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: actionKind.name, handler) }

  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return modifier(AssistiveActions(actions: Button(action: { action() }, label: { label })))
  }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(action: handler) { name }
  }

  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Further actions of a view: the buttons in `content`.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AssistiveActions(actions: content()))
  }

  /// A value that assistive technology changes: by two buttons, "Increment" and "Decrement".
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityActions {
      Button(action: { handler(.increment) }, label: { Text(verbatim: "Increment") })
      Button(action: { handler(.decrement) }, label: { Text(verbatim: "Decrement") })
    }
  }

  /// The order in which assistive technology reads: renderers read in that of the views.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
