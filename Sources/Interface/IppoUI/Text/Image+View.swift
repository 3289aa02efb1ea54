extension Image: PrimitiveView {
  func element(in context: ElementContext) -> RenderElement {
    let environment = context.environment
    var style = TextStyle(in: environment)
    for modifier in environment.textModifiers.reversed() { style.apply(modifier, in: environment) }
    let color: RenderPaint? =
      switch (source, templateMode) {
      case (.symbol, _), (_, .template):
        environment.foregroundStyles.first?._storage.paint(in: environment.outerForeground)
      default: nil
      }
    return .image(
      RenderImage(
        render(source, in: environment), font: style.font, color: color, fit: isResizable ? .stretch : .original,
        isPixelated: interpolation == Interpolation.none, scale: scale, reportsFailure: loading != nil))
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard let loading, case .custom(name: "error", detail: _) = event, case .url(let url) = source else { return false }
    loading.fail(url)
    return true
  }

  private func render(_ source: Source, in environment: EnvironmentValues) -> RenderImage.Source {
    switch source {
    case .symbol(let name): .symbol(environment.symbolVariants.apply(to: name))
    case .asset(let name): .asset(name)
    case .url(let url): .url(url.absoluteString)
    }
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if isDecorative {
      attributes.accessibility.isHidden = true
    } else if let label {
      attributes.accessibility.label = label.string(in: context.environment)
    } else if case .asset(let name) = source {
      attributes.accessibility.label = name
    }
  }
}
