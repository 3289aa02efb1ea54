#if Web
  import Synchronization

  /// The cookies of one server, with which it recognises the client. The source is RFC 6265, as far as a client of one
  /// path of one host needs it.
  final class CookieJar: Sendable {
    private let cookies: Mutex<[String: String]>

    /// - Parameter cookies: pairs `name=value`, as a response of the server has set them.
    init(_ cookies: [String] = []) {
      self.cookies = Mutex([:])
      store(cookies)
    }

    /// The value of the `Cookie` field; `nil` without cookies.
    var field: String? {
      cookies.withLock { cookies in
        cookies.isEmpty
          ? nil : cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
      }
    }

    /// Takes the values of `Set-Cookie` fields; attributes are left out.
    func store(_ fields: [String]) {
      for field in fields {
        let pair = field.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
        if pair.count == 2 { cookies.withLock { $0[String(pair[0])] = String(pair[1]) } }
      }
    }
  }
#endif
