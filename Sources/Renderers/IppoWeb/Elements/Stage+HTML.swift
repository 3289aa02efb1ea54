import IppoRender

extension HTMLContext {
  /// A box that what is fixed within it does not leave. What it shows over its content is no business of `showModal()`,
  /// which makes the whole page inert: `stage.js` looks after it.
  func stage() -> HTMLElement {
    var element = root("div", class: "stage", children: nodes)
    element["data-also"] = "stage"
    return element
  }
}
