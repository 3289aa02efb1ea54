/// Which columns of a table show (`SwiftUI.TableColumnCustomization`).
///
/// An app shows and hides columns by it, and may keep it in `@SceneStorage` or `@AppStorage`. Headers have no menu by which
/// a person could; columns stand in the order of the source.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]

  /// Columns as the app has arranged them.
  public init() {}

  /// Whether the column shows that has this `customizationID(_:)`: `automatic` for as the column says itself.
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

  /// Puts columns into the order of the source, in which they always are. Has no effect in browsers and terminals: they cannot
  /// be moved.
  public mutating func resetOrder() {}
}

/// What of its customization a column takes part in (`SwiftUI.TableColumnCustomizationBehavior`).
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var bits: Int

  private init(bits: Int) { self.bits = bits }

  /// Nothing.
  public init() { bits = 0 }

  /// All there is.
  public static let all = TableColumnCustomizationBehavior(bits: 7)
  /// Being moved.
  public static let reorder = TableColumnCustomizationBehavior(bits: 1)
  /// Being made wider or narrower.
  public static let resize = TableColumnCustomizationBehavior(bits: 2)
  /// Being hidden and shown.
  public static let visibility = TableColumnCustomizationBehavior(bits: 4)

  /// Whether all of `member` is in it.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// What is in either.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// What is in both.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// What is in one of both.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds what is in `other`.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Leaves what is in `other` as well.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Leaves what is in one of both.
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

  /// Adds a member, and says what was there of it.
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

  /// Whether the column shows where the customization of the table says nothing of it.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.isHiddenByDefault = visibility == .hidden }
  }

  /// What people may not do with the column. Has no effect in browsers and terminals: headers offer none of it.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}
