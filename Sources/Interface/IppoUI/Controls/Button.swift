/// A control that runs an action (`SwiftUI.Button`).
///
/// ```swift
/// Button("Delete", role: .destructive) { store.send(.deleteTapped) }
/// ```
public struct Button<Label: View>: View {
  @EnvironmentReader private var environment
  private let role: ButtonRole?
  private let page: ButtonPage?
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button that runs `action`.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role that runs `action`.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, page: nil, action: action, label: label)
  }

  /// A button that may open a page.
  init(
    role: ButtonRole? = nil, page: ButtonPage?, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.page = page
    self.action = action
    self.label = label()
  }

  /// The button in the style around it (`buttonStyle(_:)`).
  public var body: some View {
    switch environment.buttonStyle {
    case .known(let style): ButtonElement(role: role, style: style, page: page, action: action) { label }
    case .custom(let style): StyledButton(style: style, role: role, page: page, action: action, label: label)
    }
  }
}

/// A button in a style of the app's.
private struct StyledButton<Label: View>: View {
  let style: AnyStyle<PrimitiveButtonStyleConfiguration>
  let role: ButtonRole?
  let page: ButtonPage?
  let action: @MainActor () -> Void
  let label: Label
  @State private var press = PressState()

  var body: some View {
    style.makeBody(
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)), page: page,
        action: action, press: press))
  }
}

extension Button where Label == Text {
  /// A button with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a role and a title that is looked up in the app's string tables; `nil` for no role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a role and a title that is shown as it is; `nil` for no role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == IppoUI.Label<Text, Image> {
  /// A button with a symbol and a title that is looked up in the app's string tables.
  ///
  /// - Parameter systemImage: A name of SF Symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { IppoUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { IppoUI.Label(title, systemImage: systemImage) }
  }

  /// A button with a role, a symbol, and a title that is looked up in the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { IppoUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a role, a symbol, and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { IppoUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == IppoUI.Label<Text, Image> {
  /// A button with an image among the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { IppoUI.Label(titleKey, image: image) }
  }

  /// A button with a role and an image among the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { IppoUI.Label(titleKey, image: image) }
  }
}

/// The label of a button that has a role and nothing else (`SwiftUI.DefaultButtonLabel`).
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// "Delete", "Cancel", "Close" or "Done", in the language of the app.
  public var body: some View { Text(LocalizedStringKey(role.name)) }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the name of its role as its label.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, for styles that change another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, page: configuration.page, action: configuration.action) { configuration.label }
  }
}

/// The page a button opens: a link.
struct ButtonPage {
  /// Whether the link has a value, and a stack to push the value to. Else the button is disabled.
  var isReachable: Bool
  /// The address of the link's destination; `nil` where it is unknown.
  var address: String?
}

/// Whether a view opens a page: the row it is in shows a chevron.
struct OpensPageTrait: ViewTrait {
  static var defaultValue: Bool { false }
}

/// The element of every button.
struct ButtonElement<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let style: RenderButton.Style
  var page: ButtonPage?
  var isDefault = false
  /// The state for a style that depends on whether the button is held down.
  var press: PressState?
  let action: @MainActor () -> Void
  @ViewBuilder var label: Label

  var content: some View { label }

  var opensPage: Bool { page != nil }

  func element(in context: ElementContext) -> RenderElement {
    .button(
      RenderButton(
        role: role?.render, style: style, size: context.environment.controlSize.render,
        borderShape: style.hasBorder ? context.environment.buttonBorderShape?.render ?? .automatic : .automatic,
        opensPage: opensPage, address: page?.address, isDefault: isDefault))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled || !(page?.isReachable ?? true)
    if let press, press.isRequested { attributes.gestures.insert(.press) }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    if case .press(let isPressed) = event, let press {
      press.update(isPressed)
      return true
    }
    guard event == .activate, page?.isReachable ?? true else { return false }
    if let responder = context.environment.dialogResponder {
      responder.afterCommit = context.afterCommit
      responder.choose(action)
      if role != .cancel { context.environment.dismissalAnswer?.dismiss() }
    } else {
      action()
    }
    return true
  }
}

extension RenderButton.Style {
  /// Whether the border is visible.
  fileprivate var hasBorder: Bool { self == .bordered || self == .borderedProminent }
}
