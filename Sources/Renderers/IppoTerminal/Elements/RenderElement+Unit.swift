import IppoRender

/// The terminal's units for all elements. The file of each unit names its element.
struct TerminalUnits: RenderElementVisitor {}

extension RenderElement {
  /// The terminal's unit for the element.
  var unit: any TerminalElement { accept(TerminalUnits()) }
}
