// Written from a recording. Read it, name it, and keep it as any other test.

import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import BottomMenuExample

@MainActor
struct BottomMenuRecordingTests {
  @Test func `the screen repeats the recording`() throws {
    let host = ViewHost { BottomMenuScreen() }
    #expect(host.contains(.heading, "Seven Letters"))
    #expect(host.contains(.text, "Spell as many words as you can."))
    #expect(host.contains(.button, "Solo"))

    try host.tap("Solo")
    #expect(host.contains(.button, "Solo 0 words"))
    #expect(host.contains(.button, "Menu"))
    #expect(host.contains(.text, "You: 0"))
    #expect(host.contains(.text, "No letters yet"))
    #expect(host.contains(.text, "Spell a word."))
    #expect(host.contains(.button, "P"))

    try host.tap("P")
    #expect(host.contains(.text, "P"))
    #expect(host.contains(.text, "1 points, if it is a word."))
    #expect(host.contains(.button, "P"))
    #expect(host.contains(.button, "Clear"))
    #expect(host.contains(.button, "Play word"))

    try host.tap("E")
    #expect(host.contains(.text, "PE"))
    #expect(host.contains(.text, "2 points, if it is a word."))
    #expect(host.contains(.button, "E"))

    try host.tap("N")
    #expect(host.contains(.text, "PEN"))
    #expect(host.contains(.text, "3 points, if it is a word."))
    #expect(host.contains(.button, "N"))

    try host.tap("Play word")
    #expect(host.contains(.button, "Solo 1 word"))
    #expect(host.contains(.text, "You: 3"))
    #expect(host.contains(.text, "No letters yet"))
    #expect(host.contains(.text, "PEN is worth 3 points."))
    #expect(host.contains(.button, "P"))
    #expect(host.contains(.button, "N"))

    try host.tap("Menu")
    #expect(host.contains(.dialog, "Solo"))
    #expect(host.contains(.heading, "Solo"))
    #expect(host.contains(.button, "Close"))
    #expect(host.contains(.button, "End game"))
    #expect(host.contains(.button, "Settings"))

    try host.tap("End game")
    #expect(host.contains(.button, "Solo 1 word"))
    #expect(host.contains(.button, "Menu"))
    #expect(host.contains(.text, "Game over"))
    #expect(host.contains(.text, "You: 3"))
    #expect(host.contains(.button, "Main menu"))

    try host.tap("Main menu")
    #expect(host.contains(.heading, "Seven Letters"))
    #expect(host.contains(.text, "Spell as many words as you can."))
    #expect(host.contains(.button, "Solo"))
    #expect(host.contains(.button, "Daily puzzle"))
    #expect(host.contains(.button, "Duel with Ada"))
  }

  @Test func `the store of WordGame repeats the recording`() async {
    let store = TestStore(initialState: WordGame.State()) {
      WordGame()
    }
    store.exhaustivity = .off

    await store.send(.soloButtonTapped)
    #expect(store.state.game != nil)
    await store.send(.game(.presented(.onAppear)))
    await store.send(.game(.presented(.tileTapped(0)))) {
      $0.game?.spelled = [0]
    }
    await store.send(.game(.presented(.tileTapped(4)))) {
      $0.game?.spelled = [0, 4]
    }
    await store.send(.game(.presented(.tileTapped(3)))) {
      $0.game?.spelled = [0, 4, 3]
    }
    await store.send(.game(.presented(.playButtonTapped))) {
      $0.game?.spelled = []
      $0.game?.remark = .accepted("PEN")
    }
    await store.send(.game(.presented(.menuButtonTapped)))
    await store.send(.game(.presented(.bottomMenu(.presented(.endGameButtonTapped))))) {
      $0.game?.remark = nil
      $0.game?.isOver = true
      $0.game?.bottomMenu = nil
    }
    await store.send(.mainMenuButtonTapped) {
      $0.game = nil
    }
  }
}
