/// How far the server has come with a client's events.
package struct Acknowledgement: Equatable, Sendable, ExpressibleByIntegerLiteral {
  /// The last event that was handled: what it changed has been sent.
  package var handled: Int
  /// The last event the client need not send again, whatever becomes of the server's process.
  package var kept: Int

  package init(handled: Int, kept: Int) {
    self.handled = handled
    self.kept = kept
  }

  /// All up to an event is handled and kept.
  package init(_ sequence: Int) { self.init(handled: sequence, kept: sequence) }

  package init(integerLiteral sequence: Int) { self.init(sequence) }

  /// `handled`, or `[handled,kept]` where they differ.
  package func write(to json: inout JSONWriter) {
    guard handled != kept else { return json.integer(handled) }
    json.array { json in
      json.integer(handled)
      json.integer(kept)
    }
  }
}
