/// A view that shows the elements of a collection (SwiftUI's `DynamicViewContent`).
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of the modified content.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the rows be deleted. `nil`: they cannot be.
  ///
  /// - Parameter action: is given the positions in the data.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowActionModifier<DeleteActionTrait, IndexSet>(action: action))
  }

  /// Lets the rows be moved. `nil`: they cannot be.
  ///
  /// - Parameter action: is given the positions in the data, and where to put them, as `move(fromOffsets:toOffset:)`
  ///   takes them.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(
      RowActionModifier<MoveActionTrait, (IndexSet, Int)>(action: action.map { action in { action($0.0, $0.1) } }))
  }
}

extension View {
  /// Keeps a row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(FlagTraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Keeps a row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(FlagTraitModifier<MoveDisabledTrait>(value: isDisabled))
  }
}

/// The row of a `ForEach` that an element belongs to.
struct DynamicRow {
  var id: AnyHashable
  /// Position in the data.
  var index: Int
  var count: Int
  /// The `ForEach` of the row.
  var source: ObjectIdentifier
}

enum DynamicRowTrait: ViewTrait {
  static var defaultValue: DynamicRow? { nil }
}

enum DeleteActionTrait: ViewTrait {
  static var defaultValue: ((IndexSet) -> Void)? { nil }
}

enum MoveActionTrait: ViewTrait {
  static var defaultValue: (((IndexSet, Int)) -> Void)? { nil }
}

enum DeleteDisabledTrait: ViewTrait {
  static var defaultValue: Bool { false }
}

enum MoveDisabledTrait: ViewTrait {
  static var defaultValue: Bool { false }
}

struct RowActionModifier<Trait: ViewTrait, Argument>: TraitModifier where Trait.Value == ((Argument) -> Void)? {
  let action: ((Argument) -> Void)?

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[Trait.self] = action }
}

struct FlagTraitModifier<Trait: ViewTrait>: TraitModifier where Trait.Value == Bool {
  let value: Bool

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[Trait.self] = value }
}
