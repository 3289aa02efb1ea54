import Foundation
import IppoTesting
import IppoUI
import IssueReporting
import Testing
import UIKitIdioms

@MainActor
@Suite("The screen, the device and the window, as UIKit tells them")
struct WindowMeasureTests {
  private func client(_ width: Double, _ height: Double, isDark: Bool = false) -> ClientEnvironment {
    ClientEnvironment(isDark: isDark, width: width, height: height)
  }

  @Test("each window has a screen of its own size, and a view that reads it follows")
  func sizes() {
    let phone = ViewHost { HalfWidth() }
    let desktop = ViewHost { HalfWidth() }
    phone.graph.adapt(to: client(390, 844))
    desktop.graph.adapt(to: client(1280, 720))
    #expect(phone.contains("390 by 844"))
    #expect(phone.contains("phone"))
    #expect(desktop.contains("1,280 by 720"))
    #expect(desktop.contains("pad"))

    phone.graph.adapt(to: client(844, 390))
    #expect(phone.contains("844 by 390"))
    #expect(desktop.contains("1,280 by 720"))
  }

  @Test("a view that does not read the size is not evaluated when it changes")
  func untouched() {
    struct Still: View {
      var body: some View { Text("still") }
    }
    let host = ViewHost { Still() }
    host.graph.adapt(to: client(390, 844))
    let bodies = host.bodies { host.graph.adapt(to: client(400, 844)) }
    #expect(bodies.isEmpty)
  }

  @Test("outside of windows, and before the client has told its size, the screen is that of a phone")
  func outside() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.nativeBounds.width == 780)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(ViewHost { HalfWidth() }.contains("390 by 844"))
  }

  @Test("an action and the tasks it starts find the window they run in")
  func actions() async throws {
    struct Asking: View {
      @State private var width = 0
      let log: (Int) -> Void
      var body: some View {
        Button("Ask") {
          width = Int(UIScreen.main.bounds.width)
          Task { log(Int(UIScreen.main.bounds.width)) }
        }
        Text("\(width)")
      }
    }
    let (values, continuation) = AsyncStream<Int>.makeStream()
    let host = ViewHost { Asking { continuation.yield($0) } }
    host.graph.adapt(to: client(512, 700))
    try host.tap("Ask")
    #expect(host.contains("512"))
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 512)
  }

  @Test("a window that is turned tells so, and each window answers for itself")
  func turning() {
    let first = ViewHost { Turned() }
    let second = ViewHost { Turned() }
    first.graph.adapt(to: client(390, 844))
    second.graph.adapt(to: client(390, 844))
    #expect(first.contains("unknown"))
    first.graph.adapt(to: client(844, 390))
    #expect(first.contains("landscape"))
    // The notification is the process's: the other window hears of it, and is still upright.
    #expect(second.contains("portrait"))
  }

  @Test("the preference for less motion is that of the window, and a change of it is posted")
  func motion() throws {
    struct Moving: View {
      @State private var changes = 0
      var body: some View {
        Text(verbatim: "\(UIAccessibility.isReduceMotionEnabled) \(UIAccessibility.prefersCrossFadeTransitions)")
        Text(verbatim: "changes: \(changes)")
          .onReceive(
            NotificationCenter.default.publisher(for: UIAccessibility.reduceMotionStatusDidChangeNotification)
          ) { _ in if UIAccessibility.isReduceMotionEnabled { changes += 1 } }
      }
    }
    let host = ViewHost { Moving() }
    let other = ViewHost { Moving() }
    host.adapt(to: client(390, 844))
    other.adapt(to: client(390, 844))
    #expect(host.contains("false false") && host.contains("changes: 0"))
    host.adapt(to: ClientEnvironment(width: 390, height: 844, reducesMotion: true))
    #expect(host.contains("true true") && host.contains("changes: 1"))
    #expect(other.contains("false false") && other.contains("changes: 0"))
    #expect(!UIAccessibility.isReduceMotionEnabled)
    host.adapt(to: client(390, 844))
    #expect(host.contains("false false"))
  }

  @Test("windows, scenes and their insets are those of whoever asks")
  func windows() throws {
    struct Asking: View {
      @State private var answer = ""
      var body: some View {
        Button("Ask") {
          let window = UIApplication.shared.windows.first
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          let isSame = window === UIApplication.shared.keyWindow && scene?.windows.first === window
          answer = "\(window!.frame.width) \(window!.safeAreaInsets.top) \(isSame) \(window?.windowScene === scene)"
        }
        Text(answer)
      }
    }
    let host = ViewHost { Asking() }
    host.graph.adapt(to: client(600, 800))
    try host.tap("Ask")
    #expect(host.contains("600.0 0.0 true true"))
  }

  @Test("a window can be set to dark as a whole")
  func style() throws {
    struct Switching: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Button("Dark") { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark }
        Button("As it is") { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .unspecified }
        Text(scheme == .dark ? "dark" : "light")
        Text(UITraitCollection.current.userInterfaceStyle == .dark ? "dark traits" : "light traits")
      }
    }
    let host = ViewHost { Switching() }
    let other = ViewHost { Switching() }
    try host.tap("Dark")
    let root = try #require(host.tree.root)
    #expect(host.tree[root]?.attributes.colorScheme == .dark)
    #expect(host.contains("dark") && host.contains("dark traits"))
    #expect(other.contains("light"))
    host.graph.adapt(to: client(390, 844))
    #expect(host.contains("dark"))
    try host.tap("As it is")
    #expect(host.tree[root]?.attributes.colorScheme == nil)
    #expect(host.contains("light") && host.contains("light traits"))
  }

  @Test("a window is set to dark from wherever that is done, and no other is")
  func styleFromElsewhere() throws {
    final class Log { var window: UIWindow? }
    let log = Log()
    let host = ViewHost { Runner { log.window = UIApplication.shared.windows.first } }
    let other = ViewHost { Runner { log.window?.overrideUserInterfaceStyle = .dark } }
    try host.tap("Run")
    try other.tap("Run")
    host.graph.drain()
    let roots = try [host, other].map { try #require($0.tree.root) }
    #expect(host.tree[roots[0]]?.attributes.colorScheme == .dark)
    #expect(other.tree[roots[1]]?.attributes.colorScheme == nil)
    #expect(log.window?.overrideUserInterfaceStyle == .dark)
  }

  @Test("outside of windows a window has a scene")
  func sceneOutside() {
    let window = UIApplication.shared.windows.first
    #expect(window?.windowScene != nil)
    #expect(UIApplication.shared.windows.first?.windowScene?.windows.count == 1)
  }

  @Test("the focus is taken away by the ways in which UIKit hides its keyboard")
  func focus() throws {
    struct Form: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $text).focused($isFocused)
        Button("Focus") { isFocused = true }
        Button("Done") {
          UIApplication.shared.sendAction(Selector(("resignFirstResponder")), to: nil, from: nil, for: nil)
        }
        Button("End") { UIApplication.shared.windows.first?.endEditing(true) }
        Text(isFocused ? "writing" : "resting")
      }
    }
    let host = ViewHost { Form() }
    for way in ["Done", "End"] {
      try host.tap("Focus")
      #expect(host.contains("writing"))
      try host.tap(way)
      #expect(host.contains("resting"))
    }
  }

  @Test("a message that nobody takes is reported")
  func messages() {
    withExpectedIssue {
      #expect(!UIApplication.shared.sendAction("selectAll:", to: nil, from: nil, for: nil))
    }
  }

  @Test("addresses can be opened that links open, and a controller presents nothing")
  func opening() throws {
    #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "https://example.org"))))
    #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: "instagram://user"))))
    let host = ViewHost {
      Button("Open") { UIApplication.shared.open(URL(string: "https://example.org")!) }
    }
    try host.tap("Open")
    #expect(host.ops.openedURLs == ["https://example.org"])
    withExpectedIssue { UIViewController().present(UIViewController(), animated: true) }
  }

  @Test("the identifier of a device stays the same")
  func identifier() throws {
    let first = try #require(UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.identifierForVendor == first)
  }

  @Test("what is copied is read again in the same window")
  func pasteboard() throws {
    struct Copying: View {
      @State private var pasted = ""
      let text: String
      var body: some View {
        Button("Copy") { UIPasteboard.general.string = text }
        Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
        Text(pasted)
      }
    }
    let first = ViewHost { Copying(text: "one") }
    let second = ViewHost { Copying(text: "two") }
    try first.tap("Copy")
    try first.tap("Paste")
    try second.tap("Paste")
    #expect(first.contains("one"))
    #expect(second.contains("nothing"))
    // The person has it on the clipboard too.
    #expect(first.ops.copiedTexts == ["one"])
    #expect(second.ops.copiedTexts == [])
  }
}
