/// An alert or a confirmation dialog while it is presented.
struct DialogSlot<Actions: View, Message: View>: View {
  enum Kind: Equatable {
    case alert
    case confirmation(titleVisibility: Visibility)
  }

  @Binding var isPresented: Bool
  let kind: Kind
  let title: Text
  /// The presented value besides the title. A change of the value is another dialog.
  var data: Any?
  var dismissesFirst = false
  let actions: () -> Actions
  let message: () -> Message

  var body: some View {
    if isPresented {
      DialogBody(
        isPresented: $isPresented, kind: kind, title: title, data: data, dismissesFirst: dismissesFirst,
        actions: actions, message: message)
    }
  }
}

private struct DialogBody<Actions: View, Message: View>: View {
  typealias Kind = DialogSlot<Actions, Message>.Kind

  @State private var responder = DialogResponder()
  let isPresented: Binding<Bool>
  let kind: Kind
  let title: Text
  let data: Any?
  let dismissesFirst: Bool
  let actions: () -> Actions
  let message: () -> Message

  var body: some View {
    let responder = responder
    responder.present(title, data, dismissesFirst: dismissesFirst, isPresented)
    return DialogElement(
      kind: kind, title: title, responder: responder, actions: Lazily(actions), message: Lazily(message)
    )
    .transformEnvironment(\.self) {
      $0.leaveContainers()
      $0.leaveStyles()
      $0.dialogResponder = responder
    }
  }
}

/// Marks the message among the elements of a dialog.
private enum DialogMessageTrait: ViewTrait {
  static var defaultValue: Bool { false }
}

/// Marks the icon among the elements of a dialog.
private enum DialogIconTrait: ViewTrait {
  static var defaultValue: Bool { false }
}

/// The element of a dialog. Children: the icon and the message if there are any, then fields and buttons.
private struct DialogElement<Actions: View, Message: View>: PrimitiveView {
  let kind: DialogSlot<Actions, Message>.Kind
  let title: Text
  let responder: DialogResponder
  let actions: Lazily<Actions>
  let message: Lazily<Message>

  @ViewBuilder var content: some View {
    DialogIcon().trait(DialogIconTrait.self, true)
    Unary(isOptional: true) { message }.trait(DialogMessageTrait.self, true)
    DialogSuppressionBox()
    // As in SwiftUI: an alert without buttons gets "OK", a dialog without a way out gets "Cancel".
    OrElse(content: actions, fallback: fallback) { [kind] children in
      switch kind {
      case .alert: !children.contains { $0.choice != nil }
      case .confirmation: !children.contains { $0.choice?.role == .cancel }
      }
    }
  }

  private var fallback: some View {
    ButtonElement(role: .cancel, style: .automatic, isDefault: kind == .alert, action: {}) {
      Text(LocalizedStringKey(kind == .alert ? .ok : .cancel))
    }
  }

  func element(in context: ElementContext) -> RenderElement {
    let title = title.string(in: context.environment)
    let hasIcon = context.children.first?[DialogIconTrait.self] ?? false
    let hasMessage = context.children.dropFirst(hasIcon ? 1 : 0).first?[DialogMessageTrait.self] ?? false
    switch kind {
    case .alert:
      return .presentation(RenderPresentation(.alert(title: title, hasMessage: hasMessage), hasIcon: hasIcon))
    case .confirmation(let visibility):
      return .presentation(
        RenderPresentation(
          .confirmationDialog(
            title: title, isTitleVisible: visibility == .visible || (visibility == .automatic && hasMessage),
            hasMessage: hasMessage), hasIcon: hasIcon))
    }
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.colorScheme = context.environment.presentedColorScheme?.render
  }

  /// Escape, or a tap outside: the same as the button that cancels. An alert that has none must be answered.
  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard event == .dismiss else { return false }
    let cancel = context.children.lazy.compactMap(\.choice).first { $0.role == .cancel }
    guard let cancel else { return false }
    responder.afterCommit = context.afterCommit
    responder.choose(cancel.action)
    return true
  }
}

extension DialogResponder {
  /// Notes the present title and data of the dialog.
  fileprivate func present(_ title: Text, _ data: Any?, dismissesFirst: Bool, _ isPresented: Binding<Bool>) {
    if let presented, presented.title != title || isDifferent(presented.data, data) { replaced() }
    presented = (title, data)
    self.dismissesFirst = dismissesFirst
    dismiss = { isPresented.wrappedValue = false }
    isPresenting = { isPresented.wrappedValue }
  }

  private func isDifferent(_ old: Any?, _ new: Any?) -> Bool {
    func differ<T: Equatable>(_ old: T, _ new: Any?) -> Bool { (new as? T) != old }
    guard let old = old as? any Equatable else { return false }
    return differ(old, new)
  }
}

extension EnvironmentValues {
  /// Dialogs are drawn in the renderer's own look, whatever the presenting view looks like.
  mutating func leaveStyles() {
    buttonStyle = .known(.automatic)
    foregroundStyles = []
    tintStyle = nil
    font = nil
    textModifiers = []
    textCase = nil
    lineLimit = nil
    controlSize = .regular
    areLabelsHidden = false
    isEnabled = true
    multilineTextAlignment = .leading
  }
}
