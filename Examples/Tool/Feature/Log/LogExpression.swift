import Foundation

/// The reason for which a pattern cannot be used.
public struct LogPatternError: Error, Equatable, CustomStringConvertible {
  /// The pattern and the reason.
  public let description: String
}

/// A compiled regular expression of the C library, in the language of `grep -E`.
///
/// The library's automaton takes time in proportion to the line, whatever the expression. Back-references, which would not, are
/// refused, and so are repetitions that need a large automaton.
final class LogExpression: @unchecked Sendable {  // `regexec` takes a constant expression
  private static let mostBytes = 1000
  private static let mostRepetitions = 1000

  private let compiled: UnsafeMutablePointer<regex_t>

  init(_ text: String, ignoresCase: Bool) throws(LogPatternError) {
    if let fault = Self.fault(of: text) { throw LogPatternError(description: "The pattern “\(text)” \(fault).") }
    let pointer = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
    pointer.initialize(to: regex_t())
    let status = regcomp(pointer, text, REG_EXTENDED | (ignoresCase ? REG_ICASE : 0))
    guard status == 0 else {
      var reason = [CChar](repeating: 0, count: 256)
      _ = regerror(status, pointer, &reason, reason.count)
      pointer.deallocate()
      let words = String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw LogPatternError(description: "The pattern “\(text)” is no regular expression: \(words).")
    }
    compiled = pointer
  }

  deinit {
    regfree(compiled)
    compiled.deallocate()
  }

  /// The first match from an offset on.
  func firstMatch(in line: UnsafeRawBufferPointer, from start: Int) -> Range<Int>? {
    var match = [regmatch_t()]
    match[0].rm_so = regoff_t(start)
    match[0].rm_eo = regoff_t(line.count)
    let text = line.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) }
    let isFound =
      text.map { regexec(compiled, $0, 1, &match, REG_STARTEND | (start > 0 ? REG_NOTBOL : 0)) == 0 }
      ?? (regexec(compiled, "", 1, &match, 0) == 0)
    // Offsets are from the beginning of the string, also for a search that begins later.
    return isFound ? Int(match[0].rm_so)..<Int(match[0].rm_eo) : nil
  }

  /// Words for an expression that the library would take, and that is not used all the same.
  private static func fault(of text: String) -> String? {
    if text.utf8.count > mostBytes { return "is longer than \(mostBytes) bytes" }
    if text.utf8.contains(0) { return "has a zero byte in it" }
    var bytes = Array(text.utf8)[...]
    var repetitions = 1
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "\\") {
        guard let next = bytes.popFirst(), (0x31...0x39).contains(next) else { continue }
        return "has a back-reference, which is not supported"
      } else if byte == UInt8(ascii: "{") {
        let bounds = bytes.prefix { $0 != UInt8(ascii: "}") }
        let numbers = bounds.split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
        let (product, isTooLarge) = repetitions.multipliedReportingOverflow(by: max(1, numbers.max() ?? 1))
        repetitions = product
        if isTooLarge || repetitions > mostRepetitions { return "repeats more than \(mostRepetitions) times" }
      }
    }
    return nil
  }
}
