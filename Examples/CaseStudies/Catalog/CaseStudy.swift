import SwiftUI

/// A small program about one thing that apps do, with its tests.
public enum CaseStudy: String, CaseIterable, Identifiable, Sendable {
  case counter
  case twoCounters
  case composition
  case bindingForm
  case bindingActions
  case optionalState
  case focus
  case dialogs
  case animations
  case viewActions

  case sharedInMemory
  case sharedFile
  case sharedDefaults
  case sharedNotifications

  case effectBasics
  case cancellation
  case longLiving
  case refreshable
  case timers
  case search
  case webSocket
  case systemEnvironment

  case loadThenNavigate
  case navigateThenLoad
  case loadThenPresent
  case presentThenLoad
  case navigationStack
  case destinations
  case recursion

  case favouriting
  case downloads
  case voiceMemos
  case undo
  case recording
  case onChange
  case printChanges

  case todos
  case login
  case rehearsals

  /// What studies are about.
  public enum Category: String, CaseIterable, Identifiable, Sendable {
    /// State, actions, bindings, and how features are put together.
    case basics = "Basics"
    /// Values that several features read and write.
    case sharing = "Shared State"
    /// Work that takes time.
    case effects = "Effects"
    /// Screens that lead to screens.
    case navigation = "Navigation"
    /// Features and reducers to use again in others.
    case components = "Reusable Components"
    /// Several of the above at once.
    case apps = "Small Apps"

    public var id: Self { self }

    /// The studies of the category, simplest first.
    public var studies: [CaseStudy] { CaseStudy.allCases.filter { $0.category == self } }
  }

  public var id: Self { self }

  /// What the study is about.
  public var category: Category { description.category }

  /// The name of the study, such as "Two Counters".
  public var title: String { description.title }

  /// The SF Symbols name of its picture, which no other study has.
  public var symbol: String { description.symbol }

  /// What the study shows, in one sentence.
  public var summary: String { description.summary }
}
