import ComposableArchitecture
import ExampleSupport
import IppoTesting
import SwiftUI
import Testing

@testable import GuessingGameTutorial

@MainActor
struct ScreenTests {
  @Test func `the last stage comes first, and every stage can be chosen`() throws {
    try withKnownQuestions {
      let host = ViewHost { GuessingGameTutorialScreen() }
      #expect(host.contains("The state decides whether the list is open."))

      for stage in Stage.allCases {
        try host.select(stage.title, in: "Stage")
        #expect(host.contains(stage.summary))
      }
    }
  }

  @Test(arguments: [Stage.b, .d, .e])
  func `the riddle is put back by a switch`(stage: Stage) throws {
    try withKnownQuestions {
      let host = ViewHost { GuessingGameTutorialScreen() }
      try host.select(stage.title, in: "Stage")

      for _ in 1...3 { try host.tap("Next") }
      #expect(host.contains("ゲーム回数:3"))
      try host.toggle("A new identity for every question")
      #expect(host.contains("ゲーム回数:0"))
      for _ in 1...3 { try host.tap("Next") }
      #expect(host.contains("ゲーム回数:1"))
    }
  }

  @Test func `the open list is a stage of its own`() throws {
    try withKnownQuestions {
      let host = ViewHost { GuessingGameTutorialScreen() }

      try host.select("Open", in: "Stage")

      #expect(host.rows.count == 2)
    }
  }

  @Test func `actions of every stage are logged`() throws {
    try withKnownQuestions {
      let log = ActionLog()
      let host = ViewHost { GuessingGameTutorialScreen(log: log) }

      try host.tap("Next")
      try host.select("A", in: "Stage")
      try host.tap("Increment")

      #expect(log.entries.count == 2)
      #expect(log.entries[0].action.contains("playNext"))
      #expect(log.entries[1].change?.contains("count: 1") == true)
    }
  }

  @Test func `the code can be shown`() throws {
    let names = try SourceFolder.guessingGameTutorial.files().map(\.name)

    #expect(names.contains("StageE/StageE+GameReducer.swift"))
  }
}
