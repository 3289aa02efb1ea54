/// The registrar of the reads and writes of an observable object: an `ObservationRegistrar`.
///
/// The original checks that views read objects within `WithPerceptionTracking` on systems without Observation. With
/// Observation every view tracks what it reads, and there is nothing to check.
public struct PerceptionRegistrar: Sendable {
  private let base = ObservationRegistrar()

  /// Whether the original would check reads through this registrar.
  public let _isPerceptionCheckingEnabled: Bool

  /// Creates a registrar.
  ///
  /// - Parameter isPerceptionCheckingEnabled: Whether the original would check reads through this registrar.
  public init(isPerceptionCheckingEnabled: Bool = Perception.isPerceptionCheckingEnabled) {
    self._isPerceptionCheckingEnabled = isPerceptionCheckingEnabled
  }

  /// Notes that a property is read.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - keyPath: The property.
  ///   - fileID: Where it is read.
  ///   - filePath: Where it is read.
  ///   - line: Where it is read.
  ///   - column: Where it is read.
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.base.access(subject, keyPath: keyPath)
  }

  /// Notes that a property is about to change.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - keyPath: The property.
  public func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    self.base.willSet(subject, keyPath: keyPath)
  }

  /// Notes that a property has changed.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - keyPath: The property.
  public func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    self.base.didSet(subject, keyPath: keyPath)
  }

  /// Changes a property, and notes that it changes.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - keyPath: The property.
  ///   - mutation: Makes the change.
  /// - Returns: What `mutation` returns.
  /// - Throws: What `mutation` throws.
  public func withMutation<Subject: Observable, Member, T>(
    of subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ mutation: () throws -> T
  ) rethrows -> T {
    try self.base.withMutation(of: subject, keyPath: keyPath, mutation)
  }
}

extension PerceptionRegistrar: Codable {
  /// Creates a registrar: nothing of it is stored.
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}

extension PerceptionRegistrar: Hashable {
  /// Registrars are equal: they add nothing to the values of the objects they belong to.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Feeds nothing to a hasher.
  public func hash(into hasher: inout Hasher) {}
}
