/// The first bytes of a connection, read for the visitor that the connection belongs to.
package struct ConnectionHead: Sendable {
  /// The longest head that is waited for, in bytes: as long as a server takes one.
  package static let greatest = 32 * 1024

  package enum Finding: Equatable, Sendable {
    /// The id of the visitor.
    case visitor(String)
    /// The first request lacks a cookie of this server.
    case stranger
    /// The end of the head has not arrived.
    case incomplete
  }

  private let cookie: VisitorCookie

  /// - Parameter secret: the secret that signs the cookies.
  package init(secret: [UInt8]) { cookie = VisitorCookie(secret: secret) }

  package func finding(in bytes: some RandomAccessCollection<UInt8>) -> Finding {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The last one has no end.
    for line in lines.dropLast() {
      if line.isEmpty || line.elementsEqual([13]) { return .stranger }
      let text = String(decoding: line, as: UTF8.self)
      guard text.prefix(7).lowercased() == "cookie:" else { continue }
      if let visitor = cookie.visitor(inPairs: text.dropFirst(7)) { return .visitor(visitor.id) }
    }
    return bytes.count < Self.greatest ? .incomplete : .stranger
  }
}
