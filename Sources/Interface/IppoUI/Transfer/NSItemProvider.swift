internal import ConcurrencyExtras
public import Foundation

/// A dragged or dropped item, as an app receives it (`Foundation.NSItemProvider`, which Linux lacks).
///
/// Within a window an item arrives as it is. Items from outside of the window are text.
open class NSItemProvider: NSObject, @unchecked Sendable {  // set up before it is handed on
  /// Why an item could not be read.
  public struct ItemError: LocalizedError {
    let type: String

    /// The message with the type that the item lacks.
    public var errorDescription: String? { "The item is no \(type)." }
  }

  private let item: Any?
  private let identifiers: [String]
  /// The name of a file that the item would make; `nil` for none.
  open var suggestedName: String?

  /// A provider without an item.
  public override init() {
    item = nil
    identifiers = []
  }

  /// Hands out an object, as the type that it is.
  ///
  /// - Parameter object: a text, an address, a picture, or an object of the app's own.
  public init(object: Any) {
    item = object
    identifiers = Self.identifiers(of: object)
  }

  /// Provides an item, with a named type.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - typeIdentifier: The identifier of its type; `nil` for that of the item.
  public init(item: Any?, typeIdentifier: String? = nil) {
    self.item = item
    identifiers = typeIdentifier.map { [$0] } ?? item.map(Self.identifiers) ?? []
  }

  /// Provides the content of a file; `nil` if the file is unreadable.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init(item: data, typeIdentifier: UTType(filenameExtension: fileURL.pathExtension)?.identifier)
    suggestedName = fileURL.lastPathComponent
  }

  private static func identifiers(of item: Any) -> [String] {
    switch item {
    case is String, is NSString: [UTType.utf8PlainText.identifier]
    case let url as URL: url.isFileURL ? [UTType.fileURL.identifier, UTType.url.identifier] : [UTType.url.identifier]
    case is NSURL: [UTType.url.identifier]
    case is UIImage: [UTType.image.identifier]
    default: [UTType.data.identifier]
    }
  }

  /// The identifiers of the types the item is of, the most exact first.
  open var registeredTypeIdentifiers: [String] { identifiers }

  /// Whether the item is of a type, or of one that conforms to it. `false` for an identifier that is not known.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { hasItem(conformingTo: [$0]) } ?? false
  }

  func hasItem(conformingTo types: [UTType]) -> Bool {
    identifiers.compactMap { UTType($0) }.contains { own in types.contains { own.conforms(to: $0) } }
  }

  /// The item as a value of a type: a text also as an address, an address as a text, and bytes as a picture.
  func value<T>(as type: T.Type) -> T? {
    if let item = item as? T { return item }
    if let data = item as? Data, let image = UIImage(data: data) as? T { return image }
    let text = (item as? URL)?.absoluteString ?? item as? String ?? (item as? NSString).map { "\($0)" }
    let candidates: [Any] =
      text.map { text in
        [text, text as NSString, Data(text.utf8)] + (URL(string: text).map { [$0, $0 as NSURL] as [Any] } ?? [])
      } ?? []
    return candidates.lazy.compactMap { $0 as? T }.first
  }

  /// The item as a value that is written and read by representations; `nil` for an object that is none.
  var transferable: (any Transferable)? {
    if let item = item as? any Transferable { return item }
    return text
  }

  /// The item as a text, if it is one or an address.
  var text: String? { value(as: String.self) }

  /// Whether the item can be read as a value of a type.
  open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { value(as: aClass) != nil }

  /// Gives the item to a function, on the main actor, as a value of a type. The function receives `nil` and an error
  /// for an item of another type.
  @discardableResult
  open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @MainActor (T?, (any Error)?) -> Void
  ) -> Progress {
    deliver(value(as: aClass), "\(T.self)", completionHandler)
  }

  /// Gives the item to a function, on the main actor. The function receives `nil` and an error for an item of another
  /// type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    let item = hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil
    _ = deliver(item, typeIdentifier) { completionHandler?($0, $1) }
  }

  /// Gives the item to a function, on the main actor, as bytes; `nil` and an error where it has none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = hasItemConformingToTypeIdentifier(typeIdentifier) ? value(as: Data.self) : nil
    return deliver(data, typeIdentifier, completionHandler)
  }

  private func deliver<T>(
    _ value: T?, _ type: String, _ completion: @escaping @MainActor (T?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let delivered = MainActorBound(value)
    Task { @MainActor in
      let value = delivered.value
      progress.completedUnitCount = 1
      completion(value, value == nil ? ItemError(type: type) : nil)
    }
    return progress
  }
}
