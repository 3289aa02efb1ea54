import Foundation

/// A type that is written down by `Codable`, as JSON.
final class CodedPlan<T: Codable>: TypedPlan, Sendable {
  /// The value beside which others have room: what is coded may be a single number.
  private struct Envelope: Codable {
    var v: T
  }

  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue? {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return .bytes(Array(try encoder.encode(Envelope(v: place.assumingMemoryBound(to: T.self).pointee))))
    } catch let error as EncodingError {
      // The report omits the value, which is personal data.
      guard case .invalidValue(_, let context) = error else { return nil }
      writer.omit("its Codable conformance failed: \(context.debugDescription)")
      return nil
    } catch {
      writer.omit("its Codable conformance failed: \(type(of: error))")
      return nil
    }
  }

  func restore(
    _ archived: ArchivedValue, into place: UnsafeMutableRawPointer, isInitialized: Bool, by reader: ArchiveReader
  ) -> Bool {
    guard case .bytes(let bytes) = archived else {
      reader.lose("not a \(T.self)")
      return isInitialized
    }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      let value = try decoder.decode(Envelope.self, from: Data(bytes)).v
      let place = place.assumingMemoryBound(to: T.self)
      return put(value, at: place, isInitialized: isInitialized)
    } catch {
      reader.lose("its Codable conformance failed: \(error)")
      return isInitialized
    }
  }
}
