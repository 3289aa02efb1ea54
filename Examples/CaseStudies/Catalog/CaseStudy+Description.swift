extension CaseStudy {
  struct Description {
    let category: Category
    let title: String
    let summary: String

    init(_ category: Category, _ title: String, _ summary: String) {
      self.category = category
      self.title = title
      self.summary = summary
    }
  }

  var description: Description {
    switch self {
    case .counter:
      Description(.basics, "Counter", "State, actions, a reducer and a view.")
    case .twoCounters:
      Description(.basics, "Two Counters", "One feature used twice, with scopes.")
    case .composition:
      Description(.basics, "Scoreboard", "A parent that watches what its children do, and has the last word.")
    case .bindingForm:
      Description(.basics, "Bindable Form", "Controls that write to the state through one action.")
    case .bindingActions:
      Description(.basics, "Bindings by Action", "Bindings that send an action of their own each.")
    case .optionalState:
      Description(.basics, "Optional State", "A child that is there or not.")
    case .focus:
      Description(.basics, "Focus", "A form that moves the keyboard focus to what is missing.")
    case .dialogs:
      Description(.basics, "Alerts and Dialogs", "Alerts and confirmation dialogs as state.")
    case .animations:
      Description(.basics, "Animations", "Animations that travel with actions, from views and from effects.")
    case .viewActions:
      Description(.basics, "View Actions", "What a view may say, set apart from what a feature says to itself.")

    case .sharedInMemory:
      Description(.sharing, "Shared in Memory", "One value that two features hold, for as long as the program runs.")
    case .sharedFile:
      Description(.sharing, "Shared in a File", "Notes in a JSON file, with bindings to its elements.")
    case .sharedDefaults:
      Description(.sharing, "Shared in User Defaults", "Settings in the user defaults, lent to a sheet.")
    case .sharedNotifications:
      Description(.sharing, "Custom Shared Key", "A shared value that follows notifications.")

    case .effectBasics:
      Description(.effects, "Effects", "Waiting, and asking a client that may fail.")
    case .cancellation:
      Description(.effects, "Cancellation", "Work with an id that can be ended or begun anew.")
    case .longLiving:
      Description(.effects, "Long-Living Effect", "A stream that is followed while a screen is there.")
    case .refreshable:
      Description(.effects, "Refresh", "A gesture that lasts as long as its effect.")
    case .timers:
      Description(.effects, "Timers", "A metronome on an injected clock.")
    case .search:
      Description(.effects, "Search", "Debounced questions, and answers that come too late.")
    case .webSocket:
      Description(.effects, "Web Socket", "A connection, its messages, pings, and its end.")
    case .systemEnvironment:
      Description(.effects, "System Environment", "Time, language, ids and chance as dependencies.")

    case .loadThenNavigate:
      Description(.navigation, "Load, then Navigate", "A list that fetches what is behind a row before it goes there.")
    case .navigateThenLoad:
      Description(.navigation, "Navigate, then Load", "A page that opens at once and fills when its content arrives.")
    case .loadThenPresent:
      Description(.navigation, "Load, then Present", "A sheet that comes up when its content is there.")
    case .presentThenLoad:
      Description(.navigation, "Present, then Load", "A sheet that comes up at once.")
    case .navigationStack:
      Description(.navigation, "Navigation Stack", "Pages of several kinds as elements of an array.")
    case .destinations:
      Description(.navigation, "Destinations", "Page, popover, sheet, dialog and alert as cases of one enum.")
    case .recursion:
      Description(.navigation, "Recursion", "A feature that holds features of its own kind.")

    case .favouriting:
      Description(.components, "Favouriting", "A button that is drawn before the server has answered.")
    case .downloads:
      Description(.components, "Downloads", "A button with progress, which can be stopped.")
    case .voiceMemos:
      Description(.components, "Voice Memos", "A recorder and players, of which one is heard at a time.")
    case .undo:
      Description(.components, "Undo", "A reducer around a reducer that takes steps back.")
    case .recording:
      Description(.components, "Recording", "A reducer around a reducer that plays actions again.")
    case .onChange:
      Description(.components, "Reacting to Changes", "What follows from a change, whichever action made it.")
    case .printChanges:
      Description(.components, "Printing Changes", "Actions and differences of the state, as they happen.")

    case .todos:
      Description(.apps, "Todos", "A list to filter, edit, move, delete, and to be sorted a little later.")
    case .login:
      Description(.apps, "Login", "A login of two screens, before a game; the program is one enum.")
    case .rehearsals:
      Description(.apps, "Rehearsals", "List, detail, form and a timer on one stack, kept in a file.")
    }
  }
}
