/// The element of a sheet, a cover, a popover or a panel, with the traits that its content sets.
struct PresentationElement<Shown: View>: PrimitiveView {
  enum Kind {
    case sheet
    case cover
    case popover(anchor: () -> RenderNodeID?)
    case bottomSheet(title: Text, background: Color)
  }

  let kind: Kind
  let dismisser: Dismisser
  /// The height that a user has chosen for a sheet without a binding for it.
  let ownDetent: Binding<PresentationDetent?>
  let shown: Shown

  static var preferences: [any PreferenceKey.Type] { [PresentationTraitsKey.self] }
  static var outlets: [OutletID] { [.presentationBackground] }

  var content: some View { Unary { shown } }

  func element(in context: ElementContext) -> RenderElement {
    let traits = context.preference(PresentationTraitsKey.self)
    let detents = traits.detents ?? [.large]
    let sheet = RenderPresentation.Kind.sheet(
      height: resting(traits).render, showsDragIndicator: traits.showsDragIndicator ?? (detents.count > 1))
    let kind: RenderPresentation.Kind =
      switch (kind, traits.adaptation(ofPopover: isPopover, in: context.environment)) {
      case (.bottomSheet(let title, let background), _):
        .bottomSheet(title: title.string(in: context.environment), background: background.render)
      case (.cover, nil), (_, .cover?): .fullScreenCover
      // A popover is a sheet in a narrow window, unless its content requests another form.
      case (.sheet, _), (_, .sheet?): sheet
      case (.popover(let anchor), nil): .popover(anchor: anchor())
      }
    var surface = RenderSurface(
      backgroundCount: context.children.prefix { $0[ContainerBackgroundTrait.self] }.count,
      cornerRadius: traits.cornerRadius)
    if case .sheet(let height, _) = kind {
      traits.sizing?.size(&surface)
      surface.isBackgroundInteractive = traits.backgroundInteraction?.isEnabled(at: height) ?? false
      surface.isResizable = (traits.detents?.count ?? 1) > 1
    }
    return .presentation(RenderPresentation(kind, isDismissDisabled: traits.isDismissDisabled, surface: surface))
  }

  private var isPopover: Bool { if case .popover = kind { true } else { false } }

  /// The resting height of a sheet: the one that the app or a user has chosen, or else the lowest, as in SwiftUI.
  private func resting(_ traits: PresentationTraits) -> PresentationDetent {
    let detents = traits.detents ?? [.large]
    let chosen = traits.detentSelection?.detent ?? ownDetent.wrappedValue
    return chosen.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first ?? .large
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.colorScheme = context.environment.presentedColorScheme?.render
    // The tint of the presenting view is that of the presentation.
    attributes.tint = context.environment.tintStyle?._storage.paint(in: context.environment)?.color
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    let traits = context.preference(PresentationTraitsKey.self)
    switch event {
    case .dismiss where !traits.isDismissDisabled:
      if let question = traits.question { question.ask() } else { dismisser.dismiss() }
    case .step(1): return step(1, traits)
    case .step(-1): return step(-1, traits)
    default: return false
    }
    return true
  }

  /// Goes to the next height, and from the last one to the first.
  private func step(_ direction: Int, _ traits: PresentationTraits) -> Bool {
    guard let detents = traits.detents, detents.count > 1, let index = detents.firstIndex(of: resting(traits)) else {
      return false
    }
    let next = detents[(index + direction + detents.count) % detents.count]
    if let selection = traits.detentSelection { selection.choose(next) } else { ownDetent.wrappedValue = next }
    return true
  }
}

/// The height of a sheet that an app keeps.
struct DetentSelection: Equatable, Sendable {
  let detent: PresentationDetent
  private let binding: Binding<PresentationDetent>

  init(_ binding: Binding<PresentationDetent>) {
    detent = binding.wrappedValue
    self.binding = binding
  }

  @MainActor func choose(_ detent: PresentationDetent) { binding.wrappedValue = detent }

  static func == (left: DetentSelection, right: DetentSelection) -> Bool { left.detent == right.detent }
}

/// The requests of a presentation's content to the presentation.
struct PresentationTraits: Equatable, Sendable {
  /// The detents from the lowest to the highest.
  var detents: [PresentationDetent]?
  var detentSelection: DetentSelection?
  var showsDragIndicator: Bool?
  var isDismissDisabled = false
  /// The question before a user dismisses the presentation.
  var question: QuestionReference?
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
    value.detentSelection = next.detentSelection ?? value.detentSelection
    value.showsDragIndicator = next.showsDragIndicator ?? value.showsDragIndicator
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.question = next.question ?? value.question
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
  @State private var detent: PresentationDetent?
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
    return PresentationElement(kind: kind, dismisser: dismisser, ownDetent: $detent, shown: content)
      .modifier(EditModeScope())
      .transformEnvironment(\.self) {
        $0.dismisser = dismisser
        $0.isPresented = true
        $0.leaveContainers()
      }
  }
}

extension EnvironmentValues {
  /// Clears the containers around the presenting view, which do not contain the presentation.
  mutating func leaveContainers() {
    navigation = nil
    splitColumn = nil
    columnEntrance = nil
    page = nil
    editMode = nil
    refresh = nil
    dialogResponder = nil
    dismissalAnswer = nil
    leaveRows()
  }

  /// Clears the values of a row, because a presentation that is opened from a row is outside of it.
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

  /// The heights a sheet with this content rests at: at first at the lowest one. The handle leads to the next one.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { traits in
      traits.detents = detents.isEmpty ? nil : detents.sorted { $0.render.order < $1.render.order }
      traits.detentSelection = nil
    }
  }

  /// The heights a sheet with this content rests at, and the one at which it does. The handle leads to the next one,
  /// and writes it.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selection = DetentSelection(selection)
    return presentationDetents(detents).presentation { $0.detentSelection = selection }
  }

  /// Whether a sheet with this content shows a handle: of itself where it rests at several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.showsDragIndicator = visibility == .automatic ? nil : visibility == .visible }
  }

  /// Whether a presentation with this content stays until it is dismissed by code.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}

extension RenderPresentation.Detent {
  /// The rank from the lowest to the highest, in a window of ordinary height.
  var order: Double {
    switch self {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let points): points / 844
    }
  }
}
