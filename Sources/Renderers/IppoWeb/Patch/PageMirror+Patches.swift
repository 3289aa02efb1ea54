import IppoRender

extension PageMirror {
  /// Compares what the touched nodes were with what they are, parents first: what was written anew with an ancestor
  /// needs no patches of its own.
  func patches(for change: PageChange) -> [PagePatch] {
    let nodes = change.touched.keys.filter { tree[$0] != nil }
      .map { (depth: tree.depth(of: $0), id: $0) }
      .sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
    var comparison = PageComparison(mirror: self, change: change)
    // Text edits come first, because new markup already contains the edited text.
    for text in change.texts where tree[text.id] != nil { comparison.edit(text.id, text.field) }
    for node in nodes { comparison.compare(node.id, change.touched[node.id]!) }
    for scroll in change.scrolls where tree[scroll.id] != nil {
      comparison.scroll(scroll.id, scroll.target, scroll.animation)
    }
    for url in change.openings { comparison.open(url) }
    if let text = change.copied { comparison.copy(text) }
    for request in change.deviceRequests { comparison.use(request) }
    return comparison.finish()
  }
}
