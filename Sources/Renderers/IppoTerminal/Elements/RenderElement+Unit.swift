import IppoRender

extension RenderElement {
  /// What the terminal knows of the element: the one place where elements are told apart.
  var unit: any TerminalElement {
    switch self {
    case .window: WindowElement()
    case .text(let text): TextElement(text: text)
    case .image(let image): ImageElement(image: image)
    case .shape(let shape): ShapeElement(shape: shape)
    case .spacer(let minLength): SpacerElement(minLength: minLength)
    case .divider: DividerElement()
    case .progress(let progress): ProgressElement(progress: progress)
    case .stack(let stack): StackElement(stack: stack)
    case .layers(let alignment): LayersElement(alignment: alignment)
    case .decoration(let decoration): DecorationElement(decoration: decoration)
    case .box(let box): BoxElement(box: box)
    case .effect(let effect): EffectElement(effect: effect)
    case .grid(let grid): GridElement(grid: grid)
    case .gridRow(let row): GridRowElement(row: row)
    case .arrangement(let arrangement): ArrangementElement(arrangement: arrangement)
    case .fitting(let fitting): FittingElement(fitting: fitting)
    case .scroll(let scroll): ScrollElement(scroll: scroll)
    case .geometry: GeometryElement()
    case .list(let list): ListElement(list: list)
    case .section(let section): SectionElement(section: section)
    case .row(let row): RowElement(row: row)
    case .gap(let gap): GapElement(gap: gap)
    case .button(let button): ButtonElement(button: button)
    case .toggle(let toggle): ToggleElement(toggle: toggle)
    case .field(let field): FieldElement(field: field)
    case .picker(let picker): PickerElement(picker: picker)
    case .slider(let slider): SliderElement(slider: slider)
    case .stepper(let stepper): StepperElement(stepper: stepper)
    case .menu(let menu): MenuElement(menu: menu)
    case .files: FilesElement()
    case .disclosure(let isExpanded): DisclosureElement(isExpanded: isExpanded)
    case .navigation(let navigation): NavigationElement(navigation: navigation)
    case .page(let page): PageElement(page: page)
    case .toolbarItem(let item): ToolbarItemElement(item: item)
    case .tabs(let tabs): TabsElement(tabs: tabs)
    case .stage: WindowElement()
    case .presentation(let presentation): PresentationElement(presentation: presentation)
    case .custom: CustomElement()
    }
  }
}
