extension Visitor {
  /// A cookie that an app sets in its visitor's browser (RFC 6265 and its successor, RFC 6265bis).
  ///
  /// The cookie belongs to the server's host alone, without a `Domain`. Over TLS, it is always `Secure`.
  public struct Cookie: Hashable, Sendable {
    /// The requests of other sites that carry the cookie (RFC 6265bis, 4.1.2.7).
    public enum SameSite: String, Hashable, Sendable {
      /// No request of another site.
      case strict = "Strict"
      /// Requests that follow a link to a page of this site.
      case lax = "Lax"
      /// All requests, over TLS: browsers refuse such a cookie elsewhere.
      case none = "None"
    }

    /// The name: a token (RFC 9110, 5.6.2) of letters, digits and ``!#$%&'*+-.^_`|~``.
    public var name: String
    /// The value: printable ASCII without blanks, `"`, `,`, `;` and `\`.
    public var value: String
    /// The lifetime in browsers, in whole seconds, with a maximum of 400 days. `nil` keeps the cookie until the browser
    /// is closed. Zero or less removes it.
    public var maxAge: Duration?
    /// The path of the server below which browsers send the cookie; `nil` for the path of the app.
    public var path: String?
    /// Whether the cookie is hidden from scripts.
    public var isHTTPOnly: Bool
    /// Whether browsers send the cookie over TLS alone, even if it was set without TLS. Over TLS, all cookies are
    /// secure.
    public var isSecure: Bool
    /// The requests of other sites that carry the cookie.
    public var sameSite: SameSite

    /// A cookie that is hidden from scripts and from requests of other sites, unless stated.
    public init(
      _ name: String, _ value: String, maxAge: Duration? = nil, path: String? = nil, isHTTPOnly: Bool = true,
      isSecure: Bool = false, sameSite: SameSite = .lax
    ) {
      self.name = name
      self.value = value
      self.maxAge = maxAge
      self.path = path
      self.isHTTPOnly = isHTTPOnly
      self.isSecure = isSecure
      self.sameSite = sameSite
    }

    /// A cookie that removes another one.
    /// - Parameters:
    ///   - name: The name of the cookie.
    ///   - path: The path with which the cookie was set.
    public static func removing(_ name: String, path: String? = nil) -> Cookie {
      Cookie(name, "", maxAge: .zero, path: path)
    }

    /// Whether the cookie removes the cookie of its name.
    public var isRemoval: Bool { maxAge.map { $0 <= .zero } ?? false }
  }
}

extension Visitor.Cookie {
  /// The maximum number of bytes of name and value. Browsers refuse larger cookies (RFC 6265bis, 5.6).
  static let maximumBytes = 4096
  private static let maximumPathBytes = 1024

  /// - Throws: An error for a cookie that no browser or server would take.
  func check() throws(VisitorResponseError) {
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isToken) else { throw .cookieName(name) }
    // That is how the server knows its visitors.
    guard !name.lowercased().contains("ippo-visitor") else { throw .cookieName(name) }
    guard value.utf8.allSatisfy(Self.isOctet) else { throw .cookieValue(name: name) }
    guard name.utf8.count + value.utf8.count <= Self.maximumBytes else { throw .cookieTooLarge(name: name) }
    if let path {
      guard path.hasPrefix("/"), path.utf8.count <= Self.maximumPathBytes,
        path.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ";") })
      else { throw .cookiePath(name: name) }
    }
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !#"()<>@,;:\"/[]?={}"#.utf8.contains(byte)
  }

  /// Whether a byte may be in a value (RFC 6265, 4.1.1).
  private static func isOctet(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !#"",;\"#.utf8.contains(byte)
  }
}
