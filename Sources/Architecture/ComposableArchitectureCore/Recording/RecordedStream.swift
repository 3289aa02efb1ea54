#if UI
  import DependenciesMacros
  import IppoRender

  /// An event of a stream that a dependency has returned.
  enum RecordedStreamEvent: Sendable {
    /// An element on its way to the consumer, which waits for it meanwhile.
    struct Element: @unchecked Sendable {  // read before the consumer gets it
      let value: Any
    }

    case element(Element)
    case finished
    case failed(any Error)
  }

  /// A stream whose elements a recorder notes.
  protocol RecordedStream {
    static var recordedType: RecordedStreamType { get }

    /// A stream with the same elements.
    ///
    /// - Parameter note: Called for each event, before the consumer gets it.
    func noted(_ note: @escaping @Sendable (RecordedStreamEvent) -> Void) -> Self

    /// A stream with the elements of a recording, when the replay comes to them.
    static func replayed(_ call: any ReplayedCall) -> Self
  }

  extension AsyncStream: RecordedStream {
    static var recordedType: RecordedStreamType {
      RecordedStreamType(element: typeName(Element.self, genericsAbbreviated: false), canFail: false)
    }

    func noted(_ note: @escaping @Sendable (RecordedStreamEvent) -> Void) -> Self {
      let source = StreamSource(makeAsyncIterator())
      return AsyncStream {
        let element = try? await source.next()
        note(element.map { .element(RecordedStreamEvent.Element(value: $0)) } ?? .finished)
        return element
      }
    }

    static func replayed(_ call: any ReplayedCall) -> Self {
      let (stream, continuation) = makeStream()
      call.follow { outcome in
        switch outcome {
        case .element(let value):
          if let element = call.read(value, as: Element.self) { continuation.yield(Moved(value: element).value) }
        case .finished, .failed, .cancelled, .thrown, .returned: continuation.finish()
        case .stream: break
        }
      }
      return stream
    }
  }

  extension AsyncThrowingStream: RecordedStream where Failure == any Error {
    static var recordedType: RecordedStreamType {
      RecordedStreamType(element: typeName(Element.self, genericsAbbreviated: false), canFail: true)
    }

    func noted(_ note: @escaping @Sendable (RecordedStreamEvent) -> Void) -> Self {
      let source = StreamSource(makeAsyncIterator())
      return AsyncThrowingStream {
        do {
          let element = try await source.next()
          note(element.map { .element(RecordedStreamEvent.Element(value: $0)) } ?? .finished)
          return element
        } catch {
          note(.failed(error))
          throw error
        }
      }
    }

    static func replayed(_ call: any ReplayedCall) -> Self {
      let (stream, continuation) = makeStream()
      call.follow { outcome in
        switch outcome {
        case .element(let value):
          if let element = call.read(value, as: Element.self) { continuation.yield(Moved(value: element).value) }
        case .failed(let error): continuation.finish(throwing: call.error(error))
        case .finished, .cancelled, .thrown, .returned: continuation.finish()
        case .stream: break
        }
      }
      return stream
    }
  }

  /// A value that nobody else has.
  private struct Moved<Value>: @unchecked Sendable {  // made and taken in one expression
    let value: Value
  }

  /// The stream of the program's own endpoint. Its code is part of the call.
  private final class StreamSource<Iterator: AsyncIteratorProtocol>: @unchecked Sendable {  // one consumer at a time
    private var iterator: Iterator

    init(_ iterator: Iterator) { self.iterator = iterator }

    func next() async throws -> Iterator.Element? {
      try await EndpointCalls.$isInside.withValue(true) { try await iterator.next() }
    }
  }
#endif
