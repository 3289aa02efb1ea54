import IppoRender

/// What the terminal knows of each element. Every unit says in its own file which element it is for.
struct TerminalUnits: RenderElementVisitor {}

extension RenderElement {
  /// What the terminal knows of the element.
  var unit: any TerminalElement { accept(TerminalUnits()) }
}
