import IppoUI

/// An item and its identity: what a sheet is presented for.
struct PresentedItem<ID: Hashable, Item>: Identifiable {
  let id: ID
  let item: Item
}

extension Optional {
  /// The item with its identity by a key path; `nil` is passed on.
  subscript<ID: Hashable>(presentedBy id: KeyPath<Wrapped, ID>) -> PresentedItem<ID, Wrapped>? {
    get { self.map { PresentedItem(id: $0[keyPath: id], item: $0) } }
    set { self = newValue?.item }
  }
}

extension Binding {
  /// A binding to the item with its identity.
  func presented<Item, ID: Hashable>(by id: KeyPath<Item, ID>) -> Binding<PresentedItem<ID, Item>?>
  where Value == Item? {
    self[dynamicMember: \.[presentedBy: id]]
  }
}
