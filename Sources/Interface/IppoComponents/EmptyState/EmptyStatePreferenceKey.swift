import Foundation
public import IppoUI

/// Carries what is shown in place of an empty content from the content up to its ``EmptyStateView``.
///
/// Of several, the last in tree order is used.
public struct EmptyStatePreferenceKey: PreferenceKey {
  /// The content, type-erased. Views cannot be compared: another evaluation is another value.
  public struct Value: Equatable {
    /// `nil`: nothing was said, and the container shows its own.
    public let view: AnyView?
    private let id: UUID?

    /// The view to show.
    public init(view: AnyView) {
      self.view = view
      id = UUID()
    }

    fileprivate init() {
      view = nil
      id = nil
    }

    /// Whether both come from the same evaluation.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  }

  /// The value without any items.
  public static var defaultValue: Value { Value() }

  /// The later one is used.
  public static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
}

extension View {
  /// Sets the items that an ``EmptyStateView`` around this view shows while it is empty. Elsewhere it has no effect.
  ///
  /// - Parameter items: The views.
  public func emptyStateItems<Items: View>(@ViewBuilder items: () -> Items) -> some View {
    preference(key: EmptyStatePreferenceKey.self, value: EmptyStatePreferenceKey.Value(view: AnyView(items())))
  }
}
