/// The root of a graph: the content as one element, then the presentations.
struct WindowElement<Content: View>: PrimitiveView {
  let root: Content

  var content: some View { Unary { root.modifier(EditModeScope()) } }

  func element(in context: ElementContext) -> RenderElement { .window }

  static var outlets: [OutletID] { [.presentations] }
}
