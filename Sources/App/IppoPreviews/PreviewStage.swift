internal import Foundation
internal import IppoRender
internal import IppoUI

/// One preview in a variant, live. Issues that it reports, and errors of its modifiers, are shown in place.
struct PreviewStage: View {
  let entry: PreviewEntry
  let variant: PreviewVariant
  let services: PreviewServices
  @State private var made = MadePreview()
  @State private var issues = WindowDisplay.current?.attachment(PreviewIssues.init) ?? PreviewIssues()
  @State private var ready = ReadyContexts()
  @State private var failure: String?
  @State private var attempt = 0

  var body: some View {
    VStack(spacing: 0) {
      if made.hasTrapped(entry.id, in: services.marks, attempt) {
        PreviewProblem(
          title: "The program ended while it began this preview",
          detail: "The terminal in which the program runs shows the reason."
        ) { again() }
      } else if let failure {
        PreviewProblem(title: "The context of this preview cannot be made", detail: failure) { again() }
      } else if let contexts = ready.contexts(of: entry) {
        PreviewCanvas(entry: entry, variant: variant, contexts: contexts, made: made, isSteady: services.isSteady)
      } else {
        ProgressView()
      }
      if !issues.texts.isEmpty {
        PreviewIssueList(issues: issues)
      }
    }
    .task(id: attempt) { await begin() }
  }

  private func again() {
    services.marks.remove(entry.id)
    failure = nil
    issues.clear()
    attempt += 1
  }

  /// Makes the contexts. Removes the mark when the preview has been shown for a while.
  private func begin() async {
    if ready.contexts(of: entry) == nil {
      do {
        ready = ReadyContexts(made: try await services.contexts.contexts(of: entry.modifications))
        failure = nil
      } catch is CancellationError {
        return
      } catch {
        failure = "\(error)"
        return
      }
    }
    guard (try? await Task.sleep(for: Self.steadiness)) != nil, !made.isTrapped else { return }
    services.marks.remove(entry.id)
  }

  /// The time after which the end of the program has nothing to do with the begin of the preview.
  private static let steadiness = Duration.seconds(2)
}

/// The contexts of a preview's modifiers.
private struct ReadyContexts: Unarchived {
  var made: [PreviewModification.Context]?

  /// The contexts, in the order of the modifiers; `nil` until they are made.
  @MainActor func contexts(of entry: PreviewEntry) -> [PreviewModification.Context]? {
    made ?? (entry.modifications.isEmpty ? [] : nil)
  }
}
