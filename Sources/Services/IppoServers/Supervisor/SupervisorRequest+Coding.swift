extension SupervisorRequest {
  /// The bytes of the message, its length included.
  package var frame: [UInt8] {
    var writer: SupervisorWriter
    switch self {
    case .hello(let version): writer = SupervisorWriter(0); writer.write(Int(version))
    case .create(let id, let archive, let expiry, let stamp):
      writer = SupervisorWriter(1)
      writer.write(id)
      writer.write(archive)
      writer.write(expiry)
      writer.write(stamp)
    case .read(let id, let now):
      writer = SupervisorWriter(2)
      writer.write(id)
      writer.write(now)
    case .claim(let id, let now, let stamp):
      writer = SupervisorWriter(3)
      writer.write(id)
      writer.write(now)
      writer.write(stamp)
    case .commit(let id, let epoch, let archive, let stamp):
      writer = SupervisorWriter(4)
      writer.write(id)
      writer.write(epoch)
      writer.write(archive)
      writer.write(stamp)
    case .remove(let id, let epoch):
      writer = SupervisorWriter(5)
      writer.write(id)
      writer.write(epoch)
    case .sweep(let before):
      writer = SupervisorWriter(6)
      writer.write(before)
    case .fetch(let key):
      writer = SupervisorWriter(7)
      writer.write(key)
    case .swap(let key, let expected, let token, let bytes):
      writer = SupervisorWriter(8)
      writer.write(key)
      writer.write(expected)
      writer.write(token)
      writer.write(bytes)
    case .follow: writer = SupervisorWriter(9)
    case .report(let process, let text):
      writer = SupervisorWriter(10)
      writer.write(process)
      writer.write(text)
    case .metrics: writer = SupervisorWriter(11)
    }
    return writer.finished
  }

  /// Reads a message without its length.
  /// - Throws: a failure for anything that is no request of this version.
  package init(_ message: ArraySlice<UInt8>) throws(ServerFailure) {
    var reader = SupervisorReader(message)
    let request: SupervisorRequest
    switch try reader.kind() {
    case 0:
      guard let version = UInt8(exactly: try reader.int()) else {
        throw ServerFailure("a worker speaks a version that no supervisor knows")
      }
      request = .hello(version: version)
    case 1:
      request = .create(
        id: try reader.bytes(), archive: try reader.bytes(), expiry: try reader.double(), stamp: try reader.stamp())
    case 2: request = .read(id: try reader.bytes(), now: try reader.double())
    case 3: request = .claim(id: try reader.bytes(), now: try reader.double(), stamp: try reader.stamp())
    case 4:
      request = .commit(
        id: try reader.bytes(), epoch: try reader.int(), archive: try reader.bytes(), stamp: try reader.stamp())
    case 5: request = .remove(id: try reader.bytes(), epoch: try reader.int())
    case 6: request = .sweep(before: try reader.double())
    case 7: request = .fetch(key: try reader.bytes())
    case 8:
      request = .swap(
        key: try reader.bytes(), expected: try reader.int(), token: try reader.word(), bytes: try reader.bytes())
    case 9: request = .follow
    case 10: request = .report(process: try reader.int(), text: try reader.bytes())
    case 11: request = .metrics
    case let kind: throw ServerFailure("a worker sends a request of the unknown kind \(kind)")
    }
    self = try reader.end(request)
  }
}

extension SupervisorAnswer {
  /// The bytes of the message, its length included.
  package var frame: [UInt8] {
    var writer: SupervisorWriter
    switch self {
    case .done: writer = SupervisorWriter(0)
    case .record(let record):
      writer = SupervisorWriter(1)
      writer.write(record)
    case .count(let count, let seen):
      writer = SupervisorWriter(2)
      writer.write(count)
      writer.write(seen)
    case .kept(let version):
      writer = SupervisorWriter(3)
      writer.write(version)
    case .conflict(let record):
      writer = SupervisorWriter(4)
      writer.write(record)
    case .text(let text):
      writer = SupervisorWriter(5)
      writer.write(text)
    case .exists: writer = SupervisorWriter(6)
    case .moved: writer = SupervisorWriter(7)
    case .refused(let reason):
      writer = SupervisorWriter(8)
      writer.write(Array(reason.utf8))
    case .notice(let key, let version):
      writer = SupervisorWriter(9)
      writer.write(key)
      writer.write(version)
    }
    return writer.finished
  }

  /// Reads a message without its length.
  /// - Throws: a failure for anything that is no answer of this version.
  package init(_ message: ArraySlice<UInt8>) throws(ServerFailure) {
    var reader = SupervisorReader(message)
    let answer: SupervisorAnswer
    switch try reader.kind() {
    case 0: answer = .done
    case 1: answer = .record(try reader.record())
    case 2: answer = .count(try reader.int(), of: try reader.int())
    case 3: answer = .kept(version: try reader.int())
    case 4: answer = .conflict(try reader.record())
    case 5: answer = .text(try reader.bytes())
    case 6: answer = .exists
    case 7: answer = .moved
    case 8: answer = .refused(String(decoding: try reader.bytes(), as: UTF8.self))
    case 9: answer = .notice(key: try reader.bytes(), version: try reader.int())
    case let kind: throw ServerFailure("the supervisor sends an answer of the unknown kind \(kind)")
    }
    self = try reader.end(answer)
  }
}
