import IppoRender
import Synchronization

/// A page that several visitors have been shown.
final class SharedPage: Sendable {
  let tree: RenderTree
  let mirror: PageMirror
  let content: PageContent
  let fingerprint: Int
  private let deflated = Mutex<DeflatedPart?>(nil)

  init(_ tree: RenderTree, _ mirror: PageMirror, _ content: PageContent, fingerprint: Int) {
    self.tree = tree
    self.mirror = mirror
    self.content = content
    self.fingerprint = fingerprint
  }

  /// The approximate size in memory.
  var bytes: Int { 512 * tree.count + content.html.count + content.css.count }

  /// The elements of the page, compressed once for all visitors. That pays for itself, so that it is not done at the
  /// lowest level.
  var elements: DeflatedPart? {
    deflated.withLock { deflated in
      if deflated == nil { deflated = DeflatedPart(content.html, level: 6) }
      return deflated
    }
  }
}
