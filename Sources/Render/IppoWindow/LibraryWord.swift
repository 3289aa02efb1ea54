/// A word of Ippo's own interface, which neither the app nor the browser supplies.
///
/// The words are on built-in buttons, in names for assistive technology and for common symbols, and in messages about
/// the connection. Others describe the keys and the reading mode of a terminal.
package enum LibraryWord: String, CaseIterable, Sendable {
  case add = "Add"
  case back = "Back"
  case calendar = "Calendar"
  case cancel = "Cancel"
  case close = "Close"
  case contextMenu = "Context menu"
  case copy = "Copy"
  case decrement = "Decrement"
  case delete = "Delete"
  case done = "Done"
  case down = "Down"
  case edit = "Edit"
  case elsewhere = "Open elsewhere."
  case favorite = "Favorite"
  case file = "File"
  case files = "Files"
  case filter = "Filter"
  case forward = "Forward"
  case gauge = "Gauge"
  case help = "Help"
  case hide = "Hide"
  case home = "Home"
  case increment = "Increment"
  case info = "Info"
  case left = "Left"
  case loading = "Loading"
  case menuSymbol = "Menu"
  case more = "More"
  case needsNewerBrowser = "This browser is too old for this page to respond to you."
  case needsScript = "This page needs JavaScript to respond to you."
  case next = "Next"
  case offline = "You are offline."
  case ok = "OK"
  case paste = "Paste"
  case pause = "Pause"
  case person = "Person"
  case photo = "Photo"
  case play = "Play"
  case previous = "Previous"
  case reconnecting = "Reconnecting…"
  case redo = "Redo"
  case refresh = "Refresh"
  case remove = "Remove"
  case reply = "Reply"
  case resize = "Resize"
  case right = "Right"
  case save = "Save"
  case search = "Search"
  case select = "Select"
  case selectedSymbol = "Selected"
  case send = "Send"
  case sent = "Sent"
  case settings = "Settings"
  case share = "Share"
  case show = "Show"
  case skipToContent = "Skip to content"
  case sort = "Sort"
  case stop = "Stop"
  case tooLong = "This is too long to be sent."
  case tryAgain = "Try again now"
  case undo = "Undo"
  case unreachable = "The server cannot be reached. This page tries again by itself."
  case up = "Up"
  case waiting = "Waiting for an answer…"
  case warning = "Warning"

  // The connection, files that are sent, and bars of UIKit. Names and numbers stand in place of #1 and #2.
  case bookmarks = "Bookmarks"
  case bytes = "#1 bytes"
  case connected = "Connected"
  case contacts = "Contacts"
  case downloads = "Downloads"
  case favorites = "Favorites"
  case featured = "Featured"
  case fileTooLarge = "“#1” is too large: a file may have #2."
  case fileWrongType = "“#1” is not of a type that is asked for."
  case filesAtMost = "#1 files can be sent at once."
  case filesDiskFull = "The server could not write the file."
  case filesGone = "These files are not asked for any more."
  case filesNoRoom = "There is no room for these files at the moment."
  case history = "History"
  case kilobytes = "#1 KB"
  case megabytes = "#1 MB"
  case mostRecent = "Most Recent"
  case mostViewed = "Most Viewed"
  case oneFileAtMost = "One file can be sent."
  case page = "Page #1"
  case recents = "Recents"
  case topRated = "Top Rated"

  // File dialogs, tables and menus. Names stand in place of #1.
  case activate = "Activate"
  case ascending = "ascending"
  case chooseItem = "Choose"
  case chooseFile = "Choose a File"
  case chooseFiles = "Choose Files"
  case descending = "descending"
  case discardChanges = "Discard Changes"
  case documentFault = "The document cannot be used"
  case edited = "Edited"
  case fold = "Fold"
  case moveNamed = "Move “#1”"
  case name = "Name"
  case newDocument = "New Document"
  case noDocument = "No Document"
  case noFileToRead = "There is no file “#1” that can be read."
  case noFolderHere = "A folder cannot be chosen here."
  case openItem = "Open…"
  case otherType = "“#1” is of another type."
  case parentFolder = "Parent Folder"
  case path = "Path"
  case replace = "Replace"
  case saveItem = "Save…"
  case saveNamed = "Save “#1”"
  case showMenu = "Show menu"
  case titleMenu = "Title menu"
  case unfold = "Unfold"
  case unsavedChanges = "The document has changes that are not saved"

  // Pages, films and maps.
  case map = "Map"
  case noFilmHere = "A terminal shows no picture and plays no sound."
  case openInNewTab = "Open in a new tab"
  case zoomIn = "Zoom in"
  case zoomOut = "Zoom out"

  // The reading mode of terminals: what an element is.
  case alert = "Alert"
  case button = "button"
  case checkBox = "check box"
  case choice = "choice"
  case dialog = "Dialog"
  case heading = "heading"
  case image = "image"
  case link = "link"
  case menu = "menu"
  case progress = "progress"
  case secureField = "secure text field"
  case slider = "slider"
  case stepper = "stepper"
  case switchControl = "switch"
  case tab = "tab"
  case textField = "text field"

  // The state of an element. Numbers stand in place of #1 and #2.
  case actionsAvailable = "actions available"
  case characters = "#1 characters"
  case collapsed = "collapsed"
  case empty = "empty"
  case expanded = "expanded"
  case invalid = "not valid"
  case mixed = "partly on"
  case off = "off"
  case on = "on"
  case position = "#1 of #2"
  case removed = "removed"
  case selected = "selected"
  case unavailable = "not available"

  // Commands and actions.
  case moveDown = "Move down"
  case moveUp = "Move up"
  case pressAndHold = "Press and hold"
  case quit = "Quit"

  // Messages. Names, values and numbers stand in place of #1 and #2.
  case askForLines = "New text of #1, ended by a line with a single dot:"
  case askForNumber = "New value of #1 (#2):"
  case askForStep = "#1: + or -"
  case askForText = "New text of #1, or an empty line to keep the text:"
  case copied = "Copied: #1"
  case helpActions = "a number and ?: the actions of an element, such as 3 ?"
  case helpAgain = "an empty line: read the screen again"
  case helpBack = "#1: leave the page or the list of choices"
  case helpChoice = "a number: choose an element, such as 3"
  case helpMore = "#1: read on in a long list"
  case helpQuit = "#1: end the program"
  case helpValue = "a number and a value: set the value of an element, such as 3 Kyoto"
  case hint = "Type the number of a choice, or ? for help."
  case noActions = "#1 has no actions."
  case noChoice = "There is no choice “#1”. Type ? for help."
  case noMore = "Everything has been read."
  case noWayBack = "This page cannot be left."
  case notAccepted = "“#1” does not fit here."
  case nothingChanged = "Nothing has changed."
  case opened = "Open: #1"
  case range = "#1 to #2"
  case remaining = "#1 left"

  // Keys of a terminal.
  case closeOrBack = "close, go back"
  case controlThere = "the control there; change a value"
  case deleteRow = "delete the row"
  case drawAnew = "draw the screen anew"
  case editText = "edit the text in $EDITOR"
  case findCommand = "find a command"
  case keysMove = "Moving"
  case keysRows = "Rows"
  case keysScreen = "Screen and program"
  case keysShortcuts = "Shortcuts of this screen"
  case keysUse = "Using controls"
  case moreActions = "more: context menu, actions of a row"
  case moveDivider = "move the dividing line"
  case moveRow = "move the row"
  case nextControl = "next, previous control"
  case noMatches = "No matches"
  case pressOrOpen = "press, open a menu"
  case quitKey = "quit"
  case refreshKey = "refresh"
  case scrollEnds = "scroll to the beginning, the end"
  case scrollPage = "scroll by a page"
  case selectText = "select text, as the terminal does"
  case suspend = "suspend"

  // Views without words of their own, and texts in the person's editor. Names and numbers stand in place of #1.
  case appMenu = "App"
  case checkSpelling = "Check the spelling or try a new search."
  case collapsedSection = "Collapsed"
  case doNotAskAgain = "Don’t ask again"
  case editorNoText = "The editor has left no text in UTF-8."
  case editorNotStarted = "The editor could not be started."
  case editorSignal = "The editor was ended by a signal."
  case editorStatus = "The editor ended with the status #1."
  case escape = "Escape"
  case expandedSection = "Expanded"
  case formatMenu = "Format"
  case magicTap = "Magic tap"
  case mail = "Mail"
  case menus = "Menus"
  case nextMonth = "Next month"
  case noResults = "No Results"
  case noResultsFor = "No Results for “#1”"
  case nothingHere = "Nothing Here"
  case previousMonth = "Previous month"
  case rename = "Rename"
  case scope = "Scope"
  case settingsItem = "Settings…"
  case shareItem = "Share…"
  case storeUnavailable = "Store Unavailable"
  case textUnchanged = "The text is as it was."
  case time = "Time"
  case untitled = "Untitled"
  case viewMenu = "View"
  case windowMenu = "Window"

  /// All words by language, in tables by their use.
  static let tables = [
    words, dialogWords, symbolWords, barWords, fileWords, documentWords, frameworkWords, keyWords, readingWords,
    viewWords,
  ]

  /// The word in a language, or in English if Ippo has no translation.
  ///
  /// - Parameter language: A BCP 47 tag. The script decides between forms of Chinese; without a script, the region
  ///   decides.
  package func text(in language: String?) -> String {
    guard let language else { return rawValue }
    let key = Self.key(of: language)
    return Self.tables.lazy.compactMap { $0[key]?[self] }.first ?? rawValue
  }

  /// The word with values in place of `#1` and `#2`.
  package static func filled(_ word: String, with values: [String]) -> String {
    var result = ""
    var rest = word[...]
    while let mark = rest.firstIndex(of: "#") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if let digit = rest.first?.wholeNumberValue, values.indices.contains(digit - 1) {
        result += values[digit - 1]
        rest.removeFirst()
      } else {
        result += "#"
      }
    }
    return result + rest
  }

  /// Whether there are words in a language.
  /// - Parameter language: A BCP 47 tag.
  package static func isTranslated(into language: String) -> Bool {
    let key = key(of: language)
    return key == "en" || words[key] != nil
  }

  /// Whether the words of a language are written from right to left.
  package static func isRightToLeft(_ language: String) -> Bool { ["ar", "he"].contains(key(of: language)) }

  /// The key of a language in tables of words.
  /// - Parameter language: A BCP 47 tag.
  package static func key(of language: String) -> String {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return "" }
    if first == "zh" {
      if parts.contains("hans") { return "zh-hans" }
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      return isTraditional ? "zh-hant" : "zh-hans"
    }
    return aliases[String(first)] ?? String(first)
  }

  /// Language codes that are aliases of others.
  private static let aliases = ["iw": "he", "no": "nb", "nn": "nb"]
}
