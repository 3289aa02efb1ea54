internal import IppoArchive

/// Receives the position of a scroll view.
@MainActor
final class ScrollTracker: Unarchived {
  /// The outermost scroll view that was made below.
  weak var region: ElementNode?
  /// The tracker around this one, which receives the position as well.
  var outer: ScrollTracker?
  var report: (RenderScrollPosition, ElementNode) -> Void = { _, _ in }
  /// The position of the view that is reported; `nil` for the first visible one.
  var anchor: UnitPoint?

  /// Whether the tracker follows this region.
  func tracks(_ element: ElementNode) -> Bool {
    if region == nil || region?.isRemoved ?? true { region = element }
    return region === element
  }

  /// Notifies all trackers of the region.
  func tell(_ place: RenderScrollPosition, of element: ElementNode) {
    if tracks(element) { report(place, element) }
    outer?.tell(place, of: element)
  }

  /// Whether this tracker, or one around it, tracks the region.
  func isInterested(in element: ElementNode) -> Bool {
    // Each is asked, so that each knows its region.
    let isOuter = outer?.isInterested(in: element) ?? false
    return tracks(element) || isOuter
  }

  /// The position of the view that is reported for a region, by the innermost tracker of the region.
  func anchor(in element: ElementNode) -> UnitPoint? {
    (tracks(element) ? anchor : nil) ?? outer?.anchor(in: element)
  }

  /// The id of the view that was reported.
  func id(_ position: RenderScrollPosition, in graph: ViewGraph, matching: (AnyHashable) -> Bool) -> AnyHashable? {
    var next = position.first.flatMap { graph.committer.elements[$0] }
    // The id may be outside or inside of the element that shows the view: a padding, a background.
    while let element = next {
      var node: _Node? = element
      while let current = node, current !== region {
        if let id = current.identity, matching(id) { return id }
        node = current.parent
      }
      next = element.children.children.first?.element
    }
    return nil
  }
}

private struct ScrollTrackerKey: EnvironmentKey {
  static var defaultValue: ScrollTracker? { nil }
}

extension EnvironmentValues {
  var scrollTracker: ScrollTracker? {
    get { self[ScrollTrackerKey.self] }
    set { self[ScrollTrackerKey.self] = newValue }
  }
}

private struct ScrollPositionModifier: ViewModifier {
  @State private var tracker = ScrollTracker()
  private var scope = NodeProperty()
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    tracker.anchor = anchor
    tracker.report = { [position, tracker] place, element in
      // Until a user scrolls, the app determines the position, whichever view is visible first there.
      guard place.isByPerson else { return }
      let id = tracker.id(place, in: element.graph) { _ in true }
      position.wrappedValue.follow(place, id: id)
    }
    return
      content
      .transformEnvironment(\.scrollTracker) { [tracker] outer in
        tracker.outer = outer
        outer = tracker
      }
      .onChange(of: position.wrappedValue, initial: true) { _, new in
        if let goal = new.request(anchor: anchor) { scope.node?.graph.scroll(goal, in: scope.node, isOfRegion: true) }
      }
  }
}

private struct ScrolledIDModifier<ID: Hashable>: ViewModifier {
  @State private var tracker = ScrollTracker()
  @State private var reported = ReportedID<ID>()
  private var scope = NodeProperty()
  let id: Binding<ID?>
  let anchor: UnitPoint?

  init(id: Binding<ID?>, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    tracker.anchor = anchor
    tracker.report = { [id, tracker, reported] place, element in
      guard place.isByPerson else { return }
      guard let new = tracker.id(place, in: element.graph, matching: { $0.base is ID })?.base as? ID else { return }
      guard new != id.wrappedValue else { return }
      reported.id = new
      id.wrappedValue = new
    }
    return
      content
      .transformEnvironment(\.scrollTracker) { [tracker] outer in
        tracker.outer = outer
        outer = tracker
      }
      .onChange(of: id.wrappedValue, initial: true) { _, new in
        // A view to which the user has scrolled is already in place.
        guard let new, new != reported.id else { return }
        reported.id = nil
        scope.node?.graph.scroll(.view(AnyHashable(new), anchor: anchor), in: scope.node, isOfRegion: true)
      }
  }
}

private struct VisibleTargetModifier<ID: Hashable>: ViewModifier {
  @State private var tracker = ScrollTracker()
  @State private var reported = ReportedID<ID>()
  let action: ([ID]) -> Void

  init(action: @escaping ([ID]) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    tracker.report = { [action, tracker, reported] place, element in
      let id = tracker.id(place, in: element.graph, matching: { $0.base is ID })?.base as? ID
      guard id != reported.id else { return }
      reported.id = id
      action(id.map { [$0] } ?? [])
    }
    return content.transformEnvironment(\.scrollTracker) { [tracker] outer in
      tracker.outer = outer
      outer = tracker
    }
  }
}

extension View {
  /// Runs `action` with the ids of the visible views when a user scrolls. Renderers report only the first visible view,
  /// so that there is at most one id. They report it with any visible part, whatever `threshold` says.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { modifier(VisibleTargetModifier(action: action)) }
}

/// The id that was reported last.
@MainActor
private final class ReportedID<ID> {
  // Touched on the main actor only; archives are written and read there.
  nonisolated(unsafe) var id: ID?
}

/// The id is archived, because a restored window would otherwise scroll again to the place where the user has scrolled.
extension ReportedID: Archivable {
  nonisolated func _archived(by writer: ArchiveWriter) -> ArchivedValue? { writer.write(id) }

  nonisolated static func _restored(
    from archived: ArchivedValue, initial: ReportedID?, by reader: ArchiveReader
  ) -> ReportedID? {
    initial?.id = reader.read(archived, as: ID?.self) ?? nil
    return initial
  }
}

extension View {
  /// The position of the scroll view within this view. A new value of the binding scrolls, and scrolling sets the
  /// binding.
  ///
  /// Renderers report at most ten times a second.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// The id of the view at the position of the scroll view within this view. A new id scrolls, and scrolling sets the
  /// id.
  ///
  /// With an anchor, that is the view nearest to the anchor; without one, the first visible view. Renderers report at
  /// most ten times a second.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor))
  }
}
