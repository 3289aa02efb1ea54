import Testing

@testable import LogViewerExample

@Suite struct LogPatternTests {
  private func matches(_ pattern: LogPattern, _ line: String) -> [String] {
    var found: [String] = []
    var line = line
    line.withUTF8 { bytes in
      var start = 0
      while let match = pattern.firstMatch(in: UnsafeRawBufferPointer(bytes), from: start), !match.isEmpty {
        found.append(String(decoding: bytes[match], as: UTF8.self))
        start = match.upperBound
      }
    }
    return found
  }

  @Test func `a text is found as it is written`() throws {
    #expect(matches(try LogPattern("a.c"), "abc a.c A.C a.c") == ["a.c", "a.c"])
    #expect(matches(try LogPattern("longer than the line"), "line") == [])
    #expect(matches(try LogPattern("x"), "") == [])
  }

  @Test func `capital letters match small ones if that is asked for, beyond ASCII as well`() throws {
    func found(_ text: String, _ line: String) throws -> [String] {
      matches(try LogPattern(text, ignoresCase: true), line)
    }
    #expect(try found("error", "Error eRROR errer ERROR") == ["Error", "eRROR", "ERROR"])
    #expect(try found("e", "eEe") == ["e", "E", "e"])
    #expect(try found("größe (m)", "GRÖßE (M) Größe (m) grosse") == ["GRÖßE (M)", "Größe (m)"])
  }

  @Test func `an expression is that of grep -E`() throws {
    let pattern = try LogPattern("^[0-9]{2}|time(out)?$", isExpression: true)
    #expect(matches(pattern, "12 34 timeout") == ["12", "timeout"])
    #expect(matches(try LogPattern("TIME", isExpression: true, ignoresCase: true), "time") == ["time"])
    // Bytes that are no text do not end the line.
    let line: [UInt8] = [0x61, 0x00, 0xFF, 0x62]
    #expect(line.withUnsafeBytes { try? LogPattern("b$", isExpression: true).firstMatch(in: $0) } == 3..<4)
  }

  @Test(
    arguments: [
      ("a(b", "is no regular expression: Unmatched ( or \\(."), ("[a", "is no regular expression: "),
      (#"(a)\1"#, "has a back-reference, which is not supported."),
      ("(a{1,100}){1,100}", "repeats more than 1000 times."),
      (String(repeating: "a", count: 1001), "is longer than 1000 bytes."),
    ])
  func `an expression that cannot be used is refused with the reason`(text: String, reason: String) {
    let error = #expect(throws: LogPatternError.self) { try LogPattern(text, isExpression: true) }
    #expect(error?.description.hasPrefix("The pattern “\(text)” \(reason.prefix(20))") == true)
    #expect(error?.description.contains(reason) == true)
  }

  @Test(
    arguments: [
      ("2026-11-29 ERROR no disk", LogLevel.error), ("[warn] slow", .warning), ("level=info msg=error", .info),
      (#"{"level":"debug","msg":"x"}"#, .debug), ("Nov 29 kernel: FATAL: x", .critical), ("terrors and MIRRORS", nil),
      ("the error is small", nil), ("ERROR_CODE=3", nil), ("", nil), ("ERR", .error),
    ] as [(String, LogLevel?)])
  func `a level is that of the first word which is written as one`(line: String, level: LogLevel?) {
    #expect(Array(line.utf8).withUnsafeBytes { LogLevel.of($0) } == level)
  }

  @Test func `a line matches if its pattern and its level do`() throws {
    let matcher = LineMatcher(pattern: try LogPattern("disk"), level: .warning)
    func matches(_ line: String) -> Bool { Array(line.utf8).withUnsafeBytes { matcher.matches($0) } }
    #expect(matches("ERROR disk") && matches("WARN disk"))
    #expect(!matches("INFO disk") && !matches("ERROR net") && !matches("disk"))
  }
}
