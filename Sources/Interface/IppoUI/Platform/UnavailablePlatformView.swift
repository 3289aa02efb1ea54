internal import IssueReporting

/// A substitute for a view that another toolkit would have drawn. It shows the name of the view, and reports an issue
/// when it appears.
public struct UnavailablePlatformView: View {
  let name: String

  /// A placeholder with the name; it reports an issue when it comes on screen.
  public var body: some View {
    Text(verbatim: "\(name) needs UIKit")
      .foregroundStyle(.secondary)
      .border(.secondary)
      .onAppear {
        reportIssue(
          "\(name) is drawn by UIKit, which is not available on this platform. A placeholder is shown instead.")
      }
  }
}
