extension Text: PrimitiveView {
  func element(in context: ElementContext) -> RenderElement { .text(render(in: context.environment)) }
}
