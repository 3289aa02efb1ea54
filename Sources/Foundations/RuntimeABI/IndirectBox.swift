/// The box of an indirect case, which is the same for all enums: an object with the associated value behind its header.
package enum IndirectBox {
  private indirect enum Box<Content> {
    case content(Content)
  }

  /// Makes a box with a copy of a value.
  package static func make<Content>(_ content: UnsafeMutablePointer<Content>) -> Unmanaged<AnyObject> {
    Unmanaged.passRetained(unsafeBitCast(Box.content(content.pointee), to: AnyObject.self))
  }

  /// The address of the content of a box.
  package static func content<Content>(
    of box: Unmanaged<AnyObject>, as type: Content.Type
  ) -> UnsafeMutablePointer<Content> {
    let header = 2 * MemoryLayout<Int>.size
    let mask = MemoryLayout<Content>.alignment - 1
    return (box.toOpaque() + ((header + mask) & ~mask)).assumingMemoryBound(to: Content.self)
  }
}
