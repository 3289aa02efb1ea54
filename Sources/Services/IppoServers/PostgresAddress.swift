#if Postgres
  import CPostgres
  import Foundation

  /// A URI of libpq.
  package struct PostgresAddress: Sendable, CustomStringConvertible {
    let url: String
    /// Hosts with their ports; `nil` where the address lacks one of the two. In a call without blocking, libpq waits
    /// for one host for ever. Therefore Ippo tries one host after the other itself.
    let hosts: [(host: String?, address: String?, port: String?)]
    private let passwords: [String]

    /// - Throws: what libpq says of a URI that is none.
    package init(_ url: String) throws(ServerFailure) {
      self.url = url
      var message: UnsafeMutablePointer<CChar>?
      guard let options = PQconninfoParse(url, &message) else {
        // It quotes what it does not understand, which may be the password.
        let text = message.map { String(cString: $0) } ?? "out of memory"
        PQfreemem(message)
        let said = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "…" }.joined(separator: "\"")
        throw ServerFailure("\(ServerAddress.redacted(url)): \(said.trimmingCharacters(in: .whitespacesAndNewlines))")
      }
      defer { PQconninfoFree(options) }
      var values: [String: String] = [:]
      var option = options
      while let keyword = option.pointee.keyword {
        if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
        option += 1
      }
      passwords = ["password", "sslpassword"].compactMap { values[$0] }.filter { !$0.isEmpty }
      let list = { (name: String) in
        (values[name] ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      let (names, addresses, ports) = (list("host"), list("hostaddr"), list("port"))
      let count = max(names.count, addresses.count, 1)
      hosts = (0..<count).map { index in
        let item = { (list: [String]) in
          list.count == 1 ? list[0] : list.indices.contains(index) ? list[index] : ""
        }
        let value = { (list: [String]) in item(list).isEmpty ? nil : item(list) }
        return (value(names), value(addresses), value(ports))
      }
    }

    package var description: String { ServerAddress.redacted(url) }

    /// The message of libpq, in one line and without passwords.
    func shown(_ message: String) -> String {
      var text = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "; ")
      text = text.replacing("  ", with: " ").replacing(url, with: description)
      for password in passwords { text = text.replacing(password, with: "…") }
      // It becomes part of a sentence.
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
  }
#endif
