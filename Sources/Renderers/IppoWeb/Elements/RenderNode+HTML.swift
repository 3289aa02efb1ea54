import IppoRender

extension HTMLContext {
  /// The markup of the node, children left open.
  func element() -> HTMLElement {
    var element =
      switch node.element {
      case .window: root("div", class: "window", children: nodes)
      case .text(let text): text.html(self)
      case .image(let image): image.html(self)
      case .shape(let shape): shape.html(self)
      case .spacer(let minLength): spacer(minLength: minLength)
      case .divider: divider()
      case .progress(let progress): progress.html(self)
      case .stack(let stack): stack.html(self)
      case .layers(let alignment): layers(alignment)
      case .decoration(let decoration): decoration.html(self)
      case .box(let box): box.html(self)
      case .effect(let effect): effect.html(self)
      case .grid(let grid): grid.html(self)
      case .gridRow(let row): row.html(self)
      case .arrangement(let arrangement): arrangement.html(self)
      case .fitting(let fitting): fitting.html(self)
      case .scroll(let scroll): scroll.html(self)
      case .geometry: geometry()
      case .list(let list): list.html(self)
      case .section(let section): section.html(self)
      case .row(let row): row.html(self)
      case .gap(let gap): gap.html(self)
      case .button(let button): button.html(self)
      case .toggle(let toggle): toggle.html(self)
      case .field(let field): field.html(self)
      case .picker(let picker): picker.html(self)
      case .slider(let slider): slider.html(self)
      case .stepper(let stepper): stepper.html(self)
      case .files(let files): files.html(self)
      case .menu(let menu): menu.html(self)
      case .disclosure(let isExpanded): disclosure(isExpanded: isExpanded)
      case .navigation(let value): navigation(value)
      case .page(let page): page.html(self)
      case .toolbarItem(let item): item.html(self)
      case .tabs(let tabs): tabs.html(self)
      case .presentation(let presentation): presentation.html(self)
      case .custom(let name, let payload): custom(name: name, payload: payload)
      }
    applyAttributes(to: &element)
    return element
  }
}
