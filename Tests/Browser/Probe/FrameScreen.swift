import SafariServices
import SwiftUI
import WebKit

/// A page of another site, HTML of the app, and a sheet of a page.
struct FrameScreen: View {
  @State private var page = WebPage()
  @State private var isReading = false
  @State private var answer = "nothing"
  @State private var messages = WebMessages()

  var body: some View {
    VStack {
      WebView(page).frame(height: 200)
      WrappedWebView(messages: messages).frame(height: 100)
      Text(
        verbatim:
          "Title \(page.title), \(page.url?.absoluteString ?? "unknown"), \(page.isLoading ? "loading" : "loaded")")
      Text(verbatim: "Answer \(answer)")
      Text(verbatim: "Message \(messages.last)")
      Button("Site") { page.load(URL(string: "https://site.example/page")) }
      Button("Local") {
        page.load(
          html: """
            <!doctype html><title>Local</title><style>p { color: rgb(1, 2, 3) }</style><p id="p">Here</p>
            <script>document.getElementById("p").append(" and script");
            try { parent.document.title = "taken" } catch { document.body.append("kept out") }</script>
            """)
      }
      Button("Ask") {
        Task {
          do {
            answer =
              "\(try await page.callJavaScript("return [self.origin, document.title, n]", arguments: ["n": 3]) ?? "")"
          } catch { answer = "refused" }
        }
      }
      Button("Read") { isReading = true }
        .sheet(isPresented: $isReading) { SafariSheet() }
    }
  }
}

@MainActor @Observable
private final class WebMessages: NSObject, WKScriptMessageHandler {
  var last = "none"

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    last = "\(message.name) \(message.body)"
  }
}

private struct WrappedWebView: UIViewRepresentable {
  let messages: WebMessages

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(messages, name: "app")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.loadHTMLString(
      "<button onclick=\"webkit.messageHandlers.app.postMessage('hello')\">Send</button>", baseURL: nil)
    return view
  }

  func updateUIView(_ uiView: WKWebView, context: Context) {}
}

private struct SafariSheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: URL(string: "https://site.example/sheet")!)
  }

  func updateUIViewController(_ uiViewController: SFSafariViewController, context: Context) {}
}
