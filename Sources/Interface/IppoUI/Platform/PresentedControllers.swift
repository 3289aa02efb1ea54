import Foundation

/// Shows the controllers of UIKit that are presented over the window, among the presentations of the window in their
/// order of appearance. It also shows the controller that replaces the content of the window.
///
/// Without such controllers the outlet is empty.
struct ControllerOutlet: ViewModifier {
  typealias Body = Never

  fileprivate static let fact = ObservationScope.Fact()

  /// Makes a node that shows controllers in the window's presentations.
  static func _makeNode<V: View>(_ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    ControllerOutletNode(content, in: parent, inputs)
  }

  /// Patches the content.
  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: ControllerOutletNode<V>.self).patch(content)
  }
}

private final class ControllerOutletNode<V: View>: _Node {
  private var content: _Node!
  private let outlet: Outlet?
  private let stage: ControllerStage
  private var observation = ObservationScope()
  private var shown: [(id: Int, node: _Node)] = []
  private var root: (controller: UIViewController, node: _Node)?

  init(_ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    outlet = inputs.outlets[.presentations]
    stage = ControllerStage.of(inputs.graph.display)
    super.init(in: parent, inputs)
    self.content = V._makeNode(content, in: self, inputs)
    stage.whenUsed { [weak self] in
      if let self, !isRemoved { setNeedsUpdate() }
    }
  }

  func patch(_ content: V) { V._patchNode(self.content, content) }

  override func update() {
    guard let outlet else { return }
    let (wantedRoot, wanted) = observation.evaluate(self, observes: ControllerOutlet.fact) {
      (stage.isRootShownByScene ? nil : stage.root, stage.shown)
    }
    if root?.controller !== wantedRoot {
      root.map { remove($0.node, from: outlet) }
      root = wantedRoot.map { controller in
        let view = RootController(controller: controller)
        let node = RootController._makeNode(view, in: self, inputs.showing(in: outlet))
        return (controller, add(node, to: outlet))
      }
    }
    for item in shown where !wanted.contains(where: { $0.id == item.id }) { remove(item.node, from: outlet) }
    shown = wanted.map { item in
      if let known = shown.first(where: { $0.id == item.id }) { return known }
      let view = PresentedController(controller: item.controller)
      let node = PresentedController._makeNode(view, in: self, inputs.showing(in: outlet))
      return (item.id, add(node, to: outlet))
    }
  }

  private func add(_ node: _Node, to outlet: Outlet) -> _Node {
    node.ordinal = 1
    outlet.attach(node)
    return node
  }

  private func remove(_ node: _Node, from outlet: Outlet) {
    outlet.detach(node)
    node.remove()
  }

  /// Content is found where it would be without this node.
  override func place(of child: _Node) -> UInt64 {
    if let item = shown.first(where: { $0.node === child }) {
      return StableHash.hash(UInt64(item.id), from: StableHash.hash("controller"))
    }
    return content == nil || child === content ? 0 : StableHash.hash("controller")
  }

  override func collect(into list: inout ChildList) { content.collect(into: &list) }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let root { body(root.node) }
    for item in shown { body(item.node) }
  }

  override func willRemove() {
    observation.end(of: self)
    guard let outlet else { return }
    if let root { outlet.detach(root.node) }
    for item in shown { outlet.detach(item.node) }
  }
}

/// A controller in place of the window's content.
private struct RootController: View {
  let controller: UIViewController

  var body: some View {
    PresentedContent(
      .cover, dismiss: {},
      content: ControllerContent(controller: controller, name: String(describing: type(of: controller)))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .interactiveDismissDisabled())
  }
}

/// A controller that is presented over the window.
private struct PresentedController: View {
  let controller: UIViewController

  var body: some View {
    if let alert = controller as? UIAlertController {
      PresentedAlert(alert: alert)
    } else {
      let _ = controller.changes.version
      PresentedContent(
        isCover ? .cover : .sheet, dismiss: { controller.isDismissedByPerson() }, content: content)
    }
  }

  private var isCover: Bool {
    switch controller.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    case .pageSheet, .formSheet, .popover, .none, .automatic: false
    }
  }

  @ViewBuilder private var content: some View {
    let sheet = controller.sheetPresentationController
    let shown = ControllerContent(controller: controller, name: String(describing: type(of: controller)))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .interactiveDismissDisabled(controller.isModalInPresentation || sheet?.mayBeDismissed == false)
    if let sheet, !isCover, !(controller is UIActivityViewController) {
      shown
        .presentationDetents(Set(sheet.detents.map(\.swiftUI)))
        .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
        .presentationCornerRadius(sheet.preferredCornerRadius)
    } else {
      shown
    }
  }
}

extension UISheetPresentationController.Detent {
  fileprivate var swiftUI: PresentationDetent {
    if let height { return .height(height) }
    return identifier == .medium ? .medium : .large
  }
}

/// An alert or an action sheet of UIKit.
private struct PresentedAlert: View {
  let alert: UIAlertController

  var body: some View {
    let _ = alert.changes.version
    Group {
      if let message = alert.message, !message.isEmpty {
        slot { Text(verbatim: message) }
      } else {
        slot { EmptyView() }
      }
    }
    .onAppear { alert.comesIntoSight() }
    .onDisappear { alert.goesOutOfSight() }
  }

  private func slot<M: View>(_ message: @escaping () -> M) -> some View {
    DialogSlot(
      isPresented: Binding(get: { alert.isPresented }, set: { if !$0 { alert.isGone() } }),
      kind: alert.preferredStyle == .alert
        ? .alert : .confirmation(titleVisibility: alert.title?.isEmpty == false ? .visible : .hidden),
      title: Text(verbatim: alert.title ?? ""), dismissesFirst: true, actions: { AlertContent(alert: alert) },
      message: message)
  }
}

private struct AlertContent: View {
  let alert: UIAlertController

  var body: some View {
    let _ = alert.changes.version
    let fields = alert.textFields ?? []
    if alert.preferredStyle == .alert {
      ForEach(fields.indices, id: \.self) { PlainFieldContent(view: fields[$0]) }
    }
    ForEach(alert.actions.indices, id: \.self) { index in
      let action = alert.actions[index]
      Button(role: role(action)) {
        action.choose()
      } label: {
        Text(verbatim: action.title ?? "")
      }
      .disabled(!action.isEnabled)
    }
  }

  private func role(_ action: UIAlertAction) -> ButtonRole? {
    switch action.style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
