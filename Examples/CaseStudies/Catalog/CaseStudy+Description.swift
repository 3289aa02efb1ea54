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
    }
  }
}
