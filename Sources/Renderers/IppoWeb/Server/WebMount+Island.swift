import IppoRender

extension WebMount {
  /// The tag of the script that looks after views in pages that something else makes; once in each such page, anywhere.
  ///
  /// The page's policy has to allow scripts and frames of its own origin: `script-src 'self'; frame-src 'self'`.
  public var islandScript: String {
    "<script src=\"\(HTMLWriter.escaped(policy.basePath.page + WebAsset.island.path))\" defer></script>"
  }

  /// The markup of the app's window as an island: a single view in a page that something else makes.
  ///
  /// ```swift
  /// router.get("/") { _, _ in Page(counter: try widgets.island(at: "counter", title: "Counter"), script: widgets.islandScript) }
  /// ```
  ///
  /// It is a page of its own in a frame, with a session of its own; there may be any number of them. Without scripts it shows what
  /// the server has rendered. The app's configuration has to be `isEmbeddable`.
  ///
  /// - Parameters:
  ///   - address: what the window shows, from the app's first folder on; nothing for what it shows first.
  ///   - title: what the frame is called by assistive technology.
  ///   - height: of the frame in CSS pixels, for views that take all the room there is, such as lists. `nil`: that of the content,
  ///     as far as scripts run.
  /// - Throws: ``WebServerError`` when the app may not be embedded, or the address leads elsewhere.
  public func island(at address: String = "", title: String, height: Int? = nil) throws(WebServerError) -> String {
    guard hosting.configuration.isEmbeddable else { throw .notEmbeddable(policy.basePath.page) }
    guard !address.hasPrefix("/"), LinkScheme.isOwn(address) else { throw .island(address) }
    let height = height.map { " height=\"\(max(0, $0))\"" } ?? ""
    return "<ippo-view><iframe src=\"\(HTMLWriter.escaped(policy.basePath.page + address))\" "
      + "title=\"\(HTMLWriter.escaped(title))\"\(height)></iframe></ippo-view>"
  }
}
