internal import IppoUI

/// The reason why a preview is not shown.
struct PreviewProblem: View {
  let title: String
  let detail: String
  let again: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label {
        Text(verbatim: title)
      } icon: {
        Image(systemName: "exclamationmark.triangle")
      }
    } description: {
      Text(verbatim: detail)
    } actions: {
      Button {
        again()
      } label: {
        Text(verbatim: "Try Again")
      }
    }
  }
}

/// The issues that a preview has reported.
struct PreviewIssueList: View {
  let issues: PreviewIssues

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Divider()
      ForEach(issues.texts, id: \.self) { text in
        Label {
          Text(verbatim: text)
        } icon: {
          Image(systemName: "exclamationmark.triangle")
        }
        .foregroundStyle(.red)
      }
      Button {
        issues.clear()
      } label: {
        Text(verbatim: "Clear")
      }
    }
    .padding()
  }
}
