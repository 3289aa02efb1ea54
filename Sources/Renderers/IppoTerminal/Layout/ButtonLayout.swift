import IppoUI

/// How much a button draws around its label: it follows from its style and from where it stands.
struct ButtonChrome: Equatable {
  /// Drawn as a box with a background of its own, or in brackets where there are no colours.
  var isBoxed: Bool
  /// Columns at each side of the label.
  var horizontal: Int
  /// Rows above and below the label.
  var vertical = 0

  static let none = ButtonChrome(isBoxed: false, horizontal: 0)

  init(isBoxed: Bool, horizontal: Int, vertical: Int = 0) {
    self.isBoxed = isBoxed
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(of node: LayoutNode) {
    guard case .button(let button) = node.element else {
      self = .none
      return
    }
    let place = node.controlPlace
    switch button.style {
    case .plain, .custom, .assistive: self = .none
    case .borderless: self = .none
    // A link in a row is drawn by the row, elsewhere it is text in the accent colour.
    case .link: self = place == .bar ? ButtonChrome(isBoxed: false, horizontal: 1) : .none
    case .automatic where place == .row: self = .none
    case .automatic where place == .bar: self = ButtonChrome(isBoxed: false, horizontal: 1)
    case .automatic, .bordered, .borderedProminent:
      self =
        switch button.size {
        case .mini, .small: ButtonChrome(isBoxed: true, horizontal: 1)
        case .regular, .large: ButtonChrome(isBoxed: true, horizontal: 2)
        case .extraLarge: ButtonChrome(isBoxed: true, horizontal: 3, vertical: 1)
        }
    }
  }
}

/// Where a control stands, as far as it changes how it is drawn.
enum ControlPlace { case content, row, bar }

extension LayoutNode {
  var controlPlace: ControlPlace {
    for ancestor in ancestors {
      switch ancestor.element {
      case .row: return .row
      case .toolbarItem: return .bar
      case .presentation, .page, .window: return .content
      default: continue
      }
    }
    return .content
  }
}

/// A label, and what is drawn around it.
struct ButtonLayout: ElementLayout {
  let button: RenderButton

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard button.style != .assistive else { return .zero }
    let chrome = ButtonChrome(of: node)
    let (x, y) = (Double(chrome.horizontal), Double(chrome.vertical))
    let label = node.labelExtent(proposal.inset(width: 2 * x, height: 2 * y))
    return label.outset(top: y, leading: x, bottom: y, trailing: x)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let chrome = ButtonChrome(of: node)
    let rect = CellRect(columns: size.columns, rows: size.rows).inset(
      top: chrome.vertical, leading: chrome.horizontal, bottom: chrome.vertical, trailing: chrome.horizontal)
    let isCentred = chrome.isBoxed || node.controlPlace != .row
    node.placeLabel(
      in: rect, alignment: RenderAlignment(horizontal: isCentred ? .center : .leading),
      proposal: proposal.inset(width: Double(2 * chrome.horizontal), height: Double(2 * chrome.vertical)))
  }
}

extension LayoutNode {
  /// The extent of a control's label: its children side by side, one column apart.
  func labelExtent(_ proposal: Proposal) -> Extent {
    let children = shown
    guard children.count > 1 else { return children.first?.extent(proposal) ?? .zero }
    let extents = children.map { $0.extent(proposal) }
    return Extent(
      width: extents.reduce(Double(children.count - 1)) { $0 + $1.width }, height: extents.map(\.height).max() ?? 0)
  }

  func placeLabel(in rect: CellRect, alignment: RenderAlignment, proposal: Proposal) {
    let children = shown
    if children.count == 1 {
      children[0].place(in: rect, alignment: alignment, proposal: proposal)
      return
    }
    var column = rect.column
    for child in children {
      let own = child.extent(proposal).snapped
      child.place(
        CellRect(column: column, row: rect.row, columns: own.columns, rows: min(own.rows, max(1, rect.rows))))
      column += own.columns + 1
    }
  }
}
