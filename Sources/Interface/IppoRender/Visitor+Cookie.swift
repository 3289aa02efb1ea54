extension Visitor {
  /// A cookie that an app sets in its visitor's browser (RFC 6265 and its successor, RFC 6265bis).
  ///
  /// It belongs to the server's host alone: there is no `Domain`. Over TLS it is always `Secure`.
  public struct Cookie: Hashable, Sendable {
    /// Which requests of other sites carry the cookie (RFC 6265bis, 4.1.2.7).
    public enum SameSite: String, Hashable, Sendable {
      /// None.
      case strict = "Strict"
      /// Those that go to a page of this site by a link.
      case lax = "Lax"
      /// All, over TLS: browsers refuse such a cookie elsewhere.
      case none = "None"
    }

    /// A token (RFC 9110, 5.6.2): letters, digits and ``!#$%&'*+-.^_`|~``.
    public var name: String
    /// Printable ASCII without blanks, `"`, `,`, `;` and `\`.
    public var value: String
    /// How long browsers keep it, in whole seconds; 400 days at the longest. `nil`: until the browser is closed. Zero or less
    /// removes it.
    public var maxAge: Duration?
    /// Below which path of the server it is sent; `nil`: where the app lies.
    public var path: String?
    /// Whether it is kept from scripts.
    public var isHTTPOnly: Bool
    /// Whether browsers keep it over TLS alone, also where it was set without. Over TLS all cookies are.
    public var isSecure: Bool
    /// Which requests of other sites carry it.
    public var sameSite: SameSite

    /// A cookie that is kept from scripts and from requests of other sites, unless stated.
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

    /// Removes a cookie.
    /// - Parameters:
    ///   - name: what it is called.
    ///   - path: the one it was set with.
    public static func removing(_ name: String, path: String? = nil) -> Cookie {
      Cookie(name, "", maxAge: .zero, path: path)
    }

    /// Whether it takes the cookie of its name away.
    public var isRemoval: Bool { maxAge.map { $0 <= .zero } ?? false }
  }
}

extension Visitor.Cookie {
  /// Bytes of name and value, beyond which browsers refuse a cookie (RFC 6265bis, 5.6).
  static let maximumBytes = 4096
  private static let maximumPathBytes = 1024

  /// - Throws: what no browser or server could take.
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

  /// RFC 6265, 4.1.1.
  private static func isOctet(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !#"",;\"#.utf8.contains(byte)
  }
}
