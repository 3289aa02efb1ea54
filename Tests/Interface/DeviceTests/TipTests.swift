import Foundation
import IppoRender
import IppoTesting
import SwiftUI
import Synchronization
import Testing
import TipKit

struct FavoriteTip: Tip {
  @Parameter static var isLoggedIn: Bool = false
  @Parameter(.transient) static var visits = 0
  static let opened = Event(id: "opened")

  var title: Text { Text("Save as a favorite").foregroundStyle(.primary) }
  var message: Text? { Text("Favorites are always at the top of the list.") }
  var image: Image? { Image(systemName: "star") }

  var rules: [Rule] {
    #Rule(Self.$isLoggedIn) { $0 == true }
    #Rule(Self.opened) { $0.donations.count >= 2 }
  }
}

private struct ActionTip: Tip {
  let onPress: @Sendable () -> Void

  var title: Text { Text("Learn") }
  var actions: [Action] {
    Action(id: "more", title: "Learn More", perform: { onPress() })
    Action(id: "off", title: "Off", disabled: true)
  }
  var options: [Option] {
    MaxDisplayCount(2)
    Tips.IgnoresDisplayFrequency(true)
  }
}

private struct PlainTip: Tip {
  var title: Text { Text("Plain") }
}

private struct OtherTip: Tip {
  var id: String { "other" }
  var title: Text { Text("Other") }
}

private struct Purchase: Codable, Sendable {
  let city: String
}

private struct RecentTip: Tip {
  static let bought = Tips.Event<Purchase>(id: "bought", donationLimit: .init(maximumCount: 3))

  var title: Text { Text("Recent") }
  var rules: [Rule] {
    #Rule(Self.bought, Self.bought) { all, again in
      all.donations.donatedWithin(.week).filter { $0.city == "Rome" }.count >= 2 && again.donations.count <= 3
    }
  }
}

/// A person with a store and a clock.
private final class Person: Sendable {
  private let suite = "TipTests.\(UUID().uuidString)"
  private let time = Mutex(Date(timeIntervalSince1970: 1_000_000))

  deinit { UserDefaults.standard.removePersistentDomain(forName: suite) }

  func pass(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }

  /// Runs code for the person, as a new window does.
  @MainActor func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try WindowScope.$current.withValue(scope) {
      try Tips.$now.withValue({ self.time.withLock { $0 } }) { try body() }
    }
  }

  @MainActor func runs<Result: Sendable>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await WindowScope.$current.withValue(scope) {
      try await Tips.$now.withValue({ self.time.withLock { $0 } }) { try await body() }
    }
  }

  private var scope: WindowScope {
    let suite = suite
    return WindowScope(defaultAppStorage: UserDefaults(suiteName: suite)!)
  }
}

@MainActor
struct TipTests {
  private let person = Person()

  @Test func `a tip is shown once its rules are met, and its close button has a name`() async throws {
    try await person.runs {
      let host = ViewHost { TipView(FavoriteTip(), arrowEdge: .bottom) }
      FavoriteTip.isLoggedIn = true
      await FavoriteTip.opened.donate()
      FavoriteTip.opened.sendDonation()
      // Tips are not configured yet.
      #expect(FavoriteTip().status == .pending)
      #expect(!host.contains("Save as a favorite"))
      try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
      #expect(host.contains("Save as a favorite"))
      #expect(host.contains("Favorites are always at the top of the list."))
      FavoriteTip.isLoggedIn = false
      #expect(!host.contains("Save as a favorite"))
      FavoriteTip.isLoggedIn = true
      try host.tap("Close")
      #expect(!host.contains("Save as a favorite"))
      #expect(FavoriteTip().status == .invalidated(.tipClosed))
      await FavoriteTip().resetEligibility()
      #expect(host.contains("Save as a favorite"))
    }
  }

  @Test func `the state of tips is each person's, and outlives the window`() throws {
    let other = Person()
    try person.run {
      try Tips.configure()
      FavoriteTip.isLoggedIn = true
      FavoriteTip.visits = 3
      PlainTip().invalidate(reason: .actionPerformed)
      #expect(FavoriteTip.visits == 3)
    }
    other.run {
      #expect(!FavoriteTip.isLoggedIn)
      #expect(PlainTip().status == .pending)
    }
    person.run {
      #expect(FavoriteTip.isLoggedIn)
      #expect(PlainTip().status == .invalidated(.actionPerformed))
      // The settings are kept as well; a transient parameter is not.
      #expect(OtherTip().status == .available)
      #expect(FavoriteTip.visits == 0)
    }
  }

  @Test func `a tip stands among views of UIKit, and is presented by a controller`() throws {
    struct Hosted: UIViewRepresentable {
      let action: @MainActor @Sendable (Tips.Action) -> Void
      func makeUIView(context: Context) -> TipUIView { TipUIView(ActionTip(onPress: {}), actionHandler: action) }
      func updateUIView(_ view: TipUIView, context: Context) {}
    }
    try person.run {
      try Tips.configure()
      let pressed = Mutex<[String]>([])
      let host = ViewHost { Hosted { action in pressed.withLock { $0.append(action.id) } } }
      #expect(host.contains("Learn"))
      try host.tap("Learn More")
      #expect(pressed.withLock { $0 } == ["more"])
      try host.tap("Close")
      #expect(!host.contains("Learn"))
      let controller = TipUIPopoverViewController(PlainTip(), sourceItem: UIView())
      #expect(controller.modalPresentationStyle == .popover)
      #expect(controller.popoverPresentationController?.sourceItem is UIView)
      #expect(controller.view is TipUIView)
    }
  }

  @Test func `buttons call their closures and the view's`() throws {
    try person.run {
      try Tips.configure()
      let presses = Presses()
      let host = ViewHost {
        TipView(ActionTip(onPress: { presses.add("own") })) { action in
          presses.add("\(action.id) \(action.index ?? -1)")
        }
      }
      try host.tap("Learn More")
      #expect(presses.all == ["own", "more 0"])
      #expect(throws: (any Error).self) { try host.tap("Off") }
    }
  }

  @Test func `a tip is shown as often as it may be`() throws {
    try person.run {
      let tip = ActionTip(onPress: {})
      try Tips.configure()
      for _ in 1...2 {
        let host = ViewHost { Shower(tip: tip) }
        #expect(host.contains("Learn"))
        #expect(tip.status == .available)
        try host.tap("Hide")
        #expect(!host.contains("Learn"))
      }
      #expect(tip.status == .invalidated(.displayCountExceeded))
      let host = ViewHost { Shower(tip: tip) }
      #expect(!host.contains("Learn"))
    }
  }

  @Test func `a new tip waits for the display frequency`() throws {
    try person.run {
      let first = ViewHost { Shower(tip: PlainTip()) }
      try Tips.configure([.displayFrequency(.daily)])
      #expect(first.contains("Plain"))
      let second = ViewHost { TipView(OtherTip()) }
      #expect(!second.contains("Other"))
      #expect(OtherTip().status == .pending)
      // The tip that is shown stays, also in another window.
      #expect(PlainTip().status == .available)
      #expect(ActionTip(onPress: {}).status == .available)
      person.pass(86_400)
      #expect(OtherTip().status == .available)
      #expect(ViewHost { TipView(OtherTip()) }.contains("Other"))
    }
  }

  @Test func `donations are counted within a time and by their information`() async throws {
    try await person.runs {
      try Tips.configure()
      await RecentTip.bought.donate(Purchase(city: "Rome"))
      person.pass(8 * 86_400)
      await RecentTip.bought.donate(Purchase(city: "Rome"))
      await RecentTip.bought.donate(Purchase(city: "Oslo"))
      #expect(RecentTip().status == .pending)
      await RecentTip.bought.donate(Purchase(city: "Rome"))
      #expect(RecentTip().status == .available)
      #expect(RecentTip.bought.donations.map(\.city) == ["Rome", "Oslo", "Rome"])
      #expect(RecentTip.bought.donations.largestSubset(groupedBy: \.city).count == 2)
    }
  }

  @Test func `a popover shows a tip, and closing it withdraws the tip`() throws {
    try person.run {
      let host = ViewHost { Button("Add") {}.popoverTip(PlainTip(), arrowEdge: .top) }
      #expect(!host.contains("Plain"))
      try Tips.configure()
      #expect(host.contains("Plain"))
      try host.tap("Close")
      #expect(!host.contains("Plain"))
      #expect(PlainTip().status == .invalidated(.tipClosed))
    }
  }

  @Test func `a terminal shows a tip, and a key closes it`() throws {
    try person.run {
      try Tips.configure()
      PlainTip().invalidate(reason: .actionPerformed)
      let screen = TerminalScreen(columns: 50, rows: 12) {
        TipView(ActionTip(onPress: {}))
        Text("Below")
      }
      #expect(screen.text.contains("Learn More") && screen.text.contains("Below"))
      #expect(screen.click("✕"))
      #expect(!screen.text.contains("Learn More") && screen.text.contains("Below"))
    }
  }

  @Test func `a group shows one tip after the other`() throws {
    try person.run {
      let host = ViewHost { Grouped() }
      try Tips.configure()
      #expect(host.contains("Plain") && !host.contains("Other"))
      PlainTip().invalidate(reason: .actionPerformed)
      #expect(host.contains("Other") && !host.contains("Plain"))
    }
  }

  @Test func `tests show and hide tips whatever the rules say`() throws {
    try person.run {
      let host = ViewHost { TipView(FavoriteTip()) }
      Tips.showTipsForTesting([FavoriteTip.self])
      #expect(host.contains("Save as a favorite"))
      try host.tap("Close")
      #expect(!host.contains("Save as a favorite"))
      Tips.showAllTipsForTesting()
      #expect(host.contains("Save as a favorite"))
      Tips.hideAllTipsForTesting()
      #expect(!host.contains("Save as a favorite"))
    }
  }

  @Test func `settings are made once, and the state is reset before`() throws {
    try person.run {
      let window = ViewHost { TipView(PlainTip()) }
      PlainTip().invalidate(reason: .tipClosed)
      try Tips.resetDatastore()
      #expect(PlainTip().status == .pending)
      try Tips.configure()
      #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
      #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
      #expect(window.contains("Plain"))
    }
  }

  @Test func `a sequence follows the status`() async throws {
    try await person.runs {
      var statuses = PlainTip().statusUpdates.makeAsyncIterator()
      var displays = PlainTip().shouldDisplayUpdates.makeAsyncIterator()
      #expect(await statuses.next() == .pending)
      #expect(await displays.next() == false)
      try Tips.configure()
      #expect(await statuses.next() == .available)
      #expect(await displays.next() == true)
      PlainTip().invalidate(reason: .actionPerformed)
      #expect(await statuses.next() == .invalidated(.actionPerformed))
      #expect(await displays.next() == false)
    }
  }

  @Test func `a style of the app's own has the parts of the tip`() throws {
    try person.run {
      try Tips.configure()
      let host = ViewHost { TipView(PlainTip()).tipViewStyle(Headline()).tipBackground(.red).tipCornerRadius(4) }
      #expect(host.contains("Got it"))
      try host.tap("Got it")
      #expect(!host.contains("Got it"))
    }
  }
}

private struct Headline: TipViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      Button("Got it") { configuration.tip.invalidate(reason: .tipClosed) }
    }
  }
}

private struct Shower<Shown: Tip>: View {
  let tip: Shown
  @State private var isShown = true

  var body: some View {
    if isShown { TipView(tip) }
    Button("Hide") { isShown = false }
  }
}

private struct Grouped: View {
  @State private var tips = TipGroup(.ordered) {
    PlainTip()
    OtherTip()
  }

  var body: some View {
    TipView(tips.currentTip)
    Text("List").popoverTip(tips.currentTip as? FavoriteTip)
  }
}

@MainActor
private final class Presses {
  private(set) var all: [String] = []
  nonisolated func add(_ text: String) { MainActor.assumeIsolated { all.append(text) } }
}
