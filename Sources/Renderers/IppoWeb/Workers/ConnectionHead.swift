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

  /// The part of a head that was read before.
  package struct Progress: Sendable {
    /// The beginning of the first line whose end had not arrived.
    var line = 0
    /// The bytes that had arrived.
    package fileprivate(set) var count = 0

    package init() {}
  }

  private let cookie: VisitorCookie

  /// - Parameter secret: the secret that signs the cookies.
  package init(secret: [UInt8]) { cookie = VisitorCookie(secret: secret) }

  package func finding(in bytes: some RandomAccessCollection<UInt8>) -> Finding {
    var progress = Progress()
    return finding(in: bytes, after: &progress)
  }

  /// Reads what has arrived since the last time: each byte is read once, however often a client sends a few.
  /// - Parameters:
  ///   - bytes: all bytes that have arrived.
  ///   - progress: of the earlier bytes, which is updated.
  package func finding(in bytes: some RandomAccessCollection<UInt8>, after progress: inout Progress) -> Finding {
    let count = bytes.count
    defer { progress.count = count }
    var next = bytes.dropFirst(progress.count).startIndex
    while let end = bytes[next...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = bytes[bytes.index(bytes.startIndex, offsetBy: progress.line)..<end]
      next = bytes.index(after: end)
      progress.line = bytes.distance(from: bytes.startIndex, to: next)
      if line.isEmpty || line.elementsEqual([13]) { return .stranger }
      // Lowercase letters have one bit more.
      guard line.prefix(7).map({ $0 | 0x20 }).elementsEqual("cookie:".utf8) else { continue }
      let pairs = String(decoding: line.dropFirst(7), as: UTF8.self)
      if let visitor = cookie.visitor(inPairs: pairs[...]) { return .visitor(visitor.id) }
    }
    return count < Self.greatest ? .incomplete : .stranger
  }
}
