import IppoUI

@testable import IppoTerminal

/// What a window with some content looks like, as text; without colours, so that every mark is a character.
func screen(_ columns: Int, _ rows: Int, _ content: Tree..., showsBraille: Bool = true) -> String {
  var capabilities = TerminalCapabilities(colorDepth: .none)
  capabilities.showsBraille = showsBraille
  let renderer = TerminalRenderer(size: CellSize(columns: columns, rows: rows), capabilities: capabilities)
  let ops = Tree.node(.window, RenderAttributes(), content).ops()
  try! renderer.apply(RenderFrame(revision: 1, entries: ops.map { RenderFrame.Entry($0) }))
  _ = renderer.layout()
  _ = renderer.draw()
  var lines = (0..<rows).map { row in
    String(renderer.screen.text(row: row).reversed().drop { $0 == " " }.reversed())
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines.joined(separator: "\n")
}
