import IssueReporting

/// Sections and their items at one time (`UIKit.NSDiffableDataSourceSnapshot`).
///
/// Each section and each item is in the snapshot once. A change that names an unknown section or item is reported as an issue
/// and leaves the snapshot as it is. So does a change that adds one again.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var itemsBySection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections that were named by ``reloadSections(_:)``.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that were named by ``reloadItems(_:)``.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that were named by ``reconfigureItems(_:)``.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// A snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionsByItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { itemsBySection[$0] ?? [] } }

  /// The number of items in a section; 0 for an unknown section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in their order; none for an unknown section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    itemsBySection[identifier] ?? []
  }

  /// The section of an item; `nil` for an unknown item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionsByItem[identifier]
  }

  /// The place of an item among those of all sections, from 0; `nil` for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// The place of a section, from 0; `nil` for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Items

  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - sectionIdentifier: The section; `nil` for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, let count = itemsBySection[section]?.count else {
      return refuse("append items", because: "there is no such section: append the section first")
    }
    insert(identifiers, into: section, at: count, "append items")
  }

  /// Adds items before another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    insertItems(identifiers, near: beforeItem, offset: 0)
  }

  /// Adds items after another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    insertItems(identifiers, near: afterItem, offset: 1)
  }

  private mutating func insertItems(_ identifiers: [ItemIdentifierType], near item: ItemIdentifierType, offset: Int) {
    guard let (section, index) = place(of: item) else {
      return refuse("insert items", because: "\(item) is not in the snapshot")
    }
    insert(identifiers, into: section, at: index + offset, "insert items")
  }

  /// Removes items. Unknown items are left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in Set(identifiers.compactMap { sectionsByItem.removeValue(forKey: $0) }) {
      itemsBySection[section]?.removeAll { sectionsByItem[$0] == nil }
    }
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    moveItem(identifier, near: toIdentifier, offset: 0)
  }

  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    moveItem(identifier, near: toIdentifier, offset: 1)
  }

  private mutating func moveItem(_ item: ItemIdentifierType, near other: ItemIdentifierType, offset: Int) {
    guard item != other, sectionsByItem[item] != nil, sectionsByItem[other] != nil else {
      return refuse("move an item", because: "both items have to be in the snapshot, and to differ")
    }
    deleteItems([item])
    insertItems([item], near: other, offset: offset)
  }

  /// Asks for the cells of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers, "reload items") else { return }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Asks for the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers, "reconfigure items") else { return }
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count, "append sections")
  }

  /// Adds sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, near: toIdentifier, offset: 0)
  }

  /// Adds sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, near: toIdentifier, offset: 1)
  }

  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType], near section: SectionIdentifierType, offset: Int
  ) {
    guard let index = indexOfSection(section) else {
      return refuse("insert sections", because: "\(section) is not in the snapshot")
    }
    insert(identifiers, at: index + offset, "insert sections")
  }

  /// Removes sections and their items. Unknown sections are left out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in itemsBySection.removeValue(forKey: section) ?? [] { sectionsByItem[item] = nil }
    }
    sections.removeAll { itemsBySection[$0] == nil }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, near: toIdentifier, offset: 0)
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, near: toIdentifier, offset: 1)
  }

  private mutating func moveSection(
    _ section: SectionIdentifierType, near other: SectionIdentifierType, offset: Int
  ) {
    guard section != other, let index = indexOfSection(section), let target = indexOfSection(other) else {
      return refuse("move a section", because: "both sections have to be in the snapshot, and to differ")
    }
    sections.remove(at: index)
    sections.insert(section, at: (target > index ? target - 1 : target) + offset)
  }

  /// Asks for the cells of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard identifiers.allSatisfy({ itemsBySection[$0] != nil }) else {
      return refuse("reload sections", because: "a section is not in the snapshot")
    }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  // MARK: Changes

  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int)? {
    guard let section = sectionsByItem[item], let index = itemsBySection[section]?.firstIndex(of: item) else {
      return nil
    }
    return (section, index)
  }

  private func areKnown(_ identifiers: [ItemIdentifierType], _ change: String) -> Bool {
    let areKnown = identifiers.allSatisfy { sectionsByItem[$0] != nil }
    if !areKnown { refuse(change, because: "an item is not in the snapshot") }
    return areKnown
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int, _ change: String
  ) {
    guard Set(items).count == items.count, items.allSatisfy({ sectionsByItem[$0] == nil }) else {
      return refuse(change, because: "an item would be in the snapshot twice")
    }
    for item in items { sectionsByItem[item] = section }
    itemsBySection[section]?.insert(contentsOf: items, at: index)
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int, _ change: String) {
    guard Set(new).count == new.count, new.allSatisfy({ itemsBySection[$0] == nil }) else {
      return refuse(change, because: "a section would be in the snapshot twice")
    }
    for section in new { itemsBySection[section] = [] }
    sections.insert(contentsOf: new, at: index)
  }

  private func refuse(_ change: String, because reason: String) {
    reportIssue(
      """
      A snapshot of a diffable data source was to \(change), and stays as it is: \(reason).
      """)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
