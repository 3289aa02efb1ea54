public import IppoUI

/// Shows a tip among other views (`TipKit.TipView`), as long as the tip is to be shown.
///
/// A press on the close button withdraws the tip.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let isPresented: Binding<Bool>?
  private let arrowEdge: Edge?
  private let action: @MainActor (Tips.Action) -> Void

  /// A view of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip; `nil` for none.
  ///   - arrowEdge: The edge that points at what the tip is about. It is handed to styles.
  ///   - action: The closure that a press on a button of the tip calls, after the closure of the button.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip, isPresented: nil, arrowEdge: arrowEdge, action: action)
  }

  /// A view of a tip, which the app can hide.
  public init(
    _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.isPresented = isPresented
    self.arrowEdge = arrowEdge
    self.action = action
  }

  /// The tip in the style of the surroundings.
  public var body: some View {
    if let tip, isPresented?.wrappedValue != false, tip.shouldDisplay {
      TipCard(tip: tip, arrowEdge: arrowEdge, action: action)
        .id(tip.id)
    }
  }
}

extension TipView where Content == AnyTip {
  /// A view of a tip whose type is known at run time alone, of a ``TipGroup`` for instance.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
  }
}

/// A tip on screen.
struct TipCard: View {
  let tip: any Tip
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipStyle) private var style

  var body: some View {
    let configuration = TipViewStyleConfiguration(
      tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: actions, arrowEdge: arrowEdge)
    AnyView(style.makeBody(configuration: configuration))
      .accessibilityElement(children: .contain)
      .onAppear { TipCenter.current.beginDisplay(of: tip) }
      .onDisappear { TipCenter.current.endDisplay(of: tip.id) }
  }

  private var actions: [Tips.Action] {
    tip.actions.enumerated().map { index, button in
      var shown = Tips.Action(
        id: button.id, disabled: button.disabled,
        perform: { [action] in
          button.handler()
          var pressed = button
          pressed.index = index
          action(pressed)
        }, button.label)
      shown.index = index
      return shown
    }
  }
}
