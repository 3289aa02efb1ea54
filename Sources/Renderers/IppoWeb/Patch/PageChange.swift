import IppoRender

/// The nodes that a turn has touched so far, each with its former state.
struct PageChange {
  struct Snapshot {
    var node: RenderNode
    var parent: RenderNodeID?
    var children: [RenderNodeID]
    var fill: FillAxes
    var animation: RenderAnimation?

    init(_ entry: AnnotatedRenderTree<FillAxes>.Entry, _ animation: RenderAnimation?) {
      node = entry.node
      parent = entry.parent
      children = entry.children
      fill = entry.annotation
      self.animation = animation
    }
  }

  var touched: [RenderNodeID: Snapshot] = [:]
  var created: Set<RenderNodeID> = []
  var removed: Set<RenderNodeID> = []
  /// The app's changes of the texts of fields, in order; `nil` for a text that is replaced as a whole.
  var texts: [(id: RenderNodeID, field: RenderField)] = []
  /// The addresses to open outside of the page.
  var openings: [String] = []
  /// The text to copy to the clipboard.
  var copied: String?
  /// The uses of the person's devices.
  var deviceRequests: [DeviceRequest] = []
  /// The scrolling to do after all other changes.
  var scrolls: [(id: RenderNodeID, target: RenderScrollTarget, animation: RenderAnimation?)] = []

  mutating func touch(_ id: RenderNodeID, _ animation: RenderAnimation?, in tree: AnnotatedRenderTree<FillAxes>) {
    guard !created.contains(id), let entry = tree.entry(id) else { return }
    if touched[id] == nil {
      touched[id] = Snapshot(entry, animation)
    } else if let animation {
      touched[id]!.animation = animation
    }
  }
}
