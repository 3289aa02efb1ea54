import Hummingbird
import NIOCore

/// A page to be sent, compressed or as it is.
///
/// Compressed, it is put together of its head, its elements and its end. The token and the nonce, which are in the
/// head, are new each time, so that lengths do not tell them. The server reuses the compressed form of elements that
/// other visitors have been shown as well. A visitor's own elements are compressed at the lowest level, after the head
/// is on its way. The browser meanwhile fetches the files that the head names.
struct CodedPage: Sendable {
  /// The parts of a compressed page.
  private struct Parts {
    let head: DeflatedPart
    /// `nil` where they have yet to be compressed.
    let elements: DeflatedPart?
    let tail: DeflatedPart
  }

  private let document: PageDocument
  /// `nil` for a page that is sent as it is.
  private let parts: Parts?

  /// - Parameters:
  ///   - shared: what others have been shown as well.
  ///   - isCompressed: whether the client takes that.
  init(_ document: PageDocument, _ shared: SharedPage?, isCompressed: Bool) {
    self.document = document
    // There may be no memory for it.
    guard isCompressed, let tail = DeflatedPart(document.tail, level: 1),
      let head = DeflatedPart(document.head, level: 1)
    else {
      parts = nil
      return
    }
    parts = Parts(head: head, elements: shared?.elements, tail: tail)
  }

  var isCompressed: Bool { parts != nil }

  var body: ResponseBody {
    guard let parts else {
      var bytes = ByteBuffer()
      bytes.reserveCapacity(document.head.count + document.elements.count + document.tail.count)
      bytes.writeBytes(document.head)
      bytes.writeBytes(document.elements)
      bytes.writeBytes(document.tail)
      return ResponseBody(byteBuffer: bytes)
    }
    var file = GzipFile()
    file.append(parts.head)
    if let elements = parts.elements {
      file.append(elements)
      file.append(parts.tail)
      file.end()
      return ResponseBody(byteBuffer: file.take())
    }
    return ResponseBody { [file, plain = document.elements] writer in
      var file = file
      try await writer.write(file.take())
      guard let elements = DeflatedPart(plain, level: 1) else { throw OutOfMemory() }
      file.append(elements)
      file.append(parts.tail)
      file.end()
      try await writer.write(file.take())
      try await writer.finish(nil)
    }
  }

  /// The page cannot be compressed, and its head has left: the connection is closed before its end.
  struct OutOfMemory: Error {}
}
