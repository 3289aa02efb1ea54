import ComposableArchitecture
import SwiftUI

struct WordGameView: View {
  @Bindable var store: StoreOf<WordGame>

  var body: some View {
    Group {
      if let game = store.scope(state: \.game, action: \.game.presented) {
        VStack(spacing: 0) {
          GameView(store: game)
          if game.isOver {
            Button("Main menu") { store.send(.mainMenuButtonTapped, animation: .default) }
              .buttonStyle(.borderedProminent)
              .padding(.bottom, 32)
          }
        }
      } else {
        MainMenuView(store: store)
      }
    }
    .sheet(isPresented: $store.isShowingSettings) {
      SettingsView(appearance: $store.appearance)
    }
    .preferredColorScheme(store.appearance.colorScheme)
  }
}

struct MainMenuView: View {
  let store: StoreOf<WordGame>

  var body: some View {
    VStack(spacing: 16) {
      Text("Seven Letters")
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      Text("Spell as many words as you can.")
        .foregroundStyle(.secondary)
        .padding(.bottom, 16)
      if let saved = store.savedGame {
        MenuButton(title: "Continue: \(saved.title)") { store.send(.continueButtonTapped, animation: .default) }
      }
      MenuButton(title: "Solo") { store.send(.soloButtonTapped, animation: .default) }
      MenuButton(title: "Daily puzzle") { store.send(.dailyButtonTapped, animation: .default) }
      MenuButton(title: "Duel with Ada") { store.send(.duelButtonTapped, animation: .default) }
    }
    .frame(maxWidth: 300)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .tint(.orange)
  }
}

struct MenuButton: View {
  let title: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .fontWeight(.semibold)
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
  }
}

struct SettingsView: View {
  @Environment(\.dismiss) var dismiss
  @Binding var appearance: WordGame.Appearance

  var body: some View {
    NavigationStack {
      Form {
        Picker("Appearance", selection: $appearance) {
          ForEach(WordGame.Appearance.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .presentationDetents([.medium])
  }
}
