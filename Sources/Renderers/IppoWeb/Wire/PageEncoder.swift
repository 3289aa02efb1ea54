public import IppoRender

/// The work of a session on every frame, without a session. Benchmarks measure it next to the graph and the terminal.
@_spi(Measurement)
public struct PageEncoder {
  private var mirror: PageMirror
  private var revision = 1

  /// Mirrors a tree.
  ///
  /// - Parameter tree: What the client shows.
  public init(_ tree: RenderTree) {
    mirror = PageMirror(tree)
  }

  /// Encodes a frame.
  ///
  /// - Parameter frame: What changed in the tree.
  /// - Returns: The message to the client, empty if nothing on the page changed.
  /// - Throws: A `RenderTreeError` if the frame does not fit the tree.
  public mutating func encode(_ frame: RenderFrame) throws(RenderTreeError) -> String {
    let patches = try mirror.apply([frame])
    if patches.isEmpty { return "" }
    revision += 1
    return PageFrame(revision: revision, patches: patches).json(acknowledged: 0)
  }
}
