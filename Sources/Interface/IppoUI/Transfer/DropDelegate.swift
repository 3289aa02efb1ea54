public import Foundation

/// What is done with something that is dropped (`SwiftUI.DropOperation`). Renderers show the same sign for all.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What would be done with something that is held over a view (`SwiftUI.DropProposal`).
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation

  /// A proposal. What it says has no effect on the sign that is shown.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is held over a view, or dropped on it (`SwiftUI.DropInfo`).
@MainActor @preconcurrency
public struct DropInfo {
  /// In points within the view; zero while something is held over it, as renderers tell the place of a drop alone.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  init(location: CGPoint, providers: [NSItemProvider]) {
    self.location = location
    self.providers = providers
  }

  /// Whether something of one of the types is there. What comes from outside of the window is text.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// What is there of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.hasItem(conformingTo: contentTypes) }
  }
}

/// Takes what is dropped on a view (`SwiftUI.DropDelegate`).
///
/// Renderers tell when something comes over the view, when it leaves, and when it is dropped; what it is they tell with
/// the drop. What is dragged within the window is asked for then (`onDrag`), and ``dropEntered(info:)`` is called once
/// more, so that delegates which move what is dragged do it.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes the drop.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes the drop. Only called where ``validateDrop(info:)`` has agreed.
  /// - Returns: Whether it was taken.
  func performDrop(info: DropInfo) -> Bool

  /// Something has come over the view.
  func dropEntered(info: DropInfo)

  /// Something is moved over the view: called once, after ``dropEntered(info:)``.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Something has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// `true`: every drop is taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// `nil`: nothing in particular is proposed.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

private struct DropDelegateModifier: AttributeModifier {
  typealias Body = Never
  let types: [UTType]
  let delegate: any DropDelegate

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if context.environment.isEnabled { attributes.gestures.insert(.drop) }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .dropTarget(let isOver):
      // Renderers do not tell what is held: it may be something of any of the types.
      let info = DropInfo(
        location: .zero, providers: types.map { NSItemProvider(item: nil, typeIdentifier: $0.identifier) })
      guard isOver else {
        delegate.dropExited(info: info)
        return true
      }
      guard delegate.validateDrop(info: info) else { return true }
      delegate.dropEntered(info: info)
      _ = delegate.dropUpdated(info: info)
      return true
    case .drop(let drop):
      let item = drop.source.map { context.dragged(from: $0) } ?? drop.text
      let info = DropInfo(location: CGPoint(x: drop.location.x, y: drop.location.y), providers: providers(item))
      guard info.hasItemsConforming(to: types), delegate.validateDrop(info: info) else { return false }
      if drop.source != nil {
        delegate.dropEntered(info: info)
        _ = delegate.dropUpdated(info: info)
      }
      return delegate.performDrop(info: info)
    default: return false
    }
  }

  private func providers(_ item: Any?) -> [NSItemProvider] {
    item.map { [$0 as? NSItemProvider ?? NSItemProvider(item: $0)] } ?? []
  }
}

extension View {
  /// A delegate takes what is dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what it takes.
  ///   - delegate: is told of drops.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropDelegateModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// A delegate takes what is dropped on the view; types by their identifiers.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  /// Runs an action when something is dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what it takes.
  ///   - isTargeted: is told whether something is held over the view.
  ///   - action: is given what is dropped; it says whether it took it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Runs an action when something is dropped on the view, with the place in points within it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ActionDropDelegate(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// The view can be dragged to one that takes such items.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DraggableModifier(payload: data))
  }

  /// The view can be dragged to one that takes such items. Renderers show the view itself while it is dragged.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    onDrag(data)
  }
}

private struct ActionDropDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}
