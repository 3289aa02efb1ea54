import Foundation
import Testing

@testable import IppoProject

/// Sources in the style of apps that are made with Xcode.
@Suite(.serialized) struct SourceCheckTests {
  private func report(_ files: [String: String]) throws -> CheckReport {
    let folder = try TemporaryFolder(files)
    return try SourceCheck(.own).report(on: folder.url)
  }

  /// Findings of a file, as `line kind name`.
  private func findings(_ source: String) throws -> [String] {
    try report(["App/File.swift": source]).files[0].findings.map { "\($0.line) \($0.kind) \($0.name)" }
  }

  @Test func `an app of the Composable Architecture compiles`() throws {
    let report = try report([
      "Recipes/RecipesApp.swift": """
      import ComposableArchitecture
      import SwiftUI

      @main
      struct RecipesApp: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate
        let store = Store(initialState: RecipeList.State()) { RecipeList()._printChanges() }

        var body: some Scene {
          WindowGroup { NavigationStack { RecipeListView(store: store) } }
        }
      }

      final class AppDelegate: NSObject, UIApplicationDelegate {}
      """,
      "Recipes/Features/RecipeList.swift": """
      import ComposableArchitecture
      import SwiftUI

      @Reducer
      struct RecipeList {
        @ObservableState
        struct State: Equatable {
          var recipes: IdentifiedArrayOf<Recipe> = []
          @Presents var destination: Destination.State?
          var isLoading = false
        }
        enum Action: ViewAction, BindableAction {
          case binding(BindingAction<State>)
          case destination(PresentationAction<Destination.Action>)
          case loaded(Result<[Recipe], any Error>)
          case view(View)
          enum View { case onTask, addTapped }
        }
        @Reducer enum Destination { case add(RecipeForm) }
        @Dependency(\\.recipeClient) var client
        @Dependency(\\.continuousClock) var clock
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .view(.onTask):
              state.isLoading = true
              return .run { send in
                try await clock.sleep(for: .milliseconds(300))
                await send(.loaded(Result { try await client.fetch() }))
              }
            case let .loaded(.success(recipes)):
              state.recipes = IdentifiedArray(uniqueElements: recipes)
              return .none
            case .loaded(.failure), .binding, .destination, .view: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }

      @ViewAction(for: RecipeList.self)
      struct RecipeListView: View {
        @Bindable var store: StoreOf<RecipeList>
        @Environment(\\.horizontalSizeClass) private var sizeClass
        var body: some View {
          List(store.recipes) { recipe in
            Text(recipe.title).font(.headline).foregroundStyle(.secondary).swipeActions { Button("Delete") {} }
          }
          .task { await send(.onTask).finish() }
          .sheet(item: $store.scope(state: \\.destination?.add, action: \\.destination.add)) { store in EmptyView() }
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { send(.addTapped) } } }
          .navigationTitle("Recipes")
        }
      }
      """,
      "Recipes/Models/Recipe.swift": """
      import Dependencies
      import Foundation
      struct Recipe: Codable, Identifiable, Hashable, Sendable { let id: UUID; var title: String; var steps: [Step]
        enum CodingKeys: String, CodingKey { case id, title = "name", steps }
        struct Step: Codable, Hashable, Sendable { var text = ""; var minutes: Int? } }
      struct RecipeForm {}
      struct RecipeClient: DependencyKey { var fetch: @Sendable () async throws -> [Recipe]
        static let liveValue = RecipeClient { try JSONDecoder().decode([Recipe].self, from: Data()) } }
      extension DependencyValues { var recipeClient: RecipeClient { get { self[RecipeClient.self] } set { self[RecipeClient.self] = newValue } } }
      """,
    ])
    #expect(report.compiles, "\(report.text)")
    #expect(report.aliases == ["SwiftUI=IppoUI"] && report.traits == [] && report.packages == [])
  }

  @Test func `an app with models, a map and charts tells its aliases and its trait`() throws {
    let report = try report([
      "Trips/Trip.swift": """
      import MapKit
      import SwiftData
      @Model final class Trip { var name: String; init(name: String) { self.name = name } }
      """,
      "Trips/TripView.swift": """
      import Charts
      import SwiftUI
      import os
      struct TripView: View {
        @Query(sort: \\Trip.name) private var trips: [Trip]
        private let logger = Logger(subsystem: "trips", category: "view")
        var body: some View { Chart(trips) { BarMark(x: .value("Name", $0.name), y: .value("Count", 1)) } }
      }
      """,
    ])
    #expect(report.compiles, "\(report.text)")
    #expect(
      report.aliases == ["Charts=IppoCharts", "MapKit=IppoMapKit", "SwiftData=IppoData", "SwiftUI=IppoUI", "os=IppoOS"])
    #expect(report.traits == ["AppsSQLite"])
  }

  @Test func `modules that are not here are told with what to do`() throws {
    let report = try report([
      "A.swift": "import ARKit\nimport CoreData\nimport Kingfisher\nimport SwiftUI\nlet a = KFImage.self"
    ])
    #expect(
      report.files[0].findings.map(\.message) == [
        "There is no module ARKit: Apple's alone: put its code between `#if canImport(ARKit)` and `#endif`.",
        "There is no module CoreData: SwiftData has models in SQLite, with the trait AppsSQLite.",
        "Kingfisher is a module of another package, which has to build on Linux.",
      ])
    #expect(!report.compiles && report.packages == ["Kingfisher"])
  }

  @Test func `guarded code is left out, and told`() throws {
    #expect(
      try findings("import SwiftUI\n#if canImport(ARKit)\nimport ARKit\nlet session = ARSession()\n#endif")
        == ["3 skipped #if"])
  }

  @Test func `what needs the Objective-C runtime is told once for each place`() throws {
    let source = """
      import UIKit
      final class Player: NSObject {
        @objc func tick() {}
        func start() { Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }
      }
      """
    #expect(try findings(source) == ["3 runtime @objc", "4 runtime #selector"])
  }

  @Test func `names that nothing here has are told`() throws {
    let source = """
      import SwiftUI
      struct Board: View {
        @NSHostingThing var thing: Int
        var body: some View {
          Text("a \\(Board.title.wobble(1))").glitterEffect(.strong)
          SparkleView()
        }
        static let title = "SparkleText.x"  // ShinyView
      }
      """
    #expect(
      try findings(source) == [
        "3 type NSHostingThing", "5 member wobble", "5 member glitterEffect", "5 member strong", "6 type SparkleView",
      ])
  }

  @Test func `the tables of compatibility give the reason`() throws {
    let table = CompatibilityTable([
      "| what | state | why |", "|---|---|---|", "| `Text.wobble(_:)`, `Jelly` | absent | needs `glue` |",
    ])
    #expect(table.entries["wobble"]?.text == "absent (needs glue)" && table.entries["Jelly"] != nil)
    #expect(table.entries["glue"] == nil)
    let message = try #require(
      try report(["A.swift": "import SwiftUI\nlet a = NavigationStackController()"]).files[0].findings.first?.message)
    #expect(message.hasPrefix("There is no NavigationStackController here: absent."), "\(message)")
  }

  @Test func `builds and packages of others are not read`() throws {
    let report = try report([
      "A.swift": "import SwiftUI", "Pods/B/B.swift": "import ARKit", ".build/C.swift": "import ARKit",
      "DerivedData/D.swift": "import ARKit", "Package.swift": "import PackageDescription",
    ])
    #expect(report.files.map(\.path) == ["A.swift"])
  }

  @Test func `the report is text and JSON, and the status says whether something is missing`() throws {
    let folder = try TemporaryFolder(["A.swift": "import SwiftUI\nimport HealthKit", "B.swift": "import SwiftUI"])
    let check = try SourceCheck(.own)
    let (text, status) = try CheckCommand([folder.url.path()], check: check).run(in: folder.url)
    #expect(status == 1)
    #expect(
      text == """
        A.swift: does not compile
          2:8  There is no module HealthKit: Apple's alone: put its code between `#if canImport(HealthKit)` and `#endif`.
        1 of 2 files need no change, as far as names tell.
        Aliases: SwiftUI=IppoUI
        """)
    let json = try CheckCommand(["--json", "."], check: check).run(in: folder.url)
    let report = try JSONDecoder().decode(CheckReport.self, from: Data(json.text.utf8))
    #expect(report.files.map(\.compiles) == [false, true] && json.status == 1)
    try folder.write("import SwiftUI", to: "A.swift")
    #expect(try CheckCommand(["."], check: check).run(in: folder.url).status == 0)
  }

  @Test func `a folder without sources is an error`() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    #expect(throws: ProjectError("\(folder.url.path()) has no Swift sources.")) {
      try SourceCheck(.own).report(on: folder.url)
    }
    #expect(throws: ProjectError("check needs a folder of sources.")) {
      try CheckCommand([], check: SourceCheck(.own)).run(in: folder.url)
    }
  }

  /// The examples compile here, so that what the check says about them is wrong.
  @Test(arguments: ["Alerts", "BottomMenu", "CaseStudies", "Catalog", "GuessingGame", "Inline", "SharedState", "Tool"])
  func `the examples have no faults`(example: String) throws {
    let report = try SourceCheck(.own).report(on: Checkout.own.folder.appending(path: "Examples/\(example)"))
    #expect(report.compiles, "\(report.text)")
  }
}
