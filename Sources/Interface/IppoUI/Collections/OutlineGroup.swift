/// Rows that can be expanded to show the rows below them (`SwiftUI.OutlineGroup`).
///
/// Rows are made when the row above them is expanded, so that an endless tree can be shown. In a list the rows of all
/// levels are rows of the list, each level further in. They are made when they come near the viewport. Elsewhere the
/// rows below a row stand in a ``DisclosureGroup``.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  /// The top of the tree: the rows of one level, or one row.
  enum Top {
    case level(Data)
    case row(Data.Element)
  }

  let top: Top
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  init(
    _ top: Top, _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.top = top
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View where Leaf: View {
  /// Rows for the elements of a first level.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The id that distinguishes elements of one level.
  ///   - children: The elements below an element; `nil` for an element that cannot have any.
  ///   - content: The row of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(.level(data), id, children, content)
  }

  /// Rows for the elements of a first level, which know their ids.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - children: the elements below an element; `nil` where there can be none.
  ///   - content: the row of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Rows with one element at the top.
  ///
  /// - Parameters:
  ///   - root: The element at the top, above all others.
  ///   - id: The id that distinguishes elements of one level.
  ///   - children: The elements below an element; `nil` for an element that cannot have any.
  ///   - content: The row of an element.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.row(root), id, children, content)
  }

  /// Rows with one element at the top; elements know their ids.
  ///
  /// - Parameters:
  ///   - root: the element at the top, above all others.
  ///   - children: the elements below an element; `nil` where there can be none.
  ///   - content: the row of an element.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(.row(root), \.id, children, content)
  }

  /// The rows of the first level, each with a control that unfolds the rows below it.
  public var body: some View {
    switch top {
    case .level(let data): ForEach(data, id: id) { row($0) }
    case .row(let element): row(element)
    }
  }

  @MainActor private func row(_ element: Data.Element) -> some View {
    OutlineRow(element: element, level: 1, id: id, children: children, content: content)
  }
}

private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  /// 1 for the first level.
  let level: Int
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let below = element[keyPath: children] {
      OutlineParent(element: element, below: below, level: level, id: id, children: children, content: content)
    } else {
      content(element).trait(OutlineLevelTrait.self, level)
    }
  }
}

/// A row with others below it.
private struct OutlineParent<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let below: Data
  let level: Int
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  @Environment(\.disclosureGroupStyle) private var style

  var body: some View {
    AmongRows(isPossible: style == nil) {
      OutlineBranch(label: content(element), level: level) {
        ForEach(below, id: id) {
          OutlineRow(element: $0, level: level + 1, id: id, children: children, content: content)
        }
      }
    } otherwise: {
      // The tree's type would contain itself.
      DisclosureGroup {
        AnyView(OutlineGroup(below, id: id, children: children, content: content))
      } label: {
        content(element)
      }
    }
  }
}

/// A row of a list, and the rows below it, which follow it while it is expanded.
private struct OutlineBranch<Label: View, Below: View>: View {
  @State private var isExpanded = false
  let label: Label
  let level: Int
  @ViewBuilder let below: () -> Below

  var body: some View {
    DisclosureElement(isExpanded: $isExpanded, label: label) { EmptyView() }
      .trait(OutlineLevelTrait.self, level)
    if isExpanded {
      // The tree's type would contain itself.
      AnyView(below()).environment(\.outlineLevel, level + 1)
    }
  }
}

/// The level of a row in an outline: 1 for the first one, 0 for rows that are in none.
struct OutlineLevelTrait: ViewTrait {
  static var defaultValue: Int { 0 }
}

/// One view where views become rows of a list, another one elsewhere.
private struct AmongRows<Rows: View, Other: View>: View {
  typealias Body = Never

  /// `false` for the other view everywhere.
  let isPossible: Bool
  @ViewBuilder let rows: () -> Rows
  @ViewBuilder let otherwise: () -> Other

  /// Chooses the rows of a list, or the content for other places. A row container puts the views directly in it into
  /// rows, and the views in a stack have one row together.
  private func choice(_ inputs: _NodeInputs) -> _ConditionalContent<Rows, Other> {
    let container = (inputs.parentElement as? any PrimitiveHolding)?.primitive
    return isPossible && container is any RowContainer
      ? ViewBuilder.buildEither(first: rows()) : ViewBuilder.buildEither(second: otherwise())
  }

  static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    _ConditionalContent._makeNode(view.choice(inputs), in: parent, inputs)
  }

  static func _patchNode(_ node: _Node, _ view: Self) {
    _ConditionalContent<Rows, Other>._patchNode(node, view.choice(node.inputs))
  }
}

extension List where SelectionValue == Never {
  /// A list of rows that can be expanded to show the rows below them.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}

extension List {
  /// A list of rows that can be expanded to show the rows below them, of which several can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// A list of rows that can be expanded to show the rows below them, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
