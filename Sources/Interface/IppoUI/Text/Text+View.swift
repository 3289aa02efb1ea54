internal import Foundation

extension Text: PrimitiveView {
  func element(in context: ElementContext) -> RenderElement {
    if isLive { context.tick() }
    var text = render(in: context.environment)
    if text.runs.contains(where: { $0.link != nil }) {
      text.linksAreEvents = !context.environment.openURL.isSystem
    }
    return .text(text)
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .select(let index) = event else { return false }
    let runs = render(in: context.environment).runs
    guard runs.indices.contains(index), let url = runs[index].link.flatMap(URL.init) else { return false }
    context.environment.openURL(url)
    return true
  }

  /// Whether the text changes as time goes by.
  private var isLive: Bool {
    switch storage {
    case .date(_, let style): style.isLive
    case .timer(let timer): timer.pauseTime == nil
    case .live: true
    case .joined(let first, let second): first.isLive || second.isLive
    case .key(let key, _, _):
      key.arguments.contains { if case .text(let text) = $0 { text.isLive } else { false } }
    case .verbatim, .attributed, .image, .dates, .formatted: false
    }
  }
}

extension ElementContext {
  /// Renders the element again in a second.
  func tick() {
    guard !node.isTicking else { return }
    node.isTicking = true
    node.graph.schedule(after: 1) { [weak node] in
      guard let node else { return }
      node.isTicking = false
      node.setNeedsRender()
    }
  }
}
