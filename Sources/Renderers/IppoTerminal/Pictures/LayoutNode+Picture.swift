import IppoRender

/// The picture of a node, which it keeps as long as it shows the same one.
struct NodePicture {
  var entry: PictureEntry
  var place: PicturePlace?
}

extension LayoutNode {
  /// The picture from a source; `nil` until its file is there, and if the terminal shows no pictures.
  func picture(from source: RenderImage.Source) -> PictureEntry? {
    if let known = cache.picture?.entry, known.request.isDark == window.pictures.isDark { return known }
    releasePicture()
    guard let entry = window.pictures.entry(for: source, of: id) else { return nil }
    cache.picture = NodePicture(entry: entry)
    return entry
  }

  /// The cells of the picture, in a size; `nil` until it is prepared.
  func picturePlace(_ entry: PictureEntry, size: CellSize) -> PicturePlace? {
    guard let rendition = window.pictures.rendition(of: entry, size: size) else { return nil }
    if let place = cache.picture?.place, place.rendition === rendition { return place }
    let place = window.pictures.place(rendition, size: size)
    cache.picture?.place = place
    return place
  }

  /// The node is gone, or shows something else.
  func releasePicture() {
    if let entry = cache.picture?.entry { window.pictures.release(entry, of: id) }
    cache.picture = nil
  }
}
