internal import Foundation
internal import IppoRender
internal import IppoUI

/// One preview in a variant, live. Issues that it reports, and errors of its modifiers, are shown in place.
struct PreviewStage: View {
  let entry: PreviewEntry
  let variant: PreviewVariant
  let contexts: PreviewContexts
  let marks: PreviewMarks
  @State private var made = MadePreview()
  @State private var issues = WindowDisplay.current?.attachment(PreviewIssues.init) ?? PreviewIssues()
  @State private var ready = ReadyContexts()
  @State private var failure: String?
  @State private var attempt = 0

  var body: some View {
    VStack(spacing: 0) {
      if made.hasTrapped(entry.id, in: marks, attempt) {
        PreviewProblem(
          title: "The program ended while it began this preview",
          detail: "The terminal in which the program runs shows the reason."
        ) { again() }
      } else if let failure {
        PreviewProblem(title: "The context of this preview cannot be made", detail: failure) { again() }
      } else if let contexts = ready.contexts(of: entry) {
        stage(contexts)
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
    marks.remove(entry.id)
    failure = nil
    issues.clear()
    attempt += 1
  }

  /// Makes the contexts. Removes the mark when the preview has been shown for a while.
  private func begin() async {
    if ready.contexts(of: entry) == nil {
      do {
        ready = ReadyContexts(made: try await contexts.contexts(of: entry.modifications))
        failure = nil
      } catch is CancellationError {
        return
      } catch {
        failure = "\(error)"
        return
      }
    }
    guard (try? await Task.sleep(for: Self.steadiness)) != nil, !made.isTrapped else { return }
    marks.remove(entry.id)
  }

  /// The time after which the end of the program has nothing to do with the begin of the preview.
  private static let steadiness = Duration.seconds(2)

  @ViewBuilder private func stage(_ contexts: [PreviewModification.Context]) -> some View {
    let content = modified(AnyView(MadeContent(entry: entry, made: made)), contexts)
    let varied = content.modifier(VariantModifier(variant: variant))
    if let size {
      ScrollView([.horizontal, .vertical]) {
        varied.frame(width: size.width, height: size.height)
          .border(.separator)
          .padding()
      }
    } else if isSizedToFit {
      varied.fixedSize().padding().frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      varied.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func modified(_ content: AnyView, _ contexts: [PreviewModification.Context]) -> AnyView {
    zip(entry.modifications, contexts).reduce(content) { content, pair in pair.0.apply(content, pair.1) }
  }

  /// The size by the variant, or else by the traits; `nil`: that of the window.
  private var size: CGSize? {
    var fixed: CGSize?
    var isTurned = false
    for trait in entry.traits {
      switch trait.layout {
      case .fixed(let width, let height): fixed = CGSize(width: width, height: height)
      case .orientation(let name): isTurned = name.hasPrefix("landscape")
      case .device, .modifier, .sizeThatFits: break
      }
    }
    if variant.device == nil, let fixed { return fixed }
    guard let size = (variant.device ?? (isTurned ? .phone : nil))?.size else { return nil }
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }

  private var isSizedToFit: Bool {
    entry.traits.contains { if case .sizeThatFits = $0.layout { true } else { false } }
  }
}

/// The contexts of a preview's modifiers.
private struct ReadyContexts: Unarchived {
  var made: [PreviewModification.Context]?

  /// The contexts, in the order of the modifiers; `nil` until they are made.
  @MainActor func contexts(of entry: PreviewEntry) -> [PreviewModification.Context]? {
    made ?? (entry.modifications.isEmpty ? [] : nil)
  }
}

/// The view of a preview, made once: a body may make a store or a controller.
@MainActor
private final class MadePreview: Unarchived {
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

  func view(of entry: PreviewEntry) -> AnyView {
    let view = content ?? entry.makeView()
    content = view
    return view
  }
}

/// Makes the view within the modifiers of the preview, whose dependencies it may read.
private struct MadeContent: View {
  let entry: PreviewEntry
  let made: MadePreview

  var body: some View { made.view(of: entry) }
}

/// Applies a variant to a preview.
struct VariantModifier: ViewModifier {
  let variant: PreviewVariant
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.horizontalSizeClass) private var width

  func body(content: Content) -> some View {
    content
      .environment(\.locale, variant.language.map { Locale(identifier: $0) } ?? locale)
      .environment(\.layoutDirection, variant.layoutDirection ?? layoutDirection)
      .environment(\.dynamicTypeSize, variant.textSize ?? textSize)
      .environment(\.horizontalSizeClass, variant.device.map { $0 == .phone ? .compact : .regular } ?? width)
      .transformEnvironment(\.accessibilityReduceMotion) { if variant.reducesMotion { $0 = true } }
      .preferredColorScheme(variant.scheme.map { $0 == .dark ? .dark : .light })
  }
}
