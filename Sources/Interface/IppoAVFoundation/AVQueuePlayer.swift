public import Foundation
internal import Synchronization

/// Plays media one after the other (`AVFoundation.AVQueuePlayer`).
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {  // its lock guards what changes
  private let queue = Mutex<[AVPlayerItem]>([])

  /// A player of items, in their order.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue.withLock { $0 = items }
    actionAtItemEnd = .advance
  }

  /// The items that have not been played, the current one first.
  open func items() -> [AVPlayerItem] { queue.withLock { $0 } }

  /// Whether an item can be put after another one: it is not in the queue, and the other one is.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    queue.withLock { items in
      !items.contains { $0 === item } && (afterItem.map { after in items.contains { $0 === after } } ?? true)
    }
  }

  /// Puts an item after another one, or at the end for `nil`. An item that cannot be put there is left out.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    queue.withLock { items in
      let index = afterItem.flatMap { after in items.firstIndex { $0 === after } }.map { $0 + 1 } ?? items.count
      items.insert(item, at: index)
    }
    if currentItem == nil { super.replaceCurrentItem(with: item) }
  }

  /// Takes an item out of the queue. The current one is followed by the next.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    queue.withLock { $0.removeAll { $0 === item } }
  }

  /// Takes all items out of the queue, and stops.
  open func removeAllItems() {
    queue.withLock { $0 = [] }
    super.replaceCurrentItem(with: nil)
  }

  /// Goes on with the next item.
  open func advanceToNextItem() {
    let next = queue.withLock { items in
      if !items.isEmpty { items.removeFirst() }
      return items.first
    }
    super.replaceCurrentItem(with: next)
  }

  /// Puts another item in the place of the current one.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue.withLock { items in
      if !items.isEmpty { items.removeFirst() }
      if let item { items.insert(item, at: 0) }
    }
    super.replaceCurrentItem(with: item)
  }

  /// Goes on with the next item, if ``AVPlayer/actionAtItemEnd-swift.property`` says so.
  @MainActor package override func itemDidEnd(_ item: AVPlayerItem) {
    guard actionAtItemEnd == .advance, item === currentItem, items().count > 0 else { return }
    let isLast = items().count == 1
    advanceToNextItem()
    if !isLast { play() }
  }
}

/// Repeats an item of a queue player (`AVFoundation.AVPlayerLooper`), until it is disabled or released.
public final class AVPlayerLooper: NSObject, @unchecked Sendable {  // its values do not change
  private let player: AVQueuePlayer

  /// Puts an item into a player, and has the player repeat the item without a gap.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    if player.currentItem !== itemToLoop {
      player.removeAllItems()
      player.insert(itemToLoop, after: nil)
    }
    player.playback.set(isLooped: true)
  }

  deinit { player.playback.set(isLooped: false) }

  /// Ends the repetition after the present one.
  public func disableLooping() { player.playback.set(isLooped: false) }
}
