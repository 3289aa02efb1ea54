/// Something that takes bytes from outside, and has to survive all of them.
struct FuzzTarget: Sendable {
  /// As it is called on the command line.
  var name: String
  /// Valid inputs, from which the others are made.
  var seeds: [[UInt8]]
  /// Pieces that mean something in these inputs: key words, numbers at the limits, delimiters.
  var tokens: [[UInt8]]
  /// No input is longer.
  var maximumLength = 4096
  /// Takes one input. A trap, a failed `check`, or 20 seconds without an answer are what is looked for.
  var run: @Sendable (_ input: [UInt8]) async throws -> Void
}

/// What a target found wrong without a trap.
struct FuzzFailure: Error, CustomStringConvertible {
  var description: String
}

/// Fails the input at hand unless a condition holds.
func check(_ condition: Bool, _ message: @autoclosure () -> String) throws(FuzzFailure) {
  if !condition { throw FuzzFailure(description: message()) }
}
