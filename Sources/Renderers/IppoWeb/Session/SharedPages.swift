import IppoRender
import Synchronization

/// First pages that are the same for several visitors, as they are where nobody has signed in.
///
/// What a session shows is worked out by the session, from its own state. Where that comes to the same tree as another
/// session's has, value for value, the page that was written for that one is taken over. The session would have written
/// the same page itself, so that visitors see only their own data.
final class SharedPages: Sendable {
  /// The key that tells trees apart before they are compared.
  private struct Key: Hashable {
    let address: String?
    let count: Int
    let revision: Int

    init(_ tree: RenderTree) {
      address = tree.root.flatMap { tree[$0]?.attributes.address }
      count = tree.count
      revision = tree.revision
    }
  }

  private struct Entry {
    let page: SharedPage
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: [Entry]] = [:]
    var bytes = 0
    /// Counts the uses of all pages.
    var uses = 0
    /// The visitors who have been shown pages that nobody else has been shown, as far as is known, by the pages' fingerprints.
    var seen: [Int: WebVisitor] = [:]
  }

  /// How many pages with one address there are for which others differ.
  private static let variants = 4
  /// How many fingerprints are kept.
  private static let fingerprints = 1024

  private let state = Mutex(State())
  private let capacity: Int

  /// - Parameter capacity: how many bytes the pages may take in memory, about.
  init(capacity: Int = 32 << 20) { self.capacity = capacity }

  /// How many there are.
  var count: Int { state.withLock { $0.entries.values.reduce(0) { $0 + $1.count } } }

  /// The page of a tree, if others have been shown the same.
  func page(showing tree: RenderTree) -> SharedPage? {
    let key = Key(tree)
    let candidates = state.withLock { $0.entries[key] ?? [] }
    guard let page = candidates.first(where: { $0.page.tree == tree })?.page else { return nil }
    state.withLock { state in
      state.uses += 1
      guard let index = state.entries[key]?.firstIndex(where: { $0.page === page }) else { return }
      state.entries[key]![index].lastUse = state.uses
    }
    return page
  }

  /// A page has been written for a visitor. It is kept if another one has been shown the same, so that what is for one visitor alone
  /// leaves nothing behind.
  func note(_ tree: RenderTree, _ mirror: PageMirror, _ content: PageContent, to visitor: WebVisitor) {
    let fingerprint = content.fingerprint
    state.withLock { state in
      if let other = state.seen[fingerprint] {
        guard other != visitor else { return }
        return add(SharedPage(tree, mirror, content, fingerprint: fingerprint), to: &state)
      }
      if state.seen.count == Self.fingerprints { state.seen = [:] }
      state.seen[fingerprint] = visitor
    }
  }

  private func add(_ page: SharedPage, to state: inout State) {
    guard page.bytes <= capacity else { return }
    let key = Key(page.tree)
    // Two visitors at once may bring the same.
    guard state.entries[key]?.contains(where: { $0.page.tree == page.tree }) != true else { return }
    state.uses += 1
    state.entries[key, default: []].append(Entry(page: page, lastUse: state.uses))
    state.bytes += page.bytes
    if state.entries[key]!.count > Self.variants { removeOldest(of: [key], &state) }
    while state.bytes > capacity { removeOldest(of: Array(state.entries.keys), &state) }
  }

  private func removeOldest(of keys: [Key], _ state: inout State) {
    let oldest = keys.compactMap { key in
      state.entries[key]?.enumerated().min { $0.element.lastUse < $1.element.lastUse }.map {
        (key, $0.offset, $0.element)
      }
    }.min { $0.2.lastUse < $1.2.lastUse }
    guard let (key, index, entry) = oldest else { return }
    state.entries[key]!.remove(at: index)
    if state.entries[key]!.isEmpty { state.entries[key] = nil }
    state.bytes -= entry.page.bytes
  }
}
