import Foundation
import IppoRender

extension RenderMeasurement {
  /// The space on offer, each length null where it is unlimited, then `[child, width, height, width, height]` for each
  /// question. The first pair is the offer (null: the ideal length, -1: no limit), and the second the size of the
  /// child.
  init(from fields: inout any UnkeyedDecodingContainer) throws {
    func length(_ fields: inout any UnkeyedDecodingContainer) throws -> Double? {
      if try fields.decodeNil() { return nil }
      let value = try fields.decode(Double.self)
      return value == -1 ? .infinity : value
    }
    let width = try length(&fields)
    let height = try length(&fields)
    var questions: [RenderArrangement.Question] = []
    var sizes: [(width: Double, height: Double)] = []
    while !fields.isAtEnd {
      var answer: any UnkeyedDecodingContainer = try fields.nestedUnkeyedContainer()
      let child = try answer.integer("child", from: 0)
      let proposal = RenderArrangement.Proposal(width: try length(&answer), height: try length(&answer))
      questions.append(RenderArrangement.Question(child: child, proposal: proposal))
      sizes.append((try answer.decode(Double.self), try answer.decode(Double.self)))
      guard answer.isAtEnd else { throw MalformedMessage("an answer with more fields than it has") }
    }
    self.init(width: width, height: height, questions: questions, sizes: sizes)
  }

  func write(to json: inout JSONWriter) {
    func write(_ length: Double?, _ json: inout JSONWriter) {
      if let length { json.number(length.isFinite ? length : -1) } else { json.null() }
    }
    write(width, &json)
    write(height, &json)
    for (question, size) in zip(questions, sizes) {
      json.array { json in
        json.integer(question.child)
        for length in [question.proposal.width, question.proposal.height, size.width, size.height] {
          write(length, &json)
        }
      }
    }
  }
}
