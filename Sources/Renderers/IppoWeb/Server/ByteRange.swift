/// The part of a file that a request asks for (RFC 9110, 14).
enum ByteRange: Equatable, Sendable {
  /// All of it: the request asks for no part, for several, or in units other than bytes.
  case whole
  case part(ClosedRange<Int>)
  /// The file lacks such a part: 416.
  case unsatisfiable

  /// - Parameters:
  ///   - field: the value of `Range`.
  ///   - size: bytes of the file.
  init(_ field: String?, size: Int) {
    guard let field, let unit = field.firstIndex(of: "="), field[..<unit].lowercased() == "bytes" else {
      self = .whole
      return
    }
    let ranges = field[field.index(after: unit)...].split(separator: ",", omittingEmptySubsequences: false)
    guard ranges.count == 1 else {
      self = .whole
      return
    }
    self = Self.part(ranges[0].drop { $0 == " " }, of: size).map { .part($0) } ?? .unsatisfiable
  }

  private static func part(_ text: Substring, of size: Int) -> ClosedRange<Int>? {
    let bounds = text.split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return nil
    }
    switch (number(bounds[0]), number(bounds[1])) {
    case (let first?, let last?): return first <= last && first < size ? first...min(last, size - 1) : nil
    case (let first?, nil): return bounds[1].isEmpty && first < size ? first...(size - 1) : nil
    case (nil, let length?):
      return bounds[0].isEmpty && length > 0 && size > 0 ? max(0, size - length)...(size - 1) : nil
    case (nil, nil): return nil
    }
  }
  /// Digits; what is too large to be told apart is as large as can be.
  private static func number(_ digits: Substring) -> Int? { Int(digits) ?? (digits.isEmpty ? nil : Int.max) }
}
