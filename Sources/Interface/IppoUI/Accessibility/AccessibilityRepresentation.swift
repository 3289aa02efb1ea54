/// The views in place of a view for assistive technology.
private struct RepresentationModifier<Representation: View>: ViewModifier {
  let representation: Representation

  func body(content: Content) -> some View {
    content
      .accessibilityHidden(true)
      // Unseen, and not in the way of the pointer; the keyboard and screen readers find it.
      .background { representation.opacity(0).allowsHitTesting(false) }
  }
}

extension View {
  /// Lets assistive technology and the keyboard use other views in place of this one. They are behind it, unseen.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(RepresentationModifier(representation: representation()))
  }

  /// Gives a view, such as a drawing, the parts that assistive technology finds in it. They are behind it, unseen.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    background { children().opacity(0).allowsHitTesting(false) }.accessibilityElement(children: .contain)
  }
}
