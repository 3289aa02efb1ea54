import Foundation
import SwiftUI

/// Writes every key that arrives as a line of a file: modifiers, name and phase.
struct KeyProbeView: View {
  let file: URL
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Keys: \(count)")
      Button("Listening") {}
        .onKeyPress(phases: .all) { press in
          write(press)
          count += 1
          return .handled
        }
    }
  }

  private func write(_ press: KeyPress) {
    let modifiers = [
      (EventModifiers.control, "ctrl"), (.option, "alt"), (.shift, "shift"),
    ].filter { press.modifiers.contains($0.0) }.map(\.1)
    let phase = press.phase == .up ? "up" : press.phase == .repeat ? "repeat" : "down"
    let line = (modifiers + [name(press)]).joined(separator: "+") + " " + phase + "\n"
    let known = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try? (known + line).write(to: file, atomically: true, encoding: .utf8)
  }

  private func name(_ press: KeyPress) -> String {
    switch press.key {
    case .return: "Return"
    case .tab: "Tab"
    case .escape: "Escape"
    case .space: "space"
    case .upArrow: "Up"
    case .delete: "BackSpace"
    default: press.characters
    }
  }
}
