/// The meaning of an action of assistive technology (`SwiftUI.AccessibilityActionKind`).
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate let name: Text

  /// An action of the app's own.
  public init(named name: Text) { self.name = name }

  /// The activation of the view: a button "Activate" beside it.
  public static let `default` = AccessibilityActionKind(named: Text(LocalizedStringKey(.activate)))
  /// Leaves the view's context: a button "Escape" beside it.
  public static let escape = AccessibilityActionKind(named: Text(LocalizedStringKey(.escape)))
  /// The most important action of the app's state: a button "Magic tap" beside it.
  public static let magicTap = AccessibilityActionKind(named: Text(LocalizedStringKey(.magicTap)))
  /// Deletes the view's content: a button "Delete" beside it.
  public static let delete = AccessibilityActionKind(named: Text(LocalizedStringKey(.delete)))
  /// Opens a menu of further choices: a button "Show menu" beside it.
  public static let showMenu = AccessibilityActionKind(named: Text(LocalizedStringKey(.showMenu)))
}

/// The direction of a change to a value (`SwiftUI.AccessibilityAdjustmentDirection`).
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

/// Further actions of a view: buttons that screen readers find beside it. Pages show them while they have the
/// keyboard's focus; terminals have them in the reading mode.
extension View {
  /// A further action of the view: a button for screen readers with the name of the kind. Activating the view itself
  /// does not run it. Terminals have it in the
  /// reading mode.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: actionKind.name, handler) }

  /// A further action of the view: a button for screen readers with a label. Terminals have it in the
  /// reading mode.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return modifier(AssistiveActions(actions: Button(action: { action() }, label: { label })))
  }

  /// A further action of the view: a button for screen readers with a name. Terminals have it in the
  /// reading mode.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(action: handler) { name }
  }

  /// A further action of the view: a button for screen readers with a name that is looked up. Terminals have
  /// it in the reading mode.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// A further action of the view: a button for screen readers with a name that is taken as it is. Terminals have
  /// it in the reading mode.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Further actions of a view: the buttons in `content`, for screen readers. Terminals have it in the
  /// reading mode.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AssistiveActions(actions: content()))
  }

  /// A value that assistive technology changes: by two buttons, "Increment" and "Decrement". Terminals have
  /// it in the reading mode.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityActions {
      Button(action: { handler(.increment) }, label: { Text(LocalizedStringKey(.increment)) })
      Button(action: { handler(.decrement) }, label: { Text(LocalizedStringKey(.decrement)) })
    }
  }

  /// The order in which assistive technology reads. Has no effect in browsers and terminals: views are read in their
  /// order.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
