import IppoRender

/// The properties of a child on which the markup of its parent depends.
///
/// Pages, dialogs, lists and grids place a child by its kind. A stack with a spacer fills the space along its axis, and
/// a box around a view with an aspect ratio takes over that ratio.
enum ElementPlace: Equatable {
  case toolbar(RenderToolbarItem.Placement)
  case button
  /// `isOption`: whether the row can be an option of a list box, which holds neither links nor buttons.
  case row(isOption: Bool)
  case gridRow(columns: Int, alignments: [RenderAlignment?])
  case proportion(Double?)
  /// A stack whose views stand beside each other.
  case horizontalStack
  /// The proportion of the ideal width and the ideal height.
  case ideal(Double)
  /// A cell that asks for no room along these axes.
  case unsized(FillAxes)
  case spacer
  /// `labelsHidden()`: it names the control, which takes no more room than it needs.
  case unseenLabel
  case content

  /// The same place for a node that fills these axes. The proportion counts only for a node that fills both axes of its
  /// space.
  func filling(_ axes: FillAxes) -> ElementPlace {
    if case .proportion(_?) = self, !axes.isSuperset(of: .both) { .content } else { self }
  }

  /// A row, or room for rows.
  var isAmongRows: Bool { if case .row = self { true } else { false } }
}
