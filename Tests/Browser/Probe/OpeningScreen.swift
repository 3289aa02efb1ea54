import SwiftUI

/// What leads out of the app: actions, links and texts, and links that the app follows itself.
struct OpeningScreen: View {
  @Environment(\.openURL) private var openURL
  @State private var log = "nothing"

  var body: some View {
    VStack(spacing: 20) {
      Button("Open another") { openURL(URL(string: "https://example.org/opened")!) { log = $0 ? "opened" : "refused" } }
      Button("Open own") { openURL(URL(string: "?page=2")!) }
      Button("Open script") { openURL(URL(string: "javascript:document.title='taken'")!) { log = "\($0)" } }
      Link("Link to another", destination: URL(string: "https://example.org/linked")!)
      Link("Link to own", destination: URL(string: "?page=3")!)
      Text("Text with a [link](https://example.org/written)")
      Link("Followed here", destination: URL(string: "https://example.org/followed")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log = url.lastPathComponent
            return .handled
          })
      Text("We have [terms](app://settings/terms) and more")
        .environment(
          \.openURL,
          OpenURLAction { url in
            log = url.absoluteString
            return .handled
          })
      Text("Log: \(log)")
    }
  }
}
