#if UI
  import Dependencies
  import DependenciesMacros
  import Foundation
  import IppoArchive
  import IppoRender

  /// Notes calls of endpoints with their arguments and results, and answers them from a recording that is replayed.
  final class RecordedEndpoints: EndpointRecorder {
    private let recorder: any WindowRecorder

    init(recorder: any WindowRecorder) { self.recorder = recorder }

    func begin(_ call: EndpointCall) -> EndpointRun {
      let spelling = spelling(of: call.endpoint)
      let module = String(_typeName(call.client, qualified: true).prefix { $0 != "." })
      let run = recorder.begin(
        RecordedCall(
          client: typeName(call.client, genericsAbbreviated: false), module: module, endpoint: call.endpoint,
          arguments: call.arguments.map { argument in
            let value = argument.value.map { spelling.inside(argument.label)($0).plainText }
            return RecordedCall.Argument(label: argument.label, text: value ?? "…")
          },
          result: typeName(call.result, genericsAbbreviated: false), isAsync: call.isAsync, canThrow: call.canThrow,
          place: DependencyValues._current.place(of: call.client)),
        hasSubstitute: call.hasSubstitute)
      return switch run {
      case .unrecorded: .unrecorded
      case .recorded(let number): .recorded(number)
      case .replayed(let call): .replayed(ReplayedEndpoint(call: call))
      }
    }

    func end<Value>(_ number: Int, of endpoint: String, with value: Value) -> Value {
      guard let stream = value as? any RecordedStream else {
        add(.returned(recorded(value, of: endpoint)), to: number)
        return value
      }
      add(.stream(type(of: stream).recordedType), to: number)
      let noted = stream.noted { [self] event in
        switch event {
        case .element(let element): add(.element(recorded(element.value, of: endpoint)), to: number)
        case .finished: add(.finished, to: number)
        case .failed(let error): add(.failed(recorded(boxed: error, of: endpoint)), to: number)
        }
      }
      return noted as? Value ?? value
    }

    func end(_ number: Int, of endpoint: String, throwing error: any Error) {
      add(error is CancellationError ? .cancelled : .thrown(recorded(boxed: error, of: endpoint)), to: number)
    }

    private func add(_ outcome: RecordedOutcome, to number: Int) {
      recorder.add(RecordedAnswer(call: number, outcome: outcome))
    }

    // MARK: Values

    /// The spelling of what goes into an endpoint, and of what comes out. An endpoint can be named for a secret, as a field.
    private func spelling(of endpoint: String) -> SwiftSpelling {
      var spelling = SwiftSpelling(recorder: recorder, stackNumbers: StackNumbers())
      spelling.isPrivate = PrivateName.contains(endpoint)
      spelling.notesAll = true
      return spelling
    }

    private func recorded(_ value: Any, of endpoint: String) -> RecordedValue {
      func open<Value>(_ value: Value) -> RecordedValue { recorded(value, of: endpoint) { $0.write(value) } }
      return _openExistential(value, do: open)
    }

    private func recorded(boxed error: any Error, of endpoint: String) -> RecordedValue {
      var value = recorded(error, of: endpoint) { $0.write(boxed: error) }
      // A case without the name of its type is no expression where any error can be thrown.
      if value.isCode, value.text.hasPrefix("."), let type = value.type { value.text = type + value.text }
      return value
    }

    private func recorded(
      _ value: Any, of endpoint: String, _ write: (ArchiveWriter) -> ArchivedValue?
    ) -> RecordedValue {
      var spelling = spelling(of: endpoint)
      // Whether a password is right is no secret.
      if value is Bool { spelling.isPrivate = false }
      let spelled = spelling(value)
      let owner = type(of: value)
      let writer = ArchiveWriter()
      let archive = write(writer)
      let omission = writer.omissions.min { $0.key < $1.key }
      let name = isLocal(owner) ? nil : typeName(owner, genericsAbbreviated: false)
      guard let archive, omission == nil else {
        let reason = omission.map { $0.key.isEmpty ? $0.value : "\($0.key): \($0.value)" }
        return RecordedValue(
          text: spelled.text, isCode: spelled.isCode, type: name, archive: nil,
          omission: reason ?? "a value of the type \(owner)")
      }
      return RecordedValue(
        text: spelled.text, isCode: spelled.isCode, type: name,
        json: spelled.isLiteral || spelling.omissions.isAny ? nil : json(of: value),
        archive: (spelling.isPrivate ? archive.masked : archive).encoded())
    }

    private func json(of value: Any) -> String? {
      guard let value = value as? any Codable else { return nil }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  extension ArchivedValue {
    /// The shape of a private value: its fields and cases, with nothing in them.
    fileprivate var masked: ArchivedValue {
      switch self {
      case .none, .bool: self
      case .text(let text): .text(text.isEmpty ? "" : PrivateName.mask)
      case .integer, .unsigned, .number, .bytes: .none
      case .list(let values): .list(values.map(\.masked))
      case .fields(let fields): .fields(fields.map { ArchivedField(name: $0.name, value: $0.value.masked) })
      case .choice(let name, let value): .choice(name, value.masked)
      case .object(let number, let value): .object(number, value.masked)
      }
    }
  }

  /// A call that is answered from a recording.
  private struct ReplayedEndpoint: EndpointReplay {
    let call: any ReplayedCall

    func wait() async { await call.wait() }

    func fail(with error: any Error) {
      // The replay knows of a result that it cannot read.
      guard !(error is UnreadableResult) else { return }
      fail("The call ended with \(error), which the endpoint cannot throw.")
    }

    private func fail(_ reason: String) {
      // A task that is cancelled has lost interest in its answer.
      if !Task.isCancelled { call.fail(reason) }
    }

    func result<Value>(as type: Value.Type) -> Result<Value, any Error>? {
      switch call.outcome {
      case .returned(let value)?: return call.read(value, as: type).map { .success($0) } ?? .failure(unreadable)
      case .thrown(let value)?: return .failure(call.error(value))
      case .cancelled?: return .failure(CancellationError())
      case .stream?:
        guard let stream = Value.self as? any RecordedStream.Type, let stream = stream.replayed(call) as? Value else {
          call.fail("The result is no stream any more, but a value of the type \(type).")
          return .failure(unreadable)
        }
        return .success(stream)
      case .element?, .finished?, .failed?, nil:
        fail("The recording has no answer to the call.")
        return nil
      }
    }

    private var unreadable: UnreadableResult { UnreadableResult() }
  }

  extension ReplayedCall {
    /// A value of the recording; `nil` if the program has another type now.
    func read<Value>(_ value: RecordedValue, as type: Value.Type) -> Value? {
      if Value.self == Void.self { return () as? Value }
      guard let archive = value.archive else {
        fail("Its result is not in the recording: \(value.omission ?? "unknown").")
        return nil
      }
      let reader = ArchiveReader()
      guard let archived = try? ArchivedValue(decoding: archive), let result = reader.read(archived, as: type),
        reader.losses.isEmpty
      else {
        let loss = reader.losses.min { $0.key < $1.key }.map { " \($0.key) \($0.value)." } ?? ""
        fail("The recorded value \(value.plainText.prefix(80)) cannot be read as \(type).\(loss)")
        return nil
      }
      return result
    }

    /// An error of the recording. An error that cannot be written down has its text alone.
    func error(_ value: RecordedValue) -> any Error {
      guard let archive = value.archive, let archived = try? ArchivedValue(decoding: archive),
        let error = ArchiveReader().read(boxed: archived, initial: nil) as? any Error
      else { return RecordedError(description: value.plainText) }
      return error
    }
  }

  /// The error of a call whose result cannot be read.
  private struct UnreadableResult: LocalizedError, CustomStringConvertible {
    let description = "The recording has no readable result."
    var errorDescription: String? { description }
  }

  /// The text of an error that cannot be written down.
  struct RecordedError: LocalizedError, CustomStringConvertible {
    let description: String
    var errorDescription: String? { description }
  }
#endif
