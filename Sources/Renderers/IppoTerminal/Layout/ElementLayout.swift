import IppoUI

/// How an element measures itself and places its children: SwiftUI's layout protocol (proposal, size, placement).
protocol ElementLayout {
  /// The size the node chooses when it is offered `proposal`.
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent

  /// Places the node's shown children, relative to the node, now that its size is known.
  ///
  /// - Parameter proposal: What the node had been offered when it chose `size`, or `size` itself where rounding to
  ///   whole cells changed it.
  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal)

  /// Where what is in the node says that a guide is, in cells of the node; `nil` where nothing says so.
  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double?

  /// Nothing of the children shows outside of the node.
  var clipsChildren: Bool { get }
}

extension ElementLayout {
  var clipsChildren: Bool { false }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? { nil }
}

extension LayoutNode {
  var layout: any ElementLayout {
    switch element {
    case .window: WindowLayout()
    case .text(let text): TextLayout(text: text)
    case .image(let image): ImageLayout(image: image)
    case .shape, .geometry: FlexibleLayout()
    case .spacer(let minLength): SpacerLayout(minLength: minLength)
    case .divider: DividerLayout()
    case .progress(let progress): ProgressLayout(progress: progress)
    case .stack(let stack): StackLayout(stack: stack)
    case .layers(let alignment): LayersLayout(alignment: alignment)
    case .decoration(let decoration): DecorationLayout.layout(decoration)
    case .box(let box): BoxLayout.layout(box)
    case .effect(let effect): EffectLayout(effect: effect)
    case .grid(let grid):
      switch grid.kind {
      case .table: TableLayout(grid: grid)
      case .flow(let axis, let tracks): FlowLayout(grid: grid, axis: axis, tracks: tracks)
      }
    case .gridRow: GridRowLayout()
    case .arrangement(let arrangement): ArrangementLayout(arrangement: arrangement)
    case .fitting(let fitting): FittingLayout(fitting: fitting)
    case .scroll(let scroll): ScrollLayout(scroll: scroll)
    case .list(let list): ListLayout(list: list)
    case .section(let section): SectionLayout(section: section)
    case .row(let row): RowLayout(row: row)
    case .button(let button): ButtonLayout(button: button)
    case .toggle(let toggle): ToggleLayout(toggle: toggle)
    case .field(let field): FieldLayout(field: field)
    case .picker(let picker): PickerLayout(picker: picker)
    case .slider: SliderLayout()
    case .stepper: StepperLayout()
    case .menu(let menu): menu.style == .context ? LayersLayout(alignment: RenderAlignment()) : MenuLayout()
    case .disclosure: DisclosureLayout()
    case .navigation(let navigation):
      navigation.columns.isEmpty
        ? LayersLayout(alignment: .topLeading, isGreedy: true) : ColumnsLayout(columns: navigation.columns)
    case .page(let page): PageLayout(page: page)
    case .toolbarItem: LayersLayout(alignment: RenderAlignment())
    case .tabs(let tabs): TabsLayout(tabs: tabs)
    case .presentation(let presentation): PresentationLayout(presentation: presentation)
    case .custom: LayersLayout(alignment: .topLeading)
    }
  }

  /// The axis of the stack the node stands in, looking through modifiers.
  var enclosingAxis: RenderAxis? {
    for ancestor in ancestors {
      switch ancestor.element {
      case .stack(let stack): return stack.axis
      case .box, .effect, .arrangement, .fitting, .custom: continue
      case .decoration where ancestor.children.first.map({ isDescendant(of: $0) }) ?? false: continue
      case .gridRow: return .horizontal
      case .list, .section, .scroll, .grid: return .vertical
      default: return nil
      }
    }
    return nil
  }

  func isDescendant(of other: LayoutNode) -> Bool { self === other || ancestors.contains { $0 === other } }
}
