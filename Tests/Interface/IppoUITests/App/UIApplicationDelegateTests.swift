import Foundation
import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

@MainActor
@Suite("Delegates of apps")
struct UIApplicationDelegateTests {
  class Delegate: NSObject, UIApplicationDelegate {
    let greeting = "Hello"
    var launches = 0

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      return true
    }
  }

  final class Counting: Delegate {
    var words: [String]

    override init() { words = ["one"] }
  }

  struct Diary: App {
    @UIApplicationDelegateAdaptor(Counting.self) private var delegate
    @UIApplicationDelegateAdaptor private var other: Delegate

    var body: some Scene {
      WindowGroup {
        Text("\(delegate.greeting) \(delegate.launches) \(delegate.words[0]) \(other.launches)")
      }
    }
  }

  @Test("a delegate is made, told of the launch once, and known to the application")
  func launch() throws {
    let source = ManualFrameSource()
    let host = AppHost(Diary(), frameSource: source)
    let window = try #require(host.openWindow(frameSource: source))
    source.runFrames()
    let texts = window.tree.subtree(of: window.tree.root!).compactMap { id -> String? in
      if case .text(let text)? = window.tree[id]?.element { text.string } else { nil }
    }
    #expect(texts == ["Hello 1 one 1"])
    host.updateEnvironment { $0.scenePhase = .background }
    source.runFrames()
    #expect((UIApplication.shared.delegate as? Delegate)?.launches == 1)
    window.close()
    host.close()
  }
}
