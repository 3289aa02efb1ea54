/// Everything a renderer must be able to show: a closed set, so that an exhaustive `switch` finds a forgotten renderer.
///
/// Lengths are in points. A terminal maps points to cells; a browser maps them to CSS pixels.
///
/// The comment of each case states its children, in order.
///
/// What an element consists of lies in a box of its size, which all copies share: most elements are small, and some have
/// many properties.
public indirect enum RenderElement: Equatable, Sendable {
  /// The root of a graph. Children: the content, then the presentations, bottom-most first.
  case window

  // MARK: Content

  /// A paragraph. No children.
  case text(RenderText)
  /// A symbol or a named image. No children.
  case image(RenderImage)
  /// A filled or stroked outline that takes the space it is offered. No children.
  case shape(RenderShape)
  /// Flexible empty space along the axis of the enclosing stack. No children.
  case spacer(minLength: Double?)
  /// A line across the axis of the enclosing stack. No children.
  case divider
  /// Determinate or indeterminate progress. Children: the label, if any.
  case progress(RenderProgress)

  // MARK: Layout

  /// `HStack`, `VStack` and their lazy twins. Children: the arranged views.
  case stack(RenderStack)
  /// `ZStack`. Children: back to front (by ``RenderAttributes/zIndex``, then by order).
  case layers(RenderAlignment)
  /// `background` or `overlay`: the second child is offered the size of the first. Children: content, decoration.
  case decoration(RenderDecoration)
  /// A modifier that changes the size or place of its one child.
  case box(RenderBox)
  /// A modifier that changes only how its one child is drawn.
  case effect(RenderEffect)
  /// Cells in columns and rows. Children: see ``RenderGrid/Kind``.
  case grid(RenderGrid)
  /// One row of a grid. Children: the cells.
  case gridRow(RenderGridRow)
  /// `Layout`: children where the graph puts them. Children: the views.
  case arrangement(RenderArrangement)
  /// `ViewThatFits`: the first child that fits into the room on offer is shown, or else the last one. Children: the
  /// alternatives.
  case fitting(RenderFitting)
  /// A scrollable region. Children: the content.
  case scroll(RenderScroll)
  /// A region that reports its size: `GeometryReader`. Children: the content, aligned to the top leading corner.
  case geometry

  // MARK: Collections

  /// `List` and `Form`. Children: sections and rows.
  case list(RenderList)
  /// Children: the header if `hasHeader`, the rows, the footer if `hasFooter`.
  case section(RenderSection)
  /// One row of a list. Children: the content, then the leading swipe actions, then the trailing ones (buttons).
  case row(RenderRow)
  /// Rows that have not been made yet. No children.
  case gap(RenderGap)

  // MARK: Controls

  /// Children: the label.
  case button(RenderButton)
  /// Children: the label.
  case toggle(RenderToggle)
  /// A text field, or a text editor. Children: the label, if it is not text alone.
  case field(RenderField)
  /// Children: the label.
  case picker(RenderPicker)
  /// Children: the label, if any.
  case slider(RenderSlider)
  /// Children: the label.
  case stepper(RenderStepper)
  /// A button that opens a menu; open or closed belongs to the renderer.
  /// Children: the label, then the items (buttons, toggles, pickers, dividers, sections, menus).
  case menu(RenderMenu)
  /// A choice of files, or a file to take. No children.
  case files(RenderFiles)
  /// Children: the label, then, when expanded, the content.
  case disclosure(isExpanded: Bool)

  // MARK: Containers

  /// A navigation stack. Children: pages, the last one on screen, or navigations: the last one on screen, or all of
  /// them side by side. Covered pages keep their state and are inert.
  case navigation(RenderNavigation)
  /// One screen of a navigation stack. Children: toolbar items, then the content.
  case page(RenderPage)
  /// Children: the content of the item.
  case toolbarItem(RenderToolbarItem)
  /// Children: one per tab in the order of the items; only the selected one is on screen.
  case tabs(RenderTabs)

  // MARK: Presentations

  /// A part of the window that presentations do not go beyond: an app within another. Children: the content, then the
  /// presentations, bottom-most first.
  case stage
  /// A modal or anchored surface over the window or the stage. Children: see ``RenderPresentation/Kind``.
  case presentation(RenderPresentation)

  // MARK: Extension

  /// An element of a page that a script of the app defines. Children: the fallback, for where there is no such script, then
  /// what is in its slots.
  case custom(RenderCustomElement)
}
