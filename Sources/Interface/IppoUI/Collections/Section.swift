/// The form of a section's elements, by the container around it.
enum SectionPlace: Equatable {
  /// Just the views, one after the other.
  case none
  /// A section with a row for each element.
  case rows
  /// A section of menu items or picker options.
  case items
  /// A stack in the lazy stack or grid around it, in which headers or footers stay in sight.
  case lines(PinnedSections)
}

private struct SectionPlaceKey: EnvironmentKey {
  static var defaultValue: SectionPlace { .none }
}

extension EnvironmentValues {
  var sectionPlace: SectionPlace {
    get { self[SectionPlaceKey.self] }
    set { self[SectionPlaceKey.self] = newValue }
  }
}

/// The part of a section that an element is.
enum SectionPart { case header, row, footer }

enum SectionPartTrait: ViewTrait {
  static var defaultValue: SectionPart { .row }
}

/// A part of a list, a form, a menu or a picker, with a header and a footer (`SwiftUI.Section`).
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  fileprivate let footer: Footer
  fileprivate var isExpanded: Binding<Bool>?

  fileprivate init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section where Footer == EmptyView {
  /// Rows of a table.
  init(tableHeader: Parent, rows: Content) { self.init(header: tableHeader, content: rows, footer: EmptyView()) }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The section as the container around it has sections; just the views where it has none.
  public var body: some View {
    SectionBody(header: header, content: content, footer: footer, isExpanded: isExpanded)
  }

  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The form of earlier years.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// The form of earlier years.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// The form of earlier years.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section whose rows show while it is expanded.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title to look up.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section whose rows show while it is expanded.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Whether a user can collapse the section. Has no effect in browsers and terminals: only sections with a binding for
  /// it collapse.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Buttons for the section, as further rows at its end.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    let actions = content()
    return Section<Parent, TupleView<(Content, Actions)>, Footer>(
      header: header, content: ViewBuilder.buildBlock(self.content, actions), footer: footer, isExpanded: isExpanded)
  }

  /// The name of the section in an index at the side of a list. Has no effect in browsers and terminals: lists are
  /// drawn without an index.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// The name of the section in an index at the side of a list. Has no effect in browsers and terminals: lists are
  /// drawn without an index.
  public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { self }

  /// The name of the section in an index at the side of a list. Has no effect in browsers and terminals: lists are
  /// drawn without an index.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

extension View {
  /// Whether an index shows at the side of a list. Has no effect in browsers and terminals: lists are drawn without an
  /// index.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}

/// A section for the container it is in.
private struct SectionBody<Header: View, Content: View, Footer: View>: View {
  @Environment(\.sectionPlace) private var place
  let header: Header
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  @ViewBuilder private var rows: some View {
    if isExpanded?.wrappedValue ?? true { content }
  }

  @ViewBuilder private var shownHeader: some View {
    if let isExpanded {
      ButtonElement(role: nil, style: .plain, action: { isExpanded.wrappedValue.toggle() }) {
        HStack {
          header
          Spacer()
          Image(systemName: "chevron.right").imageScale(.small)
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0)).accessibilityHidden(true)
        }
      }
      .accessibilityValue(Text(LocalizedStringKey(isExpanded.wrappedValue ? .expandedSection : .collapsedSection)))
    } else {
      header
    }
  }

  var body: some View {
    switch place {
    case .none:
      // Grids give them lines of their own.
      shownHeader.trait(SectionPartTrait.self, .header)
      rows
      footer.trait(SectionPartTrait.self, .footer)
    case .rows: RowSectionElement(header: shownHeader, rows: rows, footer: footer, hasHeader: hasHeader)
    case .items: ItemSectionElement(header: shownHeader, rows: rows, footer: footer, hasHeader: hasHeader)
    case .lines(let sections):
      PinnedSection(sections: sections, header: shownHeader, rows: rows, footer: footer)
        .environment(\.sectionPlace, .none)
        // In a grid it has a line of its own.
        .trait(SectionPartTrait.self, .header)
    }
  }

  private var hasHeader: Bool { Header.self != EmptyView.self }
}

/// A section of a list: a row for each element.
private struct RowSectionElement<Header: View, Rows: View, Footer: View>: PrimitiveView, RowContainer, SectionMarker {
  let header: Header
  let rows: Rows
  let footer: Footer
  let hasHeader: Bool

  static var childPolicy: ChildPolicy { .wrapped }
  static var lazyAxis: RenderAxis? { .vertical }

  @ViewBuilder var content: some View { SectionParts(header: header, rows: rows, footer: footer, hasHeader: hasHeader) }

  func element(in context: ElementContext) -> RenderElement {
    .section(
      RenderSection(
        hasHeader: hasHeader, hasFooter: Footer.self != EmptyView.self,
        isProminent: context.environment.headerProminence == .increased))
  }

  func wraps(_ child: ViewChild, in context: ElementContext) -> Bool { isRow(child) }

  func wrapper(for child: ViewChild, at index: Int, in context: ElementContext) -> RenderElement {
    row(for: child, selection: selection(in: context), in: context)
  }

  func attributes(_ attributes: inout RenderAttributes, of child: ViewChild, in context: ElementContext) {
    rowAttributes(&attributes, of: child, selection: selection(in: context), in: context)
  }

  func handle(_ event: RenderEvent, of child: ViewChild, at index: Int, in context: ElementContext) -> Bool {
    handleRow(event, of: child, selection: selection(in: context), in: context)
  }

  /// The selection of the list around.
  private func selection(in context: ElementContext) -> RowSelection? { context.environment.rowSelection }
}

/// A section of a menu or a picker.
private struct ItemSectionElement<Header: View, Rows: View, Footer: View>: PrimitiveView, SectionMarker {
  let header: Header
  let rows: Rows
  let footer: Footer
  let hasHeader: Bool

  @ViewBuilder var content: some View { SectionParts(header: header, rows: rows, footer: footer, hasHeader: hasHeader) }

  func element(in context: ElementContext) -> RenderElement {
    .section(RenderSection(hasHeader: hasHeader, hasFooter: Footer.self != EmptyView.self))
  }
}

private struct SectionParts<Header: View, Rows: View, Footer: View>: View {
  let header: Header
  let rows: Rows
  let footer: Footer
  let hasHeader: Bool

  var body: some View {
    if hasHeader { Unary(axis: .horizontal) { header }.trait(SectionPartTrait.self, .header) }
    rows
    if Footer.self != EmptyView.self { Unary { footer }.trait(SectionPartTrait.self, .footer) }
  }
}

private struct RowSelectionKey: EnvironmentKey {
  static var defaultValue: RowSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the list around.
  var rowSelection: RowSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the headers of sections. Terminals draw them alike.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
