/// A hyperlink of cells, which the terminal can open by itself (OSC 8).
///
/// Cells with the same ``id`` are one link, on however many rows they stand.
public struct TerminalLink: Hashable, Sendable {
  /// The target: `http`, `https` or `mailto`, in printable ASCII.
  public var url: String { storage.url }
  /// The identity of the link on the screen.
  public var id: String { storage.id }

  /// A reference, because every cell has room for a link and few cells have one.
  private let storage: Storage

  private final class Storage: Sendable {
    let url: String
    let id: String

    init(url: String, id: String) {
      self.url = url
      self.id = id
    }
  }

  private static let schemes: Set<String> = ["http", "https", "mailto"]
  /// The limit of VTE, in bytes.
  private static let longestURL = 2083
  /// The limit of VTE, in bytes.
  private static let longestID = 250

  /// A link to a URL.
  ///
  /// Characters outside of printable ASCII are percent-encoded, as the specification of OSC 8 requires.
  ///
  /// - Parameters:
  ///   - url: The target. There is no link for another scheme than `http`, `https` and `mailto`, for control characters, and
  ///     for more than 2,083 bytes.
  ///   - id: Up to 250 ASCII letters, digits, full stops and hyphens; there is no link for another one.
  public init?(url: String, id: String) {
    guard let colon = url.firstIndex(of: ":"), Self.schemes.contains(url[..<colon].lowercased()),
      !url.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
      id.utf8.count <= Self.longestID,
      id.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"):
          true
        default: false
        }
      })
    else { return nil }
    var encoded = ""
    for byte in url.utf8 {
      if (0x21...0x7E).contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    guard encoded.utf8.count <= Self.longestURL else { return nil }
    storage = Storage(url: encoded, id: id)
  }

  /// Whether target and identity are the same.
  public static func == (one: TerminalLink, other: TerminalLink) -> Bool {
    one.storage === other.storage || one.id == other.id && one.url == other.url
  }

  /// Hashes target and identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(url)
  }

  /// The sequence that makes a link of the text after it; `nil` ends the link before it.
  static func sequence(_ link: TerminalLink?) -> String {
    "\u{1B}]8;\(link.map { "id=\($0.id);\($0.url)" } ?? ";")\u{1B}\\"
  }
}
