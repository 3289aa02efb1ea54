import IppoUI
import IssueReporting
import Testing

@MainActor
@Suite("Views of other toolkits")
struct PlatformViewTests {
  final class Spinner {}

  struct Indicator: UIViewRepresentable {
    func makeUIView(context: Context) -> Spinner { Spinner() }
    func updateUIView(_ uiView: Spinner, context: Context) {}
  }

  struct Controlled: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Spinner { Spinner() }
    func updateUIViewController(_ controller: Spinner, context: Context) {}
  }

  @Test("A placeholder is shown, and an issue reported")
  func placeholder() {
    withExpectedIssue {
      #expect(Screen { Indicator() }.texts == ["Indicator needs UIKit"])
    }
    withExpectedIssue {
      #expect(Screen { Controlled() }.texts == ["Controlled needs UIKit"])
    }
  }
}
