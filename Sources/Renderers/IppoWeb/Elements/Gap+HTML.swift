import IppoRender

extension RenderGap: HTMLUnit {
  /// Room for rows that have not been made; the client tells when it comes near what is seen.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(
      context.surroundings.isAmongRows ? "li" : context.boxTag, class: axis == .vertical ? "gap" : "gap across")
    element["aria-hidden"] = "true"
    element["data-also"] = "gap"
    element["data-count"] = "\(count)"
    if outlineLevel > 1 { element["data-level"] = "\(outlineLevel)" }
    element.styles["--count"] = "\(count)"
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { axis == .vertical ? .horizontal : .vertical }

  var place: ElementPlace { .row(isOption: outlineLevel == 0) }
}
