/// A state that says itself which segments of an address stand for it.
///
/// Most states need no such thing; see ``StateAddress`` for what is found without.
///
/// ```swift
/// extension Recipe.State: AddressableState {
///   var addressSegments: [String]? { [slug] }
///
///   init?(addressSegments: inout ArraySlice<String>) {
///     guard let recipe = addressSegments.popFirst().flatMap(Cookbook.recipe(slug:)) else { return nil }
///     self.init(recipe: recipe)
///   }
/// }
/// ```
public protocol AddressableState {
  /// The segments that stand for the state; `nil`: it has no address.
  var addressSegments: [String]? { get }

  /// The state that segments stand for.
  ///
  /// Any sender can write an address: the named state may be missing, or be meant for other users.
  ///
  /// - Parameter addressSegments: The segments that are left. The state takes its own from the front; the others are those
  ///   of what is inside of it.
  /// - Returns: `nil` if they stand for no state.
  init?(addressSegments: inout ArraySlice<String>)
}
