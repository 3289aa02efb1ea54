/// The content of a node that a renderer must be able to show. The set is closed, so that an exhaustive `switch` finds
/// a forgotten renderer.
///
/// Lengths are in points. A terminal maps points to cells; a browser maps them to CSS pixels.
///
/// The comment of each case states its children, in order.
///
/// The properties of an element lie in a box of their size, which all copies share: most elements are small, and some
/// have many properties.
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
  /// `Layout`: children at the positions that the graph computes. Children: the views.
  case arrangement(RenderArrangement)
  /// `ViewThatFits`: the first child that fits into the space on offer is shown, or else the last one. Children: the
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

  /// An element of a page that a script of the app defines. Children: the fallback, which is shown without such a
  /// script, then the content of its slots.
  case custom(RenderCustomElement)
}

/// A renderer's function of all elements. A renderer conforms to the protocol with a result for each element, so that a
/// forgotten element does not compile.
///
/// The payload of an element names the element. Cases without a payload have a method with their own name.
public protocol RenderElementVisitor {
  /// The result for an element.
  associatedtype Unit

  func visitWindow() -> Unit
  func visit(_ text: RenderText) -> Unit
  func visit(_ image: RenderImage) -> Unit
  func visit(_ shape: RenderShape) -> Unit
  func visitSpacer(minLength: Double?) -> Unit
  func visitDivider() -> Unit
  func visit(_ progress: RenderProgress) -> Unit
  func visit(_ stack: RenderStack) -> Unit
  func visitLayers(_ alignment: RenderAlignment) -> Unit
  func visit(_ decoration: RenderDecoration) -> Unit
  func visit(_ box: RenderBox) -> Unit
  func visit(_ effect: RenderEffect) -> Unit
  func visit(_ grid: RenderGrid) -> Unit
  func visit(_ row: RenderGridRow) -> Unit
  func visit(_ arrangement: RenderArrangement) -> Unit
  func visit(_ fitting: RenderFitting) -> Unit
  func visit(_ scroll: RenderScroll) -> Unit
  func visitGeometry() -> Unit
  func visit(_ list: RenderList) -> Unit
  func visit(_ section: RenderSection) -> Unit
  func visit(_ row: RenderRow) -> Unit
  func visit(_ gap: RenderGap) -> Unit
  func visit(_ button: RenderButton) -> Unit
  func visit(_ toggle: RenderToggle) -> Unit
  func visit(_ field: RenderField) -> Unit
  func visit(_ picker: RenderPicker) -> Unit
  func visit(_ slider: RenderSlider) -> Unit
  func visit(_ stepper: RenderStepper) -> Unit
  func visit(_ menu: RenderMenu) -> Unit
  func visit(_ files: RenderFiles) -> Unit
  func visitDisclosure(isExpanded: Bool) -> Unit
  func visit(_ navigation: RenderNavigation) -> Unit
  func visit(_ page: RenderPage) -> Unit
  func visit(_ item: RenderToolbarItem) -> Unit
  func visit(_ tabs: RenderTabs) -> Unit
  func visitStage() -> Unit
  func visit(_ presentation: RenderPresentation) -> Unit
  func visit(_ element: RenderCustomElement) -> Unit
}

extension RenderElement {
  /// Calls the visitor's method for this element.
  @inlinable
  public func accept<Visitor: RenderElementVisitor>(_ visitor: Visitor) -> Visitor.Unit {
    switch self {
    case .window: visitor.visitWindow()
    case .text(let text): visitor.visit(text)
    case .image(let image): visitor.visit(image)
    case .shape(let shape): visitor.visit(shape)
    case .spacer(let minLength): visitor.visitSpacer(minLength: minLength)
    case .divider: visitor.visitDivider()
    case .progress(let progress): visitor.visit(progress)
    case .stack(let stack): visitor.visit(stack)
    case .layers(let alignment): visitor.visitLayers(alignment)
    case .decoration(let decoration): visitor.visit(decoration)
    case .box(let box): visitor.visit(box)
    case .effect(let effect): visitor.visit(effect)
    case .grid(let grid): visitor.visit(grid)
    case .gridRow(let row): visitor.visit(row)
    case .arrangement(let arrangement): visitor.visit(arrangement)
    case .fitting(let fitting): visitor.visit(fitting)
    case .scroll(let scroll): visitor.visit(scroll)
    case .geometry: visitor.visitGeometry()
    case .list(let list): visitor.visit(list)
    case .section(let section): visitor.visit(section)
    case .row(let row): visitor.visit(row)
    case .gap(let gap): visitor.visit(gap)
    case .button(let button): visitor.visit(button)
    case .toggle(let toggle): visitor.visit(toggle)
    case .field(let field): visitor.visit(field)
    case .picker(let picker): visitor.visit(picker)
    case .slider(let slider): visitor.visit(slider)
    case .stepper(let stepper): visitor.visit(stepper)
    case .menu(let menu): visitor.visit(menu)
    case .files(let files): visitor.visit(files)
    case .disclosure(let isExpanded): visitor.visitDisclosure(isExpanded: isExpanded)
    case .navigation(let navigation): visitor.visit(navigation)
    case .page(let page): visitor.visit(page)
    case .toolbarItem(let item): visitor.visit(item)
    case .tabs(let tabs): visitor.visit(tabs)
    case .stage: visitor.visitStage()
    case .presentation(let presentation): visitor.visit(presentation)
    case .custom(let element): visitor.visit(element)
    }
  }
}
