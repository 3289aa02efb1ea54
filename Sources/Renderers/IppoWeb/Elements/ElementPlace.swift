import IppoRender

/// The properties of a child on which the markup of its parent depends.
///
/// Pages, dialogs, lists and grids place a child by its kind, a stack with a spacer fills the room along its axis, and
/// a box around a view with an aspect ratio takes over that ratio.
enum ElementPlace: Equatable {
  case toolbar(RenderToolbarItem.Placement)
  case button
  /// `isOption`: can be an option of a list box, which holds no links and no buttons.
  case row(isOption: Bool)
  case gridRow(columns: Int, alignments: [RenderAlignment?])
  case proportion(Double?)
  /// A stack whose views stand beside each other.
  case horizontalStack
  /// It has an ideal width and an ideal height: the proportion of these.
  case ideal(Double)
  /// A cell that asks for no room along these axes.
  case unsized(FillAxes)
  case spacer
  /// `labelsHidden()`: it names the control, which takes no more room than it needs.
  case unseenLabel
  case content

  /// The same, of a node that fills these axes: what does not fill both of its room has no say in its proportion.
  func filling(_ axes: FillAxes) -> ElementPlace {
    if case .proportion(_?) = self, !axes.isSuperset(of: .both) { .content } else { self }
  }

  /// A row, or room for rows.
  var isAmongRows: Bool { if case .row = self { true } else { false } }
}
