extension OutletID {
  /// Items of a page's bars, in tree order.
  static let toolbar = OutletID(name: "toolbar", placement: .before, order: .byTree)
}

/// Shows items in the bars of the page around a view.
struct ToolbarModifier<Items: View>: OutletModifier {
  typealias Body = Never

  let items: Items

  var outlet: OutletID { .toolbar }
  var attachment: some View { ToolbarItems(items: items) }
}

extension View {
  /// Items in the bars of the page.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()._toolbarItems))
  }

  /// Views in the bars of the page, each at its usual place.
  @_disfavoredOverload  // what is empty is content of both kinds
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content().modifier(ToolbarItemElement(.trailing))))
  }
}
