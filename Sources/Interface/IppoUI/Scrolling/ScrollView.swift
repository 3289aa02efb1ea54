/// A region that scrolls (`SwiftUI.ScrollView`).
public struct ScrollView<Content: View>: View {
  @State private var place = ViewPlace()
  @State private var contentPlace = ViewPlace()
  @Environment(\.coordinateSpaces) private var spaces
  @Environment(\.scrollObservers) private var observers
  /// The axes along which the content is as long as it likes, and can be scrolled.
  public var axes: Axis.Set
  /// Whether indicators show, as far as `scrollIndicators(_:axes:)` does not hide them.
  public var showsIndicators: Bool
  /// The scrolled content. Several views stand below each other.
  public var content: Content

  /// - Parameters:
  ///   - axes: The axes along which the content can be scrolled.
  ///   - showsIndicators: Whether indicators show.
  ///   - content: The scrolled content.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The region of the renderer, with the coordinate space of its content.
  public var body: some View {
    ScrollElement(
      axes: axes, showsIndicators: showsIndicators,
      content: observedContent.environment(\.coordinateSpaces, spaces.adding(scrollView: place))
        .environment(\.scrollObservers, ScrollObservers())
    )
    .modifier(PlaceModifier(place: place))
  }

  /// The content; where scrolling is observed, in a stack whose place is reported.
  @ViewBuilder private var observedContent: some View {
    if observers.observers.isEmpty {
      content
    } else {
      // As far apart as they are without it.
      VStack(spacing: 0) { content }.modifier(PlaceModifier(place: contentPlace))
        .modifier(ScrollReporter(observers: observers, region: place, content: contentPlace))
    }
  }
}

private struct ScrollElement<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  func element(in context: ElementContext) -> RenderElement {
    .scroll(
      RenderScroll(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
        showsIndicators: showsIndicators && !axes.isSubset(of: context.environment.hiddenScrollIndicators),
        isRefreshable: context.environment.refresh != nil, isDisabled: !context.environment.isScrollEnabled,
        anchor: context.environment.scrollAnchor?.render,
        reportsPosition: context.environment.scrollTracker?.isInterested(in: context.node) ?? false,
        positionAnchor: context.environment.scrollTracker?.anchor(in: context.node)?.render,
        rest: context.environment.scrollRest))
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .refresh:
      guard let refresh = context.environment.refresh else { return false }
      refresh.start()
    case .scroll(let position):
      guard let tracker = context.environment.scrollTracker, tracker.isInterested(in: context.node) else {
        return false
      }
      tracker.tell(position, of: context.node)
    default: return false
    }
    return true
  }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: Axis.Set { [] }
}

extension EnvironmentValues {
  /// The axes without indicators. A region shows the indicators of both of its axes, or none.
  var hiddenScrollIndicators: Axis.Set {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

/// The condition under which scroll indicators show (`SwiftUI.ScrollIndicatorVisibility`).
///
/// Browsers and terminals know two states, shown and hidden, and decide the look of shown indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isShown: Bool
  /// Shown.
  public static let automatic = ScrollIndicatorVisibility(isShown: true)
  /// Shown, as `automatic`.
  public static let visible = ScrollIndicatorVisibility(isShown: true)
  /// Hidden; the content scrolls all the same.
  public static let hidden = ScrollIndicatorVisibility(isShown: false)
  /// Hidden, as `hidden`.
  public static let never = ScrollIndicatorVisibility(isShown: false)
}

extension View {
  /// The condition under which scroll indicators show within this view. A region hides its indicators if they are
  /// hidden along all of its axes, and otherwise shows all of them.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  {
    transformEnvironment(\.hiddenScrollIndicators) { hidden in
      if visibility.isShown { hidden.subtract(axes) } else { hidden.formUnion(axes) }
    }
  }
}
