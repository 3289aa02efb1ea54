internal import Foundation
internal import IppoRender

extension Recording {
  /// The recording as a text for people: each step, the actions that follow from it, and what changed.
  ///
  /// The text is safe to print: it has no control characters but line breaks.
  public var story: String {
    let name = header.program.isEmpty ? "a program" : header.program
    var lines = [
      "Recording of \(name): \(header.steps) steps, \(header.actions) actions, \(body.stores.count) stores"
        + (body.archive.isEmpty ? "" : ", from the middle of a session")
    ]
    var step = 0
    for entry in body.entries {
      switch entry {
      case .step(let event):
        step += 1
        lines.append("\(step). \(event.description)")
      case .action(let action):
        let store = body.stores[action.store].stateType
        lines.append("   \(store) \(action.description) (\(action.origin.rawValue))")
        lines += action.changes.map { "     \($0.path) = \($0.value)" }
      case .screen(let change):
        lines += change.removed.map { "   - \($0.description)" } + change.added.map { "   + \($0.description)" }
      case .uuid(let uuid): lines.append("   uuid \(uuid)")
      case .date(let date): lines.append("   date \(date.timeIntervalSince1970) s since 1970")
      case .random(let number): lines.append("   random number \(number)")
      case .sleep(let length): lines.append("   sleep \(Self.seconds(length)) s")
      case .wake(let time): lines.append("   wake at \(Self.seconds(time)) s")
      case .time(let time): lines.append("   time \(Self.seconds(time)) s")
      case .call(let call): lines.append("   call \(call.number) \(call.description)")
      case .answer(let answer):
        lines.append("   call \(answer.call) \(answer.outcome.description)")
        if let omission = answer.outcome.value?.omission { lines.append("     not in the recording: \(omission)") }
      case .issue(let text): lines.append("   issue: \(text)")
      }
    }
    return lines.map(Self.printable).joined(separator: "\n")
  }

  private static func seconds(_ nanoseconds: Int64) -> String { "\(Double(nanoseconds) / 1_000_000_000)" }

  /// A line without characters that a terminal would obey.
  static func printable(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
          default: scalar.properties.isBidiControl ? "\u{FFFD}" : scalar
          }
        }))
  }
}
