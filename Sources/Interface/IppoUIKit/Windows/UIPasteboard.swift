internal import ConcurrencyExtras
public import Foundation
import IppoRender

/// The clipboard (`UIKit.UIPasteboard`).
///
/// The clipboard belongs to the user: a browser lets an app read it by `PasteButton` alone. The app can read back its
/// own items, which are stored for the window that put them in. Texts and addresses also reach the user's clipboard.
/// Browsers allow that right after the user has pressed something, and terminals by their settings (OSC 52).
open class UIPasteboard: NSObject, @unchecked Sendable {  // its lock guards it
  /// The pasteboard of the window of the running code; outside of windows, that of the process.
  public static var general: UIPasteboard { WindowDisplay.current?.attachment { UIPasteboard() } ?? process }

  private static let process = UIPasteboard()

  /// The items have changed. The object of the notification is the pasteboard.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  private enum Item {
    case string(String)
    case url(URL)
    case color(UIColor)
    case image(UIImage)

    /// The item as a text for other programs; `nil` for other items.
    var text: String? {
      switch self {
      case .string(let text): text
      case .url(let url): url.absoluteString
      case .color, .image: nil
      }
    }
  }

  private let lock = NSLock()
  private var items: [Item] = []
  private var changes = 0

  private override init() {}

  private func replace(_ new: [Item]) {
    lock.withLock {
      items = new
      changes += 1
    }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
    let texts = new.compactMap(\.text)
    guard !texts.isEmpty, let display = WindowDisplay.current else { return }
    let text = texts.joined(separator: "\n")
    onMainActor { display.copy(text) }
  }

  private func all<T>(_ pick: (Item) -> T?) -> [T] { lock.withLock { items }.compactMap(pick) }

  /// The number of changes.
  open var changeCount: Int { lock.withLock { changes } }

  /// The first text; `nil` for none. Setting it replaces all items, and `nil` empties the pasteboard.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; `nil` for none. Setting them replaces all items.
  open var strings: [String]? {
    get { all { if case .string(let text) = $0 { text } else { nil } }.nonEmpty }
    set { replace((newValue ?? []).map(Item.string)) }
  }

  /// The first URL; `nil` for none. Setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All URLs; `nil` for none. Setting them replaces all items.
  open var urls: [URL]? {
    get { all { if case .url(let url) = $0 { url } else { nil } }.nonEmpty }
    set { replace((newValue ?? []).map(Item.url)) }
  }

  /// The first colour; `nil` for none. Setting it replaces all items.
  open var color: UIColor? {
    get { all { if case .color(let color) = $0 { color } else { nil } }.first }
    set { replace(newValue.map { [.color($0)] } ?? []) }
  }

  /// The first picture; `nil` for none. Setting it replaces all items.
  open var image: UIImage? {
    get { all { if case .image(let image) = $0 { image } else { nil } }.first }
    set { replace(newValue.map { [.image($0)] } ?? []) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// The number of items, of all kinds.
  open var numberOfItems: Int { lock.withLock { items.count } }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
