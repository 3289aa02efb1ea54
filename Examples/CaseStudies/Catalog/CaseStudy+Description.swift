extension CaseStudy {
  struct Description {
    let category: Category
    let symbol: String
    let title: String
    let summary: String

    init(_ category: Category, _ symbol: String, _ title: String, _ summary: String) {
      self.category = category
      self.symbol = symbol
      self.title = title
      self.summary = summary
    }
  }

  var description: Description {
    switch self {
    case .counter:
      Description(.basics, "plusminus", "Counter", "State, actions, a reducer and a view.")
    case .twoCounters:
      Description(.basics, "number", "Two Counters", "One feature used twice, with scopes.")
    case .composition:
      Description(.basics, "trophy", "Scoreboard", "A parent that watches what its children do, and has the last word.")
    case .bindingForm:
      Description(
        .basics, "slider.horizontal.3", "Bindable Form", "Controls that write to the state through one action.")
    case .bindingActions:
      Description(
        .basics, "arrow.left.arrow.right", "Bindings by Action", "Bindings that send an action of their own each.")
    case .optionalState:
      Description(.basics, "circle.dashed", "Optional State", "A child that is there or not.")
    case .focus:
      Description(.basics, "scope", "Focus", "A form that moves the keyboard focus to what is missing.")
    case .dialogs:
      Description(.basics, "quote.bubble", "Alerts and Dialogs", "Alerts and confirmation dialogs as state.")
    case .animations:
      Description(
        .basics, "sparkles", "Animations", "Animations that travel with actions, from views and from effects.")
    case .viewActions:
      Description(
        .basics, "cup.and.saucer", "View Actions", "What a view may say, set apart from what a feature says to itself.")

    case .sharedInMemory:
      Description(
        .sharing, "dollarsign.circle", "Shared in Memory",
        "One value that two features hold, for as long as the program runs.")
    case .sharedFile:
      Description(.sharing, "doc.text", "Shared in a File", "Notes in a JSON file, with bindings to its elements.")
    case .sharedDefaults:
      Description(.sharing, "gearshape", "Shared in User Defaults", "Settings in the user defaults, lent to a sheet.")
    case .sharedNotifications:
      Description(.sharing, "wind", "Custom Shared Key", "A shared value that follows notifications.")

    case .effectBasics:
      Description(.effects, "bolt", "Effects", "Waiting, and asking a client that may fail.")
    case .cancellation:
      Description(.effects, "xmark.circle", "Cancellation", "Work with an id that can be ended or begun anew.")
    case .longLiving:
      Description(.effects, "bell", "Long-Living Effect", "A stream that is followed while a screen is there.")
    case .refreshable:
      Description(.effects, "arrow.clockwise", "Refresh", "A gesture that lasts as long as its effect.")
    case .timers:
      Description(.effects, "timer", "Timers", "A metronome on an injected clock.")
    case .search:
      Description(.effects, "magnifyingglass", "Search", "Debounced questions, and answers that come too late.")
    case .webSocket:
      Description(.effects, "arrow.up.arrow.down", "Web Socket", "A connection, its messages, pings, and its end.")
    case .systemEnvironment:
      Description(.effects, "globe", "System Environment", "Time, language, ids and chance as dependencies.")

    case .loadThenNavigate:
      Description(
        .navigation, "books.vertical", "Load, then Navigate",
        "A list that fetches what is behind a row before it goes there.")
    case .navigateThenLoad:
      Description(
        .navigation, "arrow.right", "Navigate, then Load",
        "A page that opens at once and fills when its content arrives.")
    case .loadThenPresent:
      Description(
        .navigation, "square.and.arrow.down", "Load, then Present", "A sheet that comes up when its content is there.")
    case .presentThenLoad:
      Description(.navigation, "shippingbox", "Present, then Load", "A sheet that comes up at once.")
    case .navigationStack:
      Description(.navigation, "square.stack", "Navigation Stack", "Pages of several kinds as elements of an array.")
    case .destinations:
      Description(
        .navigation, "arrow.triangle.branch", "Destinations",
        "Page, popover, sheet, dialog and alert as cases of one enum.")
    case .recursion:
      Description(.navigation, "infinity", "Recursion", "A feature that holds features of its own kind.")

    case .favouriting:
      Description(.components, "heart", "Favouriting", "A button that is drawn before the server has answered.")
    case .downloads:
      Description(.components, "map", "Downloads", "A button with progress, which can be stopped.")
    case .voiceMemos:
      Description(.components, "mic", "Voice Memos", "A recorder and players, of which one is heard at a time.")
    case .undo:
      Description(.components, "arrow.uturn.backward", "Undo", "A reducer around a reducer that takes steps back.")
    case .recording:
      Description(.components, "record.circle", "Recording", "A reducer around a reducer that plays actions again.")
    case .onChange:
      Description(
        .components, "fork.knife", "Reacting to Changes", "What follows from a change, whichever action made it.")
    case .printChanges:
      Description(.components, "terminal", "Printing Changes", "Actions and differences of the state, as they happen.")

    case .todos:
      Description(
        .apps, "checkmark.square", "Todos", "A list to filter, edit, move, delete, and to be sorted a little later.")
    case .login:
      Description(.apps, "key", "Login", "A login of two screens, before a game; the program is one enum.")
    case .rehearsals:
      Description(.apps, "calendar", "Rehearsals", "List, detail, form and a timer on one stack, kept in a file.")
    }
  }
}
