import Hummingbird
import NIOCore

/// A page to be sent, compressed or as it is.
///
/// Compressed, it is put together of its head, its elements and its end. The token and the nonce, which are in the head, are new each
/// time, so that lengths do not tell them. What others have been shown as well was compressed for them; elements that are a
/// visitor's own are compressed at the lowest level, after the head is on its way: the browser asks for what the head names
/// meanwhile.
struct CodedPage: Sendable {
  private enum Coding {
    case plain
    case known(head: DeflatedPart, elements: DeflatedPart, tail: DeflatedPart)
    case own(head: DeflatedPart, tail: DeflatedPart)
  }

  private let document: PageDocument
  private let coding: Coding

  /// - Parameters:
  ///   - shared: what others have been shown as well.
  ///   - isCompressed: whether the client takes that.
  init(_ document: PageDocument, _ shared: SharedPage?, isCompressed: Bool) {
    self.document = document
    // There may be no memory for it.
    guard isCompressed, let tail = PageDocument.deflatedTail, let head = DeflatedPart(document.head, level: 1) else {
      coding = .plain
      return
    }
    if let elements = shared?.elements {
      coding = .known(head: head, elements: elements, tail: tail)
    } else {
      coding = .own(head: head, tail: tail)
    }
  }

  var isCompressed: Bool { if case .plain = coding { false } else { true } }

  var body: ResponseBody {
    switch coding {
    case .plain:
      var bytes = ByteBuffer()
      bytes.reserveCapacity(document.head.count + document.elements.count + PageDocument.tail.count)
      bytes.writeBytes(document.head)
      bytes.writeBytes(document.elements)
      bytes.writeBytes(PageDocument.tail)
      return ResponseBody(byteBuffer: bytes)
    case .known(let head, let elements, let tail):
      var file = GzipFile()
      for part in [head, elements, tail] { file.append(part) }
      file.end()
      return ResponseBody(byteBuffer: file.take())
    case .own(let head, let tail):
      return ResponseBody { [elements = document.elements] writer in
        var file = GzipFile()
        file.append(head)
        try await writer.write(file.take())
        guard let elements = DeflatedPart(elements, level: 1) else { throw OutOfMemory() }
        file.append(elements)
        file.append(tail)
        file.end()
        try await writer.write(file.take())
        try await writer.finish(nil)
      }
    }
  }

  /// The page cannot be compressed, and its head has left: the connection is closed before its end.
  struct OutOfMemory: Error {}
}
