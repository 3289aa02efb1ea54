/// An alert as a value, in the spelling of earlier years (`SwiftUI.Alert`).
///
/// Choosing a button writes the binding first, and then runs the button's action.
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// A button of the usual kind.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// The button that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button with the label "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(LocalizedStringKey(.cancel)), action: action)
    }

    /// A button with a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  ///
  /// - Parameter dismissButton: The button; `nil` for one with the label "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions as a value, in the spelling of earlier years (`SwiftUI.ActionSheet`).
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert. Without buttons, there is one with the label "Cancel".
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert value.
private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      IppoUI.Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

/// Shows a value while a binding is `true`.
private struct AlertValueSlot<Value>: View {
  @Binding var isPresented: Bool
  let value: () -> Value?
  let parts: (Value) -> (title: Text, message: Text?, buttons: [Alert.Button])
  let isAlert: Bool

  var body: some View {
    if isPresented, let value = value() {
      let (title, message, buttons) = parts(value)
      if let message {
        slot(title, buttons) { message }
      } else {
        slot(title, buttons) { EmptyView() }
      }
    }
  }

  private func slot<M: View>(_ title: Text, _ buttons: [Alert.Button], message: @escaping () -> M) -> some View {
    DialogSlot(
      isPresented: $isPresented, kind: isAlert ? .alert : .confirmation(titleVisibility: .visible), title: title,
      dismissesFirst: true, actions: { AlertButtons(buttons: buttons) }, message: message)
  }
}

extension View {
  private func show<Value>(
    _ isPresented: Binding<Bool>, _ value: @escaping () -> Value?, isAlert: Bool,
    _ parts: @escaping (Value) -> (title: Text, message: Text?, buttons: [Alert.Button])
  ) -> some View {
    modifier(
      PresentationModifier(
        slot: AlertValueSlot(isPresented: isPresented, value: value, parts: parts, isAlert: isAlert)))
  }

  /// Whether there is an item; writing `false` removes it.
  private func presence<Item>(of item: Binding<Item?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }

  /// Shows an alert while `isPresented`; choosing a button writes `false`, and then runs its action.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    show(isPresented, content, isAlert: true) { ($0.title, $0.message, $0.buttons) }
  }

  /// Shows an alert while there is an item; choosing a button writes `nil`, and then runs its action.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    show(presence(of: item), { item.wrappedValue.map(content) }, isAlert: true) {
      ($0.title, $0.message, $0.buttons)
    }
  }

  /// Shows a choice of actions while `isPresented`; choosing one writes `false`, and then runs it.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    show(isPresented, content, isAlert: false) { ($0.title, $0.message, $0.buttons) }
  }

  /// Shows a choice of actions while there is an item; choosing one writes `nil`, and then runs it.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    show(presence(of: item), { item.wrappedValue.map(content) }, isAlert: false) {
      ($0.title, $0.message, $0.buttons)
    }
  }
}
