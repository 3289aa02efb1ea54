public import Foundation

/// A type of the property that sections of a ``Query`` have in common: `String`, or `String?`.
public protocol _SectionTitle {
  /// The title of the section; empty for `nil`.
  var _title: String { get }

  /// The order in which objects with the same value follow each other.
  static func _order<Model>(_ keyPath: any KeyPath<Model, Self> & Sendable) -> SortDescriptor<Model>
}

extension String: _SectionTitle {
  /// The text.
  public var _title: String { self }

  /// The order of the texts.
  public static func _order<Model>(_ keyPath: any KeyPath<Model, String> & Sendable) -> SortDescriptor<Model> {
    SortDescriptor(keyPath)
  }
}

extension Optional: _SectionTitle where Wrapped == String {
  /// The text; empty for `nil`.
  public var _title: String { self ?? "" }

  /// The order of the texts, `nil` first.
  public static func _order<Model>(_ keyPath: any KeyPath<Model, String?> & Sendable) -> SortDescriptor<Model> {
    SortDescriptor(keyPath)
  }
}

extension Query where Result == SectionedResults<Element, String> {
  /// The property of the sections is the first order, so that the objects of a section follow each other.
  private init(
    _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?,
    _ section: any KeyPath<Element, some _SectionTitle> & Sendable
  ) {
    var descriptor = descriptor
    if descriptor.sortBy.first?.keyPath != section { descriptor.sortBy.insert(Self.order(section), at: 0) }
    self.init(
      QueryRequest(descriptor: descriptor, transaction: transaction, section: section) {
        SectionedResults($0) { $0[keyPath: section]._title }
      })
  }

  private static func order<Title: _SectionTitle>(
    _ section: any KeyPath<Element, Title> & Sendable
  ) -> SortDescriptor<Element> { Title._order(section) }

  /// The objects of a request in sections, with an animation for changes.
  ///
  /// - Parameter sectionKeyPath: a property that the objects of a section have in common. It is the first order.
  public init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, some _SectionTitle> & Sendable
  ) {
    self.init(descriptor, Transaction(animation: animation), sectionKeyPath)
  }

  /// The objects of a request in sections.
  ///
  /// - Parameters:
  ///   - transaction: the transaction for changes.
  ///   - sectionKeyPath: a property that the objects of a section have in common. It is the first order.
  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, some _SectionTitle> & Sendable
  ) {
    self.init(descriptor, transaction, sectionKeyPath)
  }

  /// The objects that meet a condition, in sections and in an order, with an animation for changes.
  ///
  /// - Parameter sectionKeyPath: a property that the objects of a section have in common. It is the first order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, some _SectionTitle> & Sendable
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation), sectionKeyPath)
  }

  /// The objects that meet a condition, in sections and in an order.
  ///
  /// - Parameters:
  ///   - transaction: the transaction for changes.
  ///   - sectionKeyPath: a property that the objects of a section have in common. It is the first order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: any KeyPath<Element, some _SectionTitle> & Sendable
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction, sectionKeyPath)
  }

  /// The objects that meet a condition, in sections and in the order of a property, with an animation for changes.
  ///
  /// - Parameter sectionKeyPath: a property that the objects of a section have in common. It is the first order.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, some _SectionTitle> & Sendable
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation, sectionBy: sectionKeyPath)
  }

  /// The objects that meet a condition, in sections and in the order of a property, with an animation for changes.
  ///
  /// - Parameter sectionKeyPath: a property that the objects of a section have in common. It is the first order.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, some _SectionTitle> & Sendable
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation, sectionBy: sectionKeyPath)
  }

  /// The objects that meet a condition, in sections and in the order of a property.
  ///
  /// - Parameters:
  ///   - transaction: the transaction for changes.
  ///   - sectionKeyPath: a property that the objects of a section have in common. It is the first order.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, some _SectionTitle> & Sendable
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction,
      sectionBy: sectionKeyPath)
  }

  /// The objects that meet a condition, in sections and in the order of a property.
  ///
  /// - Parameters:
  ///   - transaction: the transaction for changes.
  ///   - sectionKeyPath: a property that the objects of a section have in common. It is the first order.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, some _SectionTitle> & Sendable
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction,
      sectionBy: sectionKeyPath)
  }
}
