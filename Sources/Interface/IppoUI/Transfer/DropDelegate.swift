public import Foundation

/// The operation for dropped data (`SwiftUI.DropOperation`). Renderers show the same sign for all.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// The operation that a view proposes for data held over it (`SwiftUI.DropProposal`).
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation

  /// A proposal. It has no effect on the sign that is shown.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Data that are held over a view, or dropped on it (`SwiftUI.DropInfo`).
@MainActor @preconcurrency
public struct DropInfo {
  /// The position in points within the view. It is zero while data are held over the view, because renderers report the
  /// position of a drop alone.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  init(location: CGPoint, providers: [NSItemProvider]) {
    self.location = location
    self.providers = providers
  }

  /// Whether there are data of one of the types. Data from outside of the window are text.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// The items of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.hasItem(conformingTo: contentTypes) }
  }
}

/// Receives drops on a view (`SwiftUI.DropDelegate`).
///
/// Renderers report when data come over the view, leave it, and are dropped. The data themselves arrive with the drop.
/// For a drag within the window the source is asked then (`onDrag`). The graph also calls ``dropEntered(info:)`` once
/// more, so that delegates that move the dragged item can do so.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes the drop.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes the drop. Only called where ``validateDrop(info:)`` has agreed.
  /// - Returns: Whether it was taken.
  func performDrop(info: DropInfo) -> Bool

  /// Reacts to data that come over the view.
  func dropEntered(info: DropInfo)

  /// Reacts once to data that are moved over the view, after ``dropEntered(info:)``.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Reacts to data that leave the view.
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
      // Renderers do not report the held data, which may be of any of the types.
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
      let info = DropInfo(
        location: CGPoint(x: drop.location.x, y: drop.location.y), providers: DraggedItems(item).providers)
      guard info.hasItemsConforming(to: types), delegate.validateDrop(info: info) else { return false }
      if drop.source != nil {
        delegate.dropEntered(info: info)
        _ = delegate.dropUpdated(info: info)
      }
      return delegate.performDrop(info: info)
    default: return false
    }
  }
}

extension View {
  /// Gives drops on the view to a delegate.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types.
  ///   - delegate: The receiver of drops.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropDelegateModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Gives drops on the view to a delegate, with types by their identifiers.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  /// Runs an action when data are dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types.
  ///   - isTargeted: Set to whether the pointer holds data over the view.
  ///   - action: Receives the items. Its result says whether it has accepted them.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Runs an action when data are dropped on the view, with the place in points within it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ActionDropDelegate(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Lets a user drag the view to a view that takes such items.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DraggableModifier(payload: data))
  }

  /// Lets a user drag the view to a view that takes such items. Renderers show the view itself while it is dragged.
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
