internal import IppoUI

/// The view of a preview, made once: a body may make a store or a controller.
@MainActor
final class MadePreview: Unarchived {
  private var content: AnyView?
  private var checked: (attempt: Int, isTrapped: Bool)?

  nonisolated init() {}

  var isTrapped: Bool { checked?.isTrapped ?? false }

  /// Whether the program has ended in the preview; otherwise the preview begins.
  func hasTrapped(_ id: String, in marks: PreviewMarks, _ attempt: Int) -> Bool {
    if let checked, checked.attempt == attempt { return checked.isTrapped }
    if attempt > 0 { content = nil }
    let isTrapped = marks.hasTrapped(id)
    checked = (attempt, isTrapped)
    if !isTrapped { marks.begin(id) }
    return isTrapped
  }

  func view(of entry: PreviewEntry, isSteady: Bool) -> AnyView {
    if isSteady { SteadyValues.attach() }
    let view = content ?? entry.makeView()
    content = view
    return view
  }
}

/// Makes the view within the modifiers of the preview, whose dependencies it may read.
struct MadeContent: View {
  let entry: PreviewEntry
  let made: MadePreview
  let isSteady: Bool

  var body: some View { made.view(of: entry, isSteady: isSteady) }
}
