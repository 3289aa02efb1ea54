import IppoRender

extension RenderElement {
  /// What the web knows of the element: the one place where elements are told apart.
  var unit: any HTMLUnit {
    switch self {
    case .window: HTMLWindow()
    case .text(let text): text
    case .image(let image): image
    case .shape(let shape): shape
    case .spacer(let minLength): HTMLSpacer(minLength: minLength)
    case .divider: HTMLDivider()
    case .progress(let progress): progress
    case .stack(let stack): stack
    case .layers(let alignment): HTMLLayers(alignment: alignment)
    case .decoration(let decoration): decoration
    case .box(let box): box
    case .effect(let effect): effect
    case .grid(let grid): grid
    case .gridRow(let row): row
    case .arrangement(let arrangement): arrangement
    case .fitting(let fitting): fitting
    case .scroll(let scroll): scroll
    case .geometry: HTMLGeometry()
    case .list(let list): list
    case .section(let section): section
    case .row(let row): row
    case .gap(let gap): gap
    case .button(let button): button
    case .toggle(let toggle): toggle
    case .field(let field): field
    case .picker(let picker): picker
    case .slider(let slider): slider
    case .stepper(let stepper): stepper
    case .files(let files): files
    case .menu(let menu): menu
    case .disclosure(let isExpanded): HTMLDisclosure(isExpanded: isExpanded)
    case .navigation(let navigation): navigation
    case .page(let page): page
    case .toolbarItem(let item): item
    case .tabs(let tabs): tabs
    case .stage: HTMLStage()
    case .presentation(let presentation): presentation
    case .custom(let element): element
    }
  }
}
