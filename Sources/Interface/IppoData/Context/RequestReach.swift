import Foundation

/// The changes that may change the results of a request.
struct RequestReach<Element: PersistentModel> {
  /// The classes whose changes may.
  private let reached: [_ModelEntity]
  /// The slots of the order; `nil` if every slot may change the results.
  private let slots: Set<Int>?

  init(_ descriptor: FetchDescriptor<Element>) {
    let entity = Element._$entity
    let sorted = descriptor.sortBy.map { $0.keyPath.flatMap { entity.property(at: $0)?.slot } }
    slots = descriptor.predicate == nil && !sorted.contains(nil) ? Set(sorted.compactMap { $0 }) : nil
    reached = slots == nil ? descriptor.reached : [entity]
  }

  /// Whether a change of an object may: in one property, or as a whole.
  func contains(_ entity: _ModelEntity, _ slot: Int?) -> Bool {
    guard reached.contains(where: { $0.root === entity.root }) else { return false }
    guard let slot, let slots else { return true }
    return slots.contains(slot)
  }
}
