extension Image: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// Makes a node that shows the picture, or the canvas that draws it.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    Shown._makeNode(view.shown, in: parent, inputs)
  }

  /// Gives the node another picture.
  public static func _patchNode(_ node: _Node, _ view: Self) { Shown._patchNode(node, view.shown) }

  private typealias Shown = _ConditionalContent<ImageElement, DrawnImage>

  private var shown: Shown {
    if case .drawing(let drawing) = source { return Shown(.second(DrawnImage(image: self, drawing: drawing))) }
    return Shown(.first(ImageElement(image: self)))
  }
}

/// A symbol, or a picture that renderers load.
private struct ImageElement: PrimitiveView, Equatable {
  let image: Image

  func element(in context: ElementContext) -> RenderElement {
    let environment = context.environment
    var style = TextStyle(in: environment)
    for modifier in environment.textModifiers.reversed() { style.apply(modifier, in: environment) }
    let source = render(image.source, in: environment)
    let own = colors(of: source, in: environment)
    let color: RenderPaint? =
      switch (image.source, image.templateMode) {
      case (.symbol, _) where own != nil: own.map { .color($0.front) }
      case (.symbol, _), (_, .template):
        environment.foregroundStyles.first?._storage.paint(in: environment.outerForeground)
      default: nil
      }
    return .image(
      RenderImage(
        source, font: style.font, color: color,
        back: own?.back.map { .paint(.color($0)) } ?? back(in: environment),
        fit: image.isResizable ? .stretch : .original,
        isPixelated: image.interpolation == Image.Interpolation.none, scale: image.scale,
        size: size(in: environment), reportsFailure: image.loading != nil))
  }

  /// The colours that belong to the symbol, where these are asked for.
  private func colors(of source: RenderImage.Source, in environment: EnvironmentValues) -> SymbolColors.Pair? {
    guard environment.symbolRenderingMode == .multicolor, case .symbol(let name) = source else { return nil }
    return SymbolColors.colors(of: name)
  }

  /// The size of a symbol beside text, which the surroundings set. Pictures have a size of their own.
  private func size(in environment: EnvironmentValues) -> RenderImage.SymbolSize {
    guard case .symbol = image.source else { return .medium }
    return switch environment.imageScale {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }

  /// Two styles are a palette without being asked for, as in SwiftUI.
  private func back(in environment: EnvironmentValues) -> RenderImage.Back? {
    guard case .symbol = image.source else { return nil }
    switch environment.symbolRenderingMode {
    case .hierarchical: return .weaker
    case nil, .palette:
      guard environment.foregroundStyles.count > 1 else { return nil }
      return environment.foregroundStyles[1]._storage.paint(in: environment.outerForeground).map { .paint($0) }
    default: return nil
    }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard let loading = image.loading, case .custom(let name, detail: _) = event, case .url(let url) = image.source
    else { return false }
    switch name {
    case "error": loading.fail(url)
    case "load": loading.succeed(url)
    default: return false
    }
    return true
  }

  private func render(_ source: Image.Source, in environment: EnvironmentValues) -> RenderImage.Source {
    switch source {
    case .symbol(let name): .symbol(environment.symbolVariants.apply(to: name))
    case .asset(let name): .asset(name)
    case .url(let url): .url(url.absoluteString)
    // It is shown by a canvas.
    case .drawing: .symbol("")
    }
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if image.isDecorative {
      attributes.accessibility.isHidden = true
    } else if let label = image.label {
      attributes.accessibility.label = label.string(in: context.environment)
    } else if case .asset(let name) = image.source {
      attributes.accessibility.label = name
    }
  }
}
