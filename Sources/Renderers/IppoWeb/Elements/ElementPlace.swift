import IppoRender

/// The properties of a child on which the markup of its parent depends.
///
/// Pages, dialogs, lists and grids place a child by its kind, a stack with a spacer fills the room along its axis, and
/// a box around a view with an aspect ratio takes over that ratio.
enum ElementPlace: Equatable {
  case toolbar(RenderToolbarItem.Placement)
  case button
  case row(isLink: Bool)
  case gridRow(columns: Int, alignments: [RenderAlignment.Horizontal?])
  case proportion(Double?)
  case spacer
  case divider
  /// `labelsHidden()`: it names the control, which takes no more room than it needs.
  case unseenLabel
  case content
}

extension RenderElement {
  var place: ElementPlace {
    switch self {
    case .toolbarItem(let item): .toolbar(item.placement)
    case .button: .button
    case .row(let row): .row(isLink: row.isLink)
    case .gap: .row(isLink: false)
    case .gridRow(let row):
      .gridRow(columns: row.spans.reduce(0, +), alignments: RenderGridRow.columnAlignments(of: [row]))
    case .spacer: .spacer
    case .divider: .divider
    case .text(let text) where text.isUnseenLabel: .unseenLabel
    case .box(.aspectRatio(let ratio, isFill: false)): .proportion(ratio)
    case .window, .text, .image, .shape, .progress, .stack, .layers, .decoration, .box, .effect, .grid, .arrangement,
      .fitting, .scroll, .geometry, .list, .section, .toggle, .field, .picker, .slider, .stepper, .menu, .files,
      .disclosure,
      .navigation, .page, .tabs, .presentation, .custom:
      .content
    }
  }

  /// Effects and what is behind or before a view have no say in how large it is.
  var isAsLargeAsItsFirstChild: Bool {
    switch self {
    case .effect: true
    case .decoration(let decoration): decoration.kind == .background || decoration.kind == .overlay
    case .window, .text, .image, .shape, .spacer, .divider, .progress, .stack, .layers, .box, .grid, .gridRow,
      .arrangement, .fitting, .scroll, .geometry, .list, .section, .row, .gap, .button, .toggle, .field, .picker,
      .slider,
      .stepper, .menu, .files, .disclosure, .navigation, .page, .toolbarItem, .tabs, .presentation, .custom:
      false
    }
  }

  /// Whether every child has a place in the markup. A page whose bar is hidden has none for the items of the
  /// bar.
  var showsAllChildren: Bool {
    switch self {
    case .page: false
    case .window, .text, .image, .shape, .spacer, .divider, .progress, .stack, .layers, .decoration, .box, .effect,
      .grid, .gridRow, .arrangement, .fitting, .scroll, .geometry, .list, .section, .row, .gap, .button, .toggle,
      .field,
      .picker, .slider, .stepper, .menu, .files, .disclosure, .navigation, .toolbarItem, .tabs, .presentation, .custom:
      true
    }
  }
}
