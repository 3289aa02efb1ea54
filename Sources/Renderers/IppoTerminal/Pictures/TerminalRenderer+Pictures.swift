import IppoRender

extension TerminalRenderer {
  private var store: PictureStore { tree.window.pictures }

  /// Whether somebody loads pictures, by ``takePictureWork()`` and ``adopt(_:)``.
  var loadsPictures: Bool {
    get { store.isServed }
    set { store.isServed = newValue }
  }

  /// How the terminal shows pictures.
  var pictureMethod: TerminalPictures { loadsPictures ? store.method : .none }

  /// Adopts how the terminal shows pictures.
  func adopt(pictures method: TerminalPictures, cell: CellSize, colors: Int) {
    guard store.method != method || store.cell != cell || store.colors != colors else { return }
    (store.method, store.cell, store.colors) = (method, cell, colors)
    remeasurePictures()
  }

  /// Gives the pictures the terminal's colours.
  func adoptPictureColors() {
    let palette = capabilities.palette
    guard store.background != palette.background || store.isDark != palette.isDark else { return }
    (store.background, store.isDark) = (palette.background, palette.isDark)
    remeasurePictures()
  }

  /// The work on pictures that the last layout and drawing asked for.
  func takePictureWork() -> [PictureWork] { store.takeWork() }

  /// Adopts the result of a piece of work, and lays out and draws the views that need it.
  ///
  /// - Returns: Events for views whose picture could not be loaded.
  func adopt(_ result: PictureWork.Result) -> [TerminalEvent] {
    guard let entry = store.adopt(result) else { return [] }
    let nodes = entry.users.sorted().compactMap { tree[$0] }
    for node in nodes { tree.invalidate(node) }
    guard case .failed(_, _, isLost: true) = result else { return [] }
    return nodes.compactMap { node in
      guard case .image(let image) = node.element, image.reportsFailure else { return nil }
      return TerminalEvent(.custom(name: "error", detail: "null"), to: node.id)
    }
  }

  private func remeasurePictures() {
    func visit(_ node: LayoutNode) {
      if case .image(let image) = node.element, image.isPicture {
        node.releasePicture()
        tree.invalidate(node)
      }
      for child in node.children { visit(child) }
    }
    if let root = tree.root { visit(root) }
  }
}

extension RenderImage {
  /// Whether it is a picture, and not a symbol.
  var isPicture: Bool {
    switch source {
    case .symbol: false
    case .asset, .url: true
    }
  }
}
