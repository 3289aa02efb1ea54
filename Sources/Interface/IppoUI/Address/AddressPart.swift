/// A view's part of the window's address: segments of the path, or an item of the query.
package struct AddressPart: Equatable {
  package enum Kind: Equatable {
    case path
    case item(String)
  }

  let kind: Kind
  /// The segments, or the value of the item if it is in the address.
  let texts: [String]
  /// Takes over the segments or the value of an address.
  let take: @MainActor ([String]) -> Void

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind && lhs.texts == rhs.texts }
}

/// The parts of views, from the outside in.
struct AddressKey: PreferenceKey {
  static var defaultValue: [AddressPart] { [] }

  static func reduce(value: inout [AddressPart], nextValue: () -> [AddressPart]) { value += nextValue() }
}
