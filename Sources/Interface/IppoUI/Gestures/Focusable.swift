/// The uses of the focus for a view (`SwiftUI.FocusInteractions`).
public struct FocusInteractions: OptionSet, Sendable {
  /// A bit for each use.
  public let rawValue: Int

  /// Uses by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view acts when it is pressed, as a button does.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view takes keys, as a field does.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The default of the platform for a view of its kind: here all of them.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Notifies the content of whether it has the focus.
private struct FocusableModifier: ViewModifier {
  @State private var isFocused = false
  let isFocusable: Bool

  func body(content: Content) -> some View {
    content.environment(\.isFocused, isFocused && isFocusable)
      .modifier(FocusableAttribute(isFocusable: isFocusable, isFocused: $isFocused))
  }
}

private struct FocusableAttribute: AttributeModifier {
  typealias Body = Never
  let isFocusable: Bool
  let isFocused: Binding<Bool>

  static var isSemantic: Bool { true }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    guard isFocusable, context.environment.isEnabled else { return }
    attributes.isFocusable = true
    attributes.reportsFocus = true
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard isFocusable, case .focusWithin(let isWithin) = event else { return false }
    if isFocused.wrappedValue != isWithin { isFocused.wrappedValue = isWithin }
    return true
  }
}

private struct FocusEffectModifier: AttributeModifier, Equatable {
  typealias Body = Never
  let isHidden: Bool

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if isHidden { attributes.hidesFocus = true }
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest view around that is `focusable(_:)` has the focus, or a view in it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

extension View {
  /// Whether the view can have the focus. Controls can without being asked to.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Whether the view can have the focus, and its uses.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Whether the ring of a focused view in browsers, and its highlight in terminals, are left out here and below. A
  /// view that draws the focus itself, by `isFocused` for example, needs no other mark.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled).modifier(FocusEffectModifier(isHidden: disabled))
  }
}
