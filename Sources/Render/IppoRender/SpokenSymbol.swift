/// The spoken names of symbols without a label.
///
/// SF Symbols of common actions have names of their own on Apple platforms ("Add" for `plus`); others are read by the
/// words of their names.
public enum SpokenSymbol {
  /// The accessible name of a symbol without a label.
  ///
  /// ```swift
  /// SpokenSymbol.name(of: "plus.circle.fill")   // "Add"
  /// SpokenSymbol.name(of: "folder.badge.plus")  // "folder badge plus"
  /// ```
  ///
  /// Circles, squares and fills around or in a symbol change nothing about what it means.
  ///
  /// - Parameter symbol: An SF Symbols name.
  public static func name(of symbol: String) -> String {
    if let name = names[symbol] { return name }
    let words = symbol.split(separator: ".").filter { $0 != "fill" }
    let meaning = words.filter { !enclosures.contains($0) }
    return names[words.joined(separator: ".")] ?? names[meaning.joined(separator: ".")] ?? words.joined(separator: " ")
  }

  /// The accessible name of a symbol without a label, in the language of a window if there is a translation.
  ///
  /// - Parameters:
  ///   - symbol: An SF Symbols name.
  ///   - words: The words of the window.
  package static func name(of symbol: String, in words: RenderWords) -> String {
    words.translation(of: name(of: symbol))
  }

  private static let enclosures: Set<Substring> = ["circle", "square", "rectangle"]

  private static let names: [String: String] = [
    // Actions
    "plus": "Add", "minus": "Remove", "trash": "Delete", "xmark": "Close", "multiply": "Close", "checkmark": "Selected",
    "pencil": "Edit", "square.and.pencil": "Compose", "square.and.arrow.up": "Share", "square.and.arrow.down": "Save",
    "magnifyingglass": "Search", "plus.magnifyingglass": "Zoom In", "minus.magnifyingglass": "Zoom Out",
    "ellipsis": "More", "gear": "Settings", "gearshape": "Settings", "gearshape.2": "Settings",
    "slider.horizontal.3": "Adjust", "slider.vertical.3": "Adjust", "line.3.horizontal": "Menu",
    "line.3.horizontal.decrease": "Filter", "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo",
    "arrow.triangle.2.circlepath": "Sync", "arrow.2.circlepath": "Repeat",
    "arrow.uturn.backward": "Undo", "arrow.uturn.left": "Undo", "arrow.uturn.forward": "Redo",
    "arrow.uturn.right": "Redo", "arrow.up.arrow.down": "Sort", "doc.on.doc": "Copy", "doc.on.clipboard": "Paste",
    "scissors": "Cut", "printer": "Print", "archivebox": "Archive", "paperplane": "Send",
    "arrowshape.turn.up.left": "Reply", "arrowshape.turn.up.left.2": "Reply All",
    "arrowshape.turn.up.right": "Forward", "delete.left": "Delete", "delete.backward": "Delete",
    "paperclip": "Attach", "link": "Link", "eye": "Show", "eye.slash": "Hide", "lock": "Locked",
    "lock.open": "Unlocked",
    "sidebar.left": "Sidebar", "sidebar.leading": "Sidebar", "sidebar.right": "Inspector",
    "sidebar.trailing": "Inspector",
    // Going somewhere
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward",
    "chevron.up": "Up", "chevron.down": "Down", "arrow.up": "Up", "arrow.down": "Down", "arrow.left": "Left",
    "arrow.right": "Right", "arrow.backward": "Back", "arrow.forward": "Forward", "house": "Home",
    "rectangle.portrait.and.arrow.right": "Sign Out",
    // What a person thinks of it
    "heart": "Love", "heart.slash": "Unlove", "star": "Favorite", "star.slash": "Unfavorite",
    "hand.thumbsup": "Like", "hand.thumbsdown": "Dislike", "bookmark": "Bookmark", "flag": "Flag", "pin": "Pin",
    "pin.slash": "Unpin", "tag": "Tag",
    // What there is
    "person": "Person", "person.2": "People", "person.3": "Group", "person.crop": "Profile", "bell": "Notifications",
    "bell.slash": "Mute Notifications", "calendar": "Calendar", "clock": "Clock", "alarm": "Alarm", "timer": "Timer",
    "stopwatch": "Stopwatch", "envelope": "Mail", "phone": "Phone", "video": "Video", "camera": "Camera",
    "photo": "Photo", "map": "Map", "location": "Location", "folder": "Folder", "doc": "Document", "tray": "Inbox",
    "book": "Book", "cart": "Shopping Cart", "creditcard": "Credit Card", "gift": "Gift", "globe": "Globe",
    "keyboard": "Keyboard", "list.bullet": "List", "square.grid.2x2": "Grid", "info": "Info",
    "questionmark": "Help", "exclamationmark": "Warning", "exclamationmark.triangle": "Warning",
    "sun.max": "Bright", "moon": "Dark Mode",
    // Playing
    "play": "Play", "pause": "Pause", "playpause": "Play or Pause", "stop": "Stop", "forward": "Fast Forward",
    "backward": "Rewind", "forward.end": "Next", "backward.end": "Previous", "shuffle": "Shuffle",
    "repeat": "Repeat", "mic": "Dictate", "mic.slash": "Mute", "speaker": "Volume", "speaker.wave.2": "Volume",
    "speaker.slash": "Mute",
  ]
}
