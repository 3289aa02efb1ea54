import SwiftUI

/// Sets a cookie, removes it, and sends people to other places.
struct VisitorScreen: View {
  @Environment(\.visitor) private var visitor
  @State private var note = "Nothing"
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "Theme: \(visitor.cookies["theme"] ?? "none")")
      Text(verbatim: note)
      Button("Count \(count)") { count += 1 }
      Button("Set") {
        answer("Set", .init(cookies: [.init("theme", "dark"), .init("second", "2", sameSite: .strict)]))
      }
      Button("Remove") { answer("Removed", .init(cookies: [.removing("theme")])) }
      Button("Leave") {
        answer("Left", .init(cookies: [.init("theme", "left")], redirect: URL(string: "_ippo/health")))
      }
      Button("Evil") {
        answer("Evil", .init(cookies: [.init("theme", "evil")], redirect: URL(string: "https://evil.example/")))
      }
      Button("All") {
        for number in 0..<8 { answer("All", .init(cookies: [.init("all\(number)", "\(number)")])) }
      }
    }
  }

  private func answer(_ text: String, _ response: Visitor.Response) {
    Task {
      do {
        try await visitor.respond(response)
        note = text
      } catch { note = error.localizedDescription }
    }
  }
}
