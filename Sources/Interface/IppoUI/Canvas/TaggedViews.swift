/// Content that consists of views with tags, each of which can be shown several times.
///
/// A tag is found in the views' own types: in lists of statements, `ForEach`, `Group` and branches, and under modifiers.
/// Views in bodies of other views are not.
@MainActor
protocol TaggedViews {
  /// The views, in their order.
  var taggedViews: [(AnyHashable, AnyView)] { get }
}

/// A modifier that gives its content a tag.
@MainActor
protocol Tagging {
  var tag: AnyHashable { get }
}

extension ModifiedContent: TaggedViews where Content: View, Modifier: ViewModifier {
  @MainActor var taggedViews: [(AnyHashable, AnyView)] {
    if let tagging = modifier as? any Tagging { return [(tagging.tag, AnyView(self))] }
    let inner = (content as? any TaggedViews)?.taggedViews ?? []
    // A modifier around one view is part of it; around several views it is around each, as in other containers.
    return inner.map { tag, view in
      (tag, inner.count == 1 ? AnyView(self) : AnyView(view.modifier(modifier)))
    }
  }
}

extension TupleView: TaggedViews {
  @MainActor var taggedViews: [(AnyHashable, AnyView)] {
    var found: [(AnyHashable, AnyView)] = []
    for child in Mirror(reflecting: value).children { found += (child.value as? any TaggedViews)?.taggedViews ?? [] }
    return found
  }
}

extension ForEach: TaggedViews where Content: View {
  @MainActor var taggedViews: [(AnyHashable, AnyView)] {
    var found: [(AnyHashable, AnyView)] = []
    for element in data { found += (content(element) as? any TaggedViews)?.taggedViews ?? [] }
    return found
  }
}

extension Group: TaggedViews where Content: View {
  @MainActor var taggedViews: [(AnyHashable, AnyView)] { (content as? any TaggedViews)?.taggedViews ?? [] }
}

extension _ConditionalContent: TaggedViews where TrueContent: View, FalseContent: View {
  @MainActor var taggedViews: [(AnyHashable, AnyView)] {
    switch storage {
    case .first(let content): (content as? any TaggedViews)?.taggedViews ?? []
    case .second(let content): (content as? any TaggedViews)?.taggedViews ?? []
    }
  }
}

extension Optional: TaggedViews where Wrapped: View {
  @MainActor var taggedViews: [(AnyHashable, AnyView)] {
    guard case .some(let view) = self else { return [] }
    return (view as? any TaggedViews)?.taggedViews ?? []
  }
}
