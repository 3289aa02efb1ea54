/// The element of a sheet, a cover, a popover or a panel, and what its content says about it.
struct PresentationElement<Shown: View>: PrimitiveView {
  enum Kind {
    case sheet
    case cover
    case popover(anchor: () -> RenderNodeID?)
    case bottomSheet(title: Text, background: Color)
  }

  let kind: Kind
  let dismisser: Dismisser
  let shown: Shown

  static var preferences: [any PreferenceKey.Type] { [PresentationTraitsKey.self] }
  static var outlets: [OutletID] { [.presentationBackground] }

  var content: some View { Unary { shown } }

  func element(in context: ElementContext) -> RenderElement {
    let traits = context.preference(PresentationTraitsKey.self)
    let sheet = RenderPresentation.Kind.sheet(
      detents: traits.detents ?? [.large], showsDragIndicator: traits.showsDragIndicator ?? false)
    let kind: RenderPresentation.Kind =
      switch (kind, traits.adaptation(in: context.environment)) {
      case (.bottomSheet(let title, let background), _):
        .bottomSheet(title: title.string(in: context.environment), background: background.render)
      case (.cover, nil), (_, .cover?): .fullScreenCover
      case (.sheet, _), (_, .sheet?): sheet
      case (.popover(let anchor), nil): .popover(anchor: anchor())
      }
    var surface = RenderSurface(
      backgroundCount: context.children.prefix { $0[ContainerBackgroundTrait.self] }.count,
      cornerRadius: traits.cornerRadius)
    if case .sheet(let detents, _) = kind {
      traits.sizing?.size(&surface)
      surface.isBackgroundInteractive = traits.backgroundInteraction?.isEnabled(atHighest: detents.last) ?? false
    }
    return .presentation(RenderPresentation(kind, isDismissDisabled: traits.isDismissDisabled, surface: surface))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.colorScheme = context.environment.presentedColorScheme?.render
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard event == .dismiss, !context.preference(PresentationTraitsKey.self).isDismissDisabled else { return false }
    dismisser.dismiss()
    return true
  }
}

/// What the content of a presentation asks it for.
struct PresentationTraits: Equatable, Sendable {
  var detents: [RenderPresentation.Detent]?
  var showsDragIndicator: Bool?
  var isDismissDisabled = false
  var cornerRadius: Double?
  var sizing: KnownPresentationSizing?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var horizontalAdaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?
}

struct PresentationTraitsKey: PreferenceKey {
  static var defaultValue: PresentationTraits { PresentationTraits() }

  static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
    let next = nextValue()
    value.detents = next.detents ?? value.detents
    value.showsDragIndicator = next.showsDragIndicator ?? value.showsDragIndicator
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.sizing = next.sizing ?? value.sizing
    value.backgroundInteraction = next.backgroundInteraction ?? value.backgroundInteraction
    value.horizontalAdaptation = next.horizontalAdaptation ?? value.horizontalAdaptation
    value.verticalAdaptation = next.verticalAdaptation ?? value.verticalAdaptation
  }
}

/// Presented content in its own surroundings: it can be dismissed, and it is in no navigation of the presenting view.
struct PresentedContent<Content: View>: View {
  @State private var dismisser = Dismisser()
  let kind: PresentationElement<Content>.Kind
  let dismiss: () -> Void
  let content: Content

  init(_ kind: PresentationElement<Content>.Kind, dismiss: @escaping () -> Void, content: Content) {
    self.kind = kind
    self.dismiss = dismiss
    self.content = content
  }

  var body: some View {
    let dismisser = dismisser
    dismisser.action = dismiss
    return PresentationElement(kind: kind, dismisser: dismisser, shown: content)
      .modifier(EditModeScope())
      .transformEnvironment(\.self) {
        $0.dismisser = dismisser
        $0.isPresented = true
        $0.leaveContainers()
      }
  }
}

extension EnvironmentValues {
  /// Containers around the presenting view are not around what it presents.
  mutating func leaveContainers() {
    navigation = nil
    splitColumn = nil
    page = nil
    editMode = nil
    refresh = nil
    dialogResponder = nil
    leaveRows()
  }

  /// What is opened from a row is in no row.
  mutating func leaveRows() {
    sectionPlace = .none
    sectionRowLook = RowLook()
    rowSelection = nil
  }
}

extension View {
  func presentation(_ change: @escaping (inout PresentationTraits) -> Void) -> some View {
    transformPreference(PresentationTraitsKey.self, change)
  }

  /// The heights a sheet with this content rests at.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { traits in
      traits.detents = detents.map(\.render).sorted { $0.order < $1.order }
    }
  }

  /// The heights a sheet with this content rests at. Renderers keep to the one of them that is selected.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationDetents(detents.contains(selection.wrappedValue) ? [selection.wrappedValue] : detents)
  }

  /// Whether a sheet with this content shows a handle.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.showsDragIndicator = visibility == .automatic ? nil : visibility == .visible }
  }

  /// Whether a presentation with this content stays until it is dismissed by code.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}

extension RenderPresentation.Detent {
  /// From the lowest to the highest, in a window of ordinary height.
  var order: Double {
    switch self {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let points): points / 844
    }
  }
}
