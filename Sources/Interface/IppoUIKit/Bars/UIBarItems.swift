public import Foundation
package import IppoRender

/// An item of a bar (`UIKit.UIBarItem`).
@MainActor @preconcurrency
open class UIBarItem: UIView {
  /// The text of the item; `nil` for none. An item for a purpose has the English word, and shows that of the window's language.
  open var title: String? {
    didSet {
      word = nil
      changes.note()
    }
  }
  /// The word of an item for a purpose, until the item has another title.
  package private(set) var word: LibraryWord?
  /// The picture of the item; `nil` for none.
  open var image: UIImage? { didSet { changes.note() } }
  /// Whether the user can operate the item.
  open var isEnabled = true { didSet { changes.note() } }
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Gives the item the title of its purpose.
  fileprivate func setTitle(_ word: LibraryWord?) {
    title = word?.rawValue
    self.word = word
  }

  /// Keeps attributes for the title; what is drawn stays as it is.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }

  /// The attributes that were set for a state; `nil` for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  open override class func appearance() -> UIBarItem { Appearances.proxy { UIBarItem() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIBarItem {
    appearance()
  }
}

/// A button in a bar (`UIKit.UIBarButtonItem`). A page shows the buttons of its controller's `navigationItem`.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// An ordinary button, or the button that completes the task of the page.
  public enum Style: Int, Sendable { case plain, done = 2 }

  /// The purpose of a button, which determines its title or its picture.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

    fileprivate var word: LibraryWord? {
      switch self {
      case .done: .done
      case .cancel: .cancel
      case .edit: .edit
      case .save: .save
      case .undo: .undo
      case .redo: .redo
      default: nil
      }
    }

    fileprivate var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play"
      case .pause: "pause"
      case .rewind: "backward"
      case .fastForward: "forward"
      default: nil
      }
    }
  }

  /// Whether the button completes the task of the page.
  open var style = Style.plain
  /// The action that a press of the button performs; `nil` for none.
  open var primaryAction: UIAction? { didSet { changes.note() } }
  /// The menu that a button without an action opens; `nil` for none.
  open var menu: UIMenu? { didSet { changes.note() } }
  /// A view in place of the button; `nil` for none.
  open var customView: UIView? { didSet { changes.note() } }
  /// The width of the button, in points; 0 for the width of its content. The value is stored, but renderers decide.
  open var width: CGFloat = 0
  /// Whether the item is space, and not a button.
  package private(set) var isSpace = false

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(frame: .zero)
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button for a purpose.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(
      image: systemItem.symbol.flatMap(UIImage.init(systemName:)), primaryAction: primaryAction, menu: menu)
    if let word = systemItem.word { setTitle(word) }
    style = systemItem == .done || systemItem == .save ? .done : .plain
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init(frame: .zero)
    self.customView = customView
  }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Space that takes the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Space of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Has no effect in browsers and terminals: they place the back button themselves.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  /// Performs the action of a pressed button.
  package func press() { primaryAction?.perform(from: self) }

  open override class func appearance() -> UIBarButtonItem { Appearances.proxy { UIBarButtonItem() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIBarButtonItem {
    appearance()
  }
}

/// The tab (`UIKit.UITabBarItem`) of a controller in a `UITabBarController`.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The purpose of a tab, which determines its title and its picture.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed

    fileprivate var content: (word: LibraryWord, symbol: String) {
      switch self {
      case .more: (.more, "ellipsis")
      case .favorites: (.favorites, "star.fill")
      case .featured: (.featured, "star.fill")
      case .topRated: (.topRated, "star.fill")
      case .recents: (.recents, "clock.fill")
      case .contacts: (.contacts, "person.crop.circle.fill")
      case .history: (.history, "clock.fill")
      case .bookmarks: (.bookmarks, "book.fill")
      case .search: (.search, "magnifyingglass")
      case .downloads: (.downloads, "arrow.down.circle.fill")
      case .mostRecent: (.mostRecent, "clock.fill")
      case .mostViewed: (.mostViewed, "list.number")
      }
    }
  }

  /// The picture of the selected tab; `nil` for the picture of all tabs. The picture is stored, and not shown.
  open var selectedImage: UIImage?
  /// The text in a badge beside the tab; `nil` for none.
  open var badgeValue: String? { didSet { changes.note() } }
  /// The colour behind the badge; `nil` for that of the platform. The value is stored, but renderers ignore it.
  open var badgeColor: UIColor?
  /// The offset of the title, in points. The value is stored, but renderers ignore it.
  open var titlePositionAdjustment = UIOffset.zero
  /// The space around the picture, in points. The value is stored, but renderers ignore it.
  open var imageInsets = UIEdgeInsets.zero

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A tab with a number of its own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(frame: .zero)
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// A tab for a purpose.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: UIImage(systemName: systemItem.content.symbol), tag: tag)
    setTitle(systemItem.content.word)
  }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  open override class func appearance() -> UITabBarItem { Appearances.proxy { UITabBarItem() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITabBarItem {
    appearance()
  }
}
