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

  /// Adopts the result of a piece of work, and lays out and draws the views that need it. The next layout reports the
  /// end of a load to views that wait for it.
  func adopt(_ result: PictureWork.Result) {
    guard let entry = store.adopt(result) else { return }
    for node in entry.users.sorted().compactMap({ tree[$0] }) { tree.invalidate(node) }
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
