public import Foundation

/// The type of some data, by its identifier (`UniformTypeIdentifiers.UTType`).
///
/// Types of common files are known, with what their names end in, what media type they have, and what they conform to. There
/// is no system that other apps declare theirs to: of others, only what they are declared with is known.
///
/// ```swift
/// UTType(filenameExtension: "png")?.conforms(to: .image)   // true
/// ```
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.png`. Any text is allowed, also identifiers outside of the table of
  /// known types.
  public let identifier: String
  /// The declared parent of a type outside of the table.
  private var declaredParent: String?
  /// The ending of file names, for a type made from it.
  private var ownExtension: String?

  /// A type with a known identifier; `nil` when it is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(known: identifier)
  }

  init(known identifier: String) { self.identifier = identifier }

  /// The type of files whose names end so: one of the table, or else a type of its own.
  ///
  /// - Parameter supertype: what it has to conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let lowercased = filenameExtension.lowercased()
    if let entry = KnownType.all.values.first(where: { $0.extensions.contains(lowercased) }) {
      self.init(known: entry.identifier)
      if conforms(to: supertype) { return }
    }
    self.init(known: "dyn.\(lowercased)")
    declaredParent = supertype.identifier
    ownExtension = lowercased
  }

  /// The type of data of a media type; `nil` for one that is not in the table.
  ///
  /// - Parameter supertype: what it has to conform to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let essence = mimeType.lowercased().split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces) }
    guard let essence, let entry = KnownType.all.values.first(where: { $0.mimeType == essence }) else { return nil }
    self.init(known: entry.identifier)
    guard conforms(to: supertype) else { return nil }
  }

  /// A type the app exports.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(known: identifier)
    declaredParent = parent?.identifier
  }

  /// A type that another app exports.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// The preferred ending of file names of the type, without the dot.
  public var preferredFilenameExtension: String? { KnownType.all[identifier]?.extensions.first ?? ownExtension }

  /// The media type.
  public var preferredMIMEType: String? { KnownType.all[identifier]?.mimeType }

  /// The words for the type in English.
  public var localizedDescription: String? { KnownType.all[identifier]?.description }

  /// All types that this one conforms to.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      if found.insert(next).inserted { open += next.parents }
    }
    return found
  }

  /// Whether data of this type is data of another: it is that type, or conforms to it.
  public func conforms(to type: UTType) -> Bool { identifier == type.identifier || supertypes.contains(type) }

  /// Whether data of this type is data of another one, which is not this type itself.
  public func isSubtype(of type: UTType) -> Bool { identifier != type.identifier && conforms(to: type) }

  /// Whether data of another type, which is not this type itself, is data of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether the identifier was made up here, of the end of a file's name.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is in the table of known types.
  public var isDeclared: Bool { KnownType.all[identifier] != nil }

  /// Whether the type belongs to the system.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The identifier.
  public var description: String { identifier }

  private var parents: [UTType] {
    let names = KnownType.all[identifier]?.parents ?? declaredParent.map { [$0] } ?? []
    return names.map { UTType(known: $0) }
  }

  /// Equal where the identifiers are, whatever the types were declared with.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Reads the identifier from a string. What a type was declared to conform to is not kept.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// The address with a name that ends as those of a type do.
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }

  /// The address of something of a type below this one.
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    let ending = URL(fileURLWithPath: name).pathExtension
    let url = appendingPathComponent(name)
    return UTType(filenameExtension: ending)?.conforms(to: type) == true ? url : url.appendingPathExtension(for: type)
  }
}
