import Foundation
import IppoTesting
@_spi(Host) import IppoUI
import IssueReporting
import Testing
import UIKitIdioms

@MainActor
@Suite("Controllers that are presented")
struct PresentedControllerTests {
  private func presentations(_ host: ViewHost) -> [RenderPresentation.Kind] {
    host.tree.root.map(host.tree.subtree)!.compactMap { id in
      if case .presentation(let presentation)? = host.tree[id]?.element { presentation.kind } else { nil }
    }
  }

  @Test("an alert asks for a text, and its handler runs once it is gone")
  func alert() throws {
    let host = ViewHost { NameCard() }
    #expect(presentations(host).isEmpty)
    try host.tap("Rename")
    #expect(presentations(host) == [.alert(title: "New name", hasMessage: true)])
    #expect(host.contains("At least one letter"))
    try host.type("Ada", into: "Name")
    try host.tap("Save")
    #expect(presentations(host).isEmpty)
    #expect(host.contains("Name: Ada"))
    try host.tap("Rename")
    try host.dismiss()
    #expect(presentations(host).isEmpty)
    #expect(host.contains("Name: Ada"))
  }

  @Test("an action sheet is a choice of actions")
  func actionSheet() throws {
    let host = ViewHost { NameCard() }
    try host.tap("Rename")
    try host.type("Ada", into: "Name")
    try host.tap("Save")
    try host.tap("Forget")
    #expect(presentations(host) == [.confirmationDialog(title: "", isTitleVisible: false, hasMessage: false)])
    try host.tap("Forget Ada")
    #expect(host.contains("Name: nobody"))
  }

  @Test("a share sheet offers a mail, a copy and what the app can do, and says what was done")
  func sharing() throws {
    let host = ViewHost { NameCard() }
    try host.tap("Share")
    #expect(presentations(host).count == 1)
    #expect(host.contains(.link, "Mail") || host.contains(.button, "Mail"))
    try host.tap("Shout")
    #expect(presentations(host).isEmpty)
    #expect(host.contains("Name: shout"))
    try host.tap("Share")
    try host.tap("Copy")
    #expect(host.contains("Name: com.apple.UIKit.activity.CopyToPasteboard"))
    try host.tap("Share")
    try host.tap("Cancel")
    #expect(host.contains("Name: kept"))
  }

  @Test("a controller with a view of SwiftUI is a sheet, which its view can dismiss, and alerts are above it")
  func sheet() throws {
    let host = ViewHost { NameCard() }
    try host.tap("Half sheet")
    #expect(presentations(host) == [.sheet(height: .medium, showsDragIndicator: true)])
    try host.tap("Alert above")
    #expect(
      presentations(host) == [
        .sheet(height: .medium, showsDragIndicator: true), .alert(title: "Above", hasMessage: false),
      ])
    try host.tap("Fine")
    try host.tap("Done")
    #expect(presentations(host).isEmpty)
    try host.tap("Half sheet")
    #expect(presentations(host).count == 1)
  }

  @Test("what was presented before is dismissed with what it is on, and completions are called")
  func dismissing() throws {
    struct Page: View {
      let log: Log
      var body: some View {
        Button("Present") {
          let first = UIHostingController(rootView: Text("first"))
          let second = UIHostingController(rootView: Text("second"))
          log.root = UIApplication.shared.windows.first?.rootViewController
          log.root?.present(first, animated: true) { log.lines.append("first") }
          first.present(second, animated: true) { log.lines.append("second") }
          log.lines.append("\(second.presentingViewController === first)")
        }
        Button("Dismiss all") { log.root?.dismiss(animated: true) { log.lines.append("gone") } }
      }
    }
    final class Log {
      var root: UIViewController?
      var lines: [String] = []
    }
    let log = Log()
    let host = ViewHost { Page(log: log) }
    try host.tap("Present")
    #expect(presentations(host).count == 2)
    #expect(host.contains("second"))
    // What lies under a sheet cannot be pressed: the controller is told by the app itself.
    log.root?.dismiss(animated: true) { log.lines.append("gone") }
    host.graph.drain()
    #expect(presentations(host).isEmpty)
    #expect(log.lines == ["first", "second", "true", "gone"])
    #expect(log.root?.presentedViewController == nil)
  }

  @Test("what a controller presents that nobody else keeps is shown, and can be dismissed from within")
  func presenterOfItsOwn() throws {
    final class Log {
      var presented: UIViewController?
      weak var presenter: UIViewController?
      var isGone = false
    }
    let log = Log()
    let host = ViewHost {
      Runner {
        let presenter = UIViewController()
        log.presenter = presenter
        if let presented = log.presented { presenter.present(presented, animated: true) }
      }
    }
    let controllers: [UIViewController] = [
      UIHostingController(rootView: Text("sheet")),
      UIAlertController(title: "Alert", message: nil, preferredStyle: .alert),
    ]
    for controller in controllers {
      log.presented = controller
      log.isGone = false
      try host.tap("Run")
      #expect(presentations(host).count == 1)
      controller.dismiss(animated: true) { log.isGone = true }
      host.graph.drain()
      #expect(presentations(host).isEmpty && log.isGone)
      #expect(log.presenter == nil)
    }
  }

  @Test("what cannot be presented is reported")
  func refused() {
    withExpectedIssue {
      UIViewController().present(
        UIAlertController(title: "Nobody", message: nil, preferredStyle: .alert), animated: true)
    }
    let host = ViewHost {
      Runner {
        let root = UIApplication.shared.windows.first?.rootViewController
        root?.present(UIViewController(), animated: true)
        root?.present(UIViewController(), animated: true)
      }
    }
    withExpectedIssue { try host.tap("Run") }
    #expect(presentations(host).count == 1)
  }

  @Test("a root of the window takes the place of what the app's scene shows")
  func root() throws {
    let host = ViewHost { SignOut() }
    try host.tap("Sign out")
    #expect(presentations(host) == [.fullScreenCover])
    #expect(host.contains("signed out"))
    #expect(!host.contains("Sign out"))
  }

  @Test("without a root the window shows again what the app's scene shows")
  func removedRoot() throws {
    final class Log { var window: UIWindow? }
    let log = Log()
    let host = ViewHost {
      Runner {
        log.window = UIApplication.shared.windows.first
        log.window?.rootViewController = UIHostingController(rootView: Text("root"))
      }
    }
    try host.tap("Run")
    #expect(presentations(host) == [.fullScreenCover])
    log.window?.rootViewController = nil
    host.graph.drain()
    #expect(presentations(host).isEmpty)
    #expect(host.contains("Run"))
    try host.tap("Run")
    #expect(host.contains("root"))
  }

  @Test("a scene delegate's window is shown")
  func sceneDelegate() throws {
    let host = ViewHost {
      Runner {
        let scene = UIApplication.shared.connectedScenes.first!
        SceneDelegate().scene(scene, willConnectTo: scene.session, options: .init())
      }
    }
    try host.tap("Run")
    #expect(host.contains("from a scene delegate"))
  }

  @Test("an app without scenes of SwiftUI shows what the scene delegate of each window gives it")
  func delegateApp() throws {
    let app = AppHost(DelegateApp<AppDelegate>(), frameSource: ManualFrameSource())
    for _ in 0..<2 {
      let graph = try #require(app.openWindow(frameSource: ManualFrameSource()))
      graph.drain()
      let texts = graph.tree.root.map(graph.tree.subtree)!.compactMap { id -> String? in
        if case .text(let text)? = graph.tree[id]?.element { text.string } else { nil }
      }
      #expect(texts == ["from a scene delegate"])
      graph.close()
    }
  }

  @Test("controllers that are presented come back after a window has rested")
  func rest() throws {
    let host = ViewHost { NameCard() }
    try host.tap("Rename")
    _ = host.graph.rest()
    #expect(presentations(host) == [.alert(title: "New name", hasMessage: true)])
    try host.tap("Cancel")
    #expect(presentations(host).isEmpty)
  }

  @Test("a share sheet in a sheet of SwiftUI")
  func embeddedSharing() throws {
    let host = ViewHost { Profile() }
    try host.tap("Share")
    #expect(host.contains("shared text"))
    try host.tap("Cancel")
    #expect(presentations(host).isEmpty)
  }
}

/// Runs something as an action in a window.
struct Runner: View {
  let action: @MainActor () -> Void

  var body: some View { Button("Run") { action() } }
}
