import ComposableArchitecture
import ExampleSupport
import SwiftUI

extension CaseStudy {
  /// The study, with a store of its own.
  ///
  /// - Parameter log: Takes the actions and what they change, or nil.
  @MainActor
  @ViewBuilder
  public func screen(log: ActionLog? = nil) -> some View {
    switch self {
    case .counter: page(Counter.State(), Counter(), log) { CounterScreen(store: $0) }
    case .twoCounters: page(TwoCounters.State(), TwoCounters(), log) { TwoCountersView(store: $0) }
    case .composition: page(Scoreboard.State(), Scoreboard(), log) { ScoreboardView(store: $0) }
    case .bindingForm: page(BindingForm.State(), BindingForm(), log) { BindingFormView(store: $0) }
    case .bindingActions: page(BindingActions.State(), BindingActions(), log) { BindingActionsView(store: $0) }
    case .optionalState: page(OptionalCounter.State(), OptionalCounter(), log) { OptionalCounterView(store: $0) }
    case .focus: page(SignUp.State(), SignUp(), log) { SignUpView(store: $0) }
    case .dialogs: page(Dialogs.State(), Dialogs(), log) { DialogsView(store: $0) }
    case .animations: page(Animations.State(), Animations(), log) { AnimationsView(store: $0) }
    case .viewActions: page(Kettle.State(), Kettle(), log) { KettleView(store: $0) }

    case .sharedInMemory: whole(PiggyBank.State(), PiggyBank(), log) { PiggyBankView(store: $0) }
    case .sharedFile: page(Notebook.State(), Notebook(), log) { NotebookView(store: $0) }
    case .sharedDefaults: page(Reading.State(), Reading(), log) { ReadingView(store: $0) }
    case .sharedNotifications: page(Weathercock.State(), Weathercock(), log) { WeathercockView(store: $0) }

    case .effectBasics: page(NumberFacts.State(), NumberFacts(), log) { NumberFactsView(store: $0) }
    case .cancellation: page(CancellableFacts.State(), CancellableFacts(), log) { CancellableFactsView(store: $0) }
    case .longLiving: page(Doorbell.State(), Doorbell(), log) { DoorbellView(store: $0) }
    case .refreshable: page(FreshFacts.State(), FreshFacts(), log) { FreshFactsView(store: $0) }
    case .timers: page(Metronome.State(), Metronome(), log) { MetronomeView(store: $0) }
    case .search: page(TideSearch.State(), TideSearch(), log) { TideSearchView(store: $0) }
    case .webSocket: page(EchoChat.State(), EchoChat(), log) { EchoChatView(store: $0) }
    case .systemEnvironment: page(Surroundings.State(), Surroundings(), log) { SurroundingsView(store: $0) }

    case .loadThenNavigate: page(Shelves.State(), Shelves(), log) { ShelvesView(store: $0) }
    case .navigateThenLoad: page(Kiosk.State(), Kiosk(), log) { KioskView(store: $0) }
    case .loadThenPresent: page(Bakery.State(), Bakery(), log) { BakeryView(store: $0) }
    case .presentThenLoad: page(Parcel.State(), Parcel(), log) { ParcelView(store: $0) }
    case .navigationStack: whole(Journey.State(), Journey(), log) { JourneyView(store: $0) }
    case .destinations: page(Museum.State(), Museum(), log) { MuseumView(store: $0) }
    case .recursion: page(Outline.State.sample, Outline(), log) { OutlineView(store: $0) }

    case .favouriting: page(Songbook.State(), Songbook(), log) { SongbookView(store: $0) }
    case .downloads: page(Maps.State(), Maps(), log) { MapsView(store: $0) }
    case .voiceMemos: page(VoiceMemos.State(), VoiceMemos(), log) { VoiceMemosView(store: $0) }
    case .undo: page(Undoing.State(present: Doodle.State()), Doodle().undoing(), log) { DoodleView(store: $0) }
    case .recording: page(Recording.State(base: Piano.State()), Recording(base: Piano()), log) { PianoView(store: $0) }
    case .onChange: page(Recipe.State(), Recipe(), log) { RecipeView(store: $0) }
    case .printChanges: BarometerScreen { $0.logging(to: log) }

    case .todos: page(Todos.State(todos: .sample), Todos(), log) { TodosView(store: $0) }
    case .login: whole(Club.State.login(Login.State()), Club.body, log) { ClubView(store: $0) }
    case .rehearsals: whole(Rehearsals.State(), Rehearsals(), log) { RehearsalsView(store: $0) }
    }
  }

  /// A study on a page of a navigation stack of its own.
  @MainActor
  private func page<Feature: Reducer, Content: View>(
    _ initialState: @autoclosure () -> Feature.State, _ feature: @autoclosure () -> Feature, _ log: ActionLog?,
    @ViewBuilder content: @escaping (StoreOf<Feature>) -> Content
  ) -> some View {
    StudyScreen(initialState(), feature(), log: log) { store in
      NavigationStack {
        content(store)
      }
    }
  }

  /// A study that brings its own navigation.
  @MainActor
  private func whole<Feature: Reducer, Content: View>(
    _ initialState: @autoclosure () -> Feature.State, _ feature: @autoclosure () -> Feature, _ log: ActionLog?,
    @ViewBuilder content: @escaping (StoreOf<Feature>) -> Content
  ) -> some View {
    StudyScreen(initialState(), feature(), log: log, content: content)
  }
}
