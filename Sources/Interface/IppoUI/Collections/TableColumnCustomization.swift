/// The columns of a table that show (`SwiftUI.TableColumnCustomization`).
///
/// An app shows and hides columns by it, and may keep it in `@SceneStorage` or `@AppStorage`. Headers have no menu for
/// users to change it, and columns stand in the order of the source.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]

  /// Columns as the app has arranged them.
  public init() {}

  /// Whether the column with this `customizationID(_:)` shows; `automatic` for the column's own default.
  public subscript(visibility id: String) -> Visibility {
    get {
      switch visibilities[id] {
      case true?: .visible
      case false?: .hidden
      case nil: .automatic
      }
    }
    set {
      switch newValue {
      case .automatic: visibilities[id] = nil
      case .visible: visibilities[id] = true
      case .hidden: visibilities[id] = false
      }
    }
  }

  /// Puts columns into the order of the source. Has no effect in browsers and terminals: columns always have that
  /// order.
  public mutating func resetOrder() {}
}

/// The parts of the customization in which a column takes part (`SwiftUI.TableColumnCustomizationBehavior`).
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var bits: Int

  private init(bits: Int) { self.bits = bits }

  /// An empty set.
  public init() { bits = 0 }

  /// All behaviors.
  public static let all = TableColumnCustomizationBehavior(bits: 7)
  /// Being moved.
  public static let reorder = TableColumnCustomizationBehavior(bits: 1)
  /// Being made wider or narrower.
  public static let resize = TableColumnCustomizationBehavior(bits: 2)
  /// Being hidden and shown.
  public static let visibility = TableColumnCustomizationBehavior(bits: 4)

  /// Whether all of `member` is in it.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// The members of either set.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// The members of both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// The members of exactly one set.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds the members of `other`.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Keeps the members of both sets.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Keeps the members of exactly one set.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  /// Adds a member.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Takes a member out.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds a member, and returns the part of it that was present.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }
}

extension TableColumnContent {
  /// The name of the column in a ``TableColumnCustomization``.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changing { $0.customizationID = id } }

  /// Whether the column shows by default, unless the customization of the table sets it.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.isHiddenByDefault = visibility == .hidden }
  }

  /// The parts of the customization that users may not change for the column. Has no effect in browsers and terminals:
  /// headers are without customization.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}
