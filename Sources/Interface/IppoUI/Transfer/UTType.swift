/// The type of some data, by its identifier (`UniformTypeIdentifiers.UTType`).
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String

  /// A type with a known identifier; `nil` when it is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// A type the app exports.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(known: identifier) }

  /// A type that another app exports.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(known: identifier) }

  public static let data = UTType(known: "public.data")
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
}
