import IppoTesting
import IppoUI
import IssueReporting
import SwiftNavigation
import Testing

@MainActor
@Suite("Controllers that follow optionals")
struct DestinationTests {
  @Observable
  final class Model {
    var page: Int?
    var isPageShown = false
    var sheet: Row?
    var isSheetShown = false
    var alert: String?
    var dismissals = 0
    @ObservationIgnored var made: [String] = []
  }

  struct Row: Identifiable {
    let id: Int
    var name: String
  }

  final class Start: UIViewController {
    @UIBindable var model: Model

    init(_ model: Model) {
      self.model = model
      super.init()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationDestination(item: $model.page) { [unowned self] page in make("page \(page)") }
      navigationDestination(isPresented: $model.isPageShown) { [unowned self] in make("the page") }
      present(item: $model.sheet, onDismiss: { [model] in model.dismissals += 1 }) { [unowned self] row in
        make("row \(row.name)")
      }
      present(isPresented: $model.isSheetShown) { [unowned self] in make("the sheet") }
      present(item: $model.alert, id: \.self) { message in
        let alert = UIAlertController(title: "Alert", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Fine", style: .default))
        return alert
      }
    }

    private func make(_ text: String) -> UIViewController {
      model.made.append(text)
      return UIHostingController(rootView: Text(verbatim: text))
    }
  }

  private struct Window: UIViewControllerRepresentable {
    let model: Model

    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: Start(model))
    }

    func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
  }

  /// Makes a change, and waits until the observations of the change have run.
  private func change(_ host: ViewHost, until text: String, is shown: Bool = true, _ body: () -> Void) async {
    body()
    await host.wait { $0.contains(text) == shown }
  }

  @Test("a page is pushed and popped with its optional, and going back sets the optional to nil")
  func pages() async throws {
    let model = Model()
    let host = ViewHost { Window(model: model) }
    await change(host, until: "page 1") { model.page = 1 }
    try host.back()
    #expect(model.page == nil)
    await change(host, until: "page 2") { model.page = 2 }
    await change(host, until: "page 2", is: false) { model.page = nil }
    await change(host, until: "the page") { model.isPageShown = true }
    try host.back()
    #expect(!model.isPageShown)
    #expect(model.made == ["page 1", "page 2", "the page"])
  }

  @Test("a sheet is presented and dismissed with its optional, and a person's dismissal sets the optional to nil")
  func sheets() async throws {
    let model = Model()
    let host = ViewHost { Window(model: model) }
    await change(host, until: "row a") { model.sheet = Row(id: 1, name: "a") }
    await change(host, until: "row b") { model.sheet = Row(id: 2, name: "b") }
    #expect(!host.contains("row a") && model.dismissals == 1)
    try host.dismiss()
    #expect(model.sheet == nil && model.dismissals == 2)
    await change(host, until: "the sheet") { model.isSheetShown = true }
    await change(host, until: "the sheet", is: false) { model.isSheetShown = false }
    #expect(model.made == ["row a", "row b", "the sheet"])
  }

  @Test("an alert ends with the choice of a person")
  func alerts() async throws {
    let model = Model()
    let host = ViewHost { Window(model: model) }
    await change(host, until: "Look out") { model.alert = "Look out" }
    try host.tap("Fine")
    #expect(model.alert == nil && !host.contains("Look out"))
  }

  @Test("what is set before the view is loaded is shown at once, in terminals too")
  func first() {
    let model = Model()
    model.page = 7
    let screen = TerminalScreen(columns: 40, rows: 10) { Window(model: model) }
    #expect(screen.text.contains("page 7"))
  }

  @Test("a page that is pushed outside of a navigation is reported")
  func refused() {
    let model = Model()
    model.page = 1
    withExpectedIssue { Start(model).loadViewIfNeeded() }
  }
}
