/// The look of a list's row.
struct RowLook {
  var insets: EdgeInsets?
  var background: RenderPaint?
  var hasSeparator: Bool?
  var separatorTint: RenderPaint?
  var badgeProminence: BadgeProminence?
  var badge: Text?
  var isSelectionDisabled = false

  /// The look with the values of a section, where the row has none of its own.
  func within(_ section: RowLook) -> RowLook {
    RowLook(
      insets: insets ?? section.insets, background: background ?? section.background,
      hasSeparator: hasSeparator ?? section.hasSeparator, separatorTint: separatorTint ?? section.separatorTint,
      badgeProminence: badgeProminence ?? section.badgeProminence, badge: badge ?? section.badge,
      isSelectionDisabled: isSelectionDisabled || section.isSelectionDisabled)
  }
}

/// A section, or one with modifiers. Modifiers of rows apply to each of its rows.
protocol SectionLike {}

extension Section: SectionLike where Parent: View, Content: View, Footer: View {}
extension ModifiedContent: SectionLike where Content: SectionLike {}
extension _ConditionalContent: SectionLike where TrueContent: SectionLike, FalseContent: SectionLike {}

private struct SectionRowLookKey: EnvironmentKey {
  static var defaultValue: RowLook { RowLook() }
}

extension EnvironmentValues {
  /// The look that the section gives its rows.
  var sectionRowLook: RowLook {
    get { self[SectionRowLookKey.self] }
    set { self[SectionRowLookKey.self] = newValue }
  }
}

/// A section whose rows have a look.
private struct SectionRows<Content: View>: View {
  let content: Content
  let change: (inout RowLook) -> Void

  var body: some View { content.transformEnvironment(\.sectionRowLook, transform: change) }
}

enum RowLookTrait: ViewTrait {
  static var defaultValue: RowLook { RowLook() }
}

/// Changes the look of a row. The innermost modifier of a kind wins, as it does for every trait.
private struct RowLookModifier: TraitModifier {
  typealias Body = Never
  let change: (inout RowLook) -> Void

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) {
    var look = traits[RowLookTrait.self]
    change(&look)
    traits[RowLookTrait.self] = look
  }

  /// Makes a node that puts the trait on the elements of the content; of a section, on its rows.
  static func _makeNode<V: View>(_ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    V.self is any SectionLike.Type
      ? SectionRows<V>._makeNode(SectionRows(content: content, change: modifier.change), in: parent, inputs)
      : TraitNode(modifier, content, in: parent, inputs)
  }

  /// Gives the node another value of the modifier.
  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    if V.self is any SectionLike.Type {
      SectionRows<V>._patchNode(node, SectionRows(content: content, change: modifier.change))
    } else {
      unsafeDowncast(node, to: TraitNode<Self, V>.self).patch(modifier, content)
    }
  }
}

extension View {
  private func row(_ change: @escaping (inout RowLook) -> Void) -> some View {
    modifier(RowLookModifier(change: change))
  }

  /// Space around the content of a row; `nil` for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

  /// Space around the content of a row at some edges, in points. With `nil`, and at other edges, the space stays as it
  /// was. The default is 16 at the sides, and 8 above and below.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    row { row in
      guard let length else { return }
      var insets = row.insets ?? EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
      row.insets = insets
    }
  }

  /// The background of a row: a colour or another style, `nil` for the list's own.
  ///
  /// Renderers paint the row in a style; another view is drawn behind the content of the row.
  @ViewBuilder
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    // The type decides, so that a row stays the same one when its background comes or goes.
    if V.self is any ShapeStyle.Type {
      let paint = (view as? any ShapeStyle)?._storage.paint(in: EnvironmentValues())
      row { if let paint { $0.background = paint } }
    } else {
      background { view }
    }
  }

  /// Whether there is a line between this row and the next.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` leaves it to the section around, and to the renderer.
  ///   - edges: The lower one counts: the line above a row is that of the row before.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { if edges.contains(.bottom) { $0.hasSeparator = visibility == .automatic ? nil : visibility == .visible } }
  }

  /// The colour of the line between this row and the next.
  func separatorTint(_ color: Color?) -> some View {
    let paint = color?._storage.paint(in: EnvironmentValues())
    return row { if let paint { $0.separatorTint = paint } }
  }

  /// Sets the prominence of the row's badge.
  func rowBadgeProminence(_ prominence: BadgeProminence) -> some View { row { $0.badgeProminence = prominence } }

  /// A number at the end of a row, or at a tab; 0 shows none.
  public func badge(_ count: Int) -> some View {
    row { $0.badge = count == 0 ? nil : Text(verbatim: String(count)) }
  }

  /// A text at the end of a row, or at a tab.
  public func badge(_ label: Text?) -> some View { row { $0.badge = label } }

  /// A text at the end of a row, or at a tab.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// A text at the end of a row, or at a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }

  /// Whether a row cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    row { $0.isSelectionDisabled = isDisabled }
  }
}
