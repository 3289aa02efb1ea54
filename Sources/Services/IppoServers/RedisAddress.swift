#if Redis
  import Foundation

  /// `redis://[user:password@]host[:port][/db]`
  package struct RedisAddress: Sendable, CustomStringConvertible {
    let host: String
    let port: Int
    let user: String?
    let password: String?
    package let database: Int
    package let description: String

    /// - Throws: what is wrong with it.
    package init(_ url: String) throws(ServerFailure) {
      description = ServerAddress.redacted(url)
      if url.lowercased().hasPrefix("rediss:") {
        throw ServerFailure(
          "\(description): TLS is not spoken with Redis; use redis:// in a network that you trust, or to a tunnel "
            + "(stunnel) on this machine")
      }
      let form =
        "it is not of the form redis://user:password@host:port/number; other characters than letters and digits "
        + "are written as % and two hexadecimal digits in the user and the password"
      guard
        let parts = URLComponents(string: url), parts.scheme?.lowercased() == "redis", var host = parts.host,
        !host.isEmpty, parts.query == nil, parts.fragment == nil
      else { throw ServerFailure("\(description): \(form)") }
      if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
      self.host = host
      port = parts.port ?? 6379
      user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
      password = parts.password.flatMap { $0.isEmpty ? nil : $0 }
      let path = parts.path.drop { $0 == "/" }
      guard (1...65535).contains(port), let database = path.isEmpty ? 0 : Int(path), database >= 0 else {
        throw ServerFailure("\(description): \(form)")
      }
      guard user == nil || password != nil else {
        throw ServerFailure("\(description): there is a user without a password (redis://user:password@host)")
      }
      self.database = database
    }
  }
#endif
