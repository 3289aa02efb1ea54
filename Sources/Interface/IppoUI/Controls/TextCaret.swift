/// The selection in a field, or the position of the caret (`SwiftUI.TextSelection`).
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places that are selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range; an empty one is the caret.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places that are selected.
  public var indices: Indices
  /// The side of the caret at a place between two lines.
  public var affinity: TextSelectionAffinity

  /// A range of a text.
  public init(range: Range<String.Index>, affinity: TextSelectionAffinity = .automatic) {
    indices = .selection(range)
    self.affinity = affinity
  }

  /// Several ranges of a text.
  public init(ranges: RangeSet<String.Index>, affinity: TextSelectionAffinity = .automatic) {
    indices = .multiSelection(ranges)
    self.affinity = affinity
  }

  /// The caret at a place.
  public init(insertionPoint: String.Index, affinity: TextSelectionAffinity = .automatic) {
    self.init(range: insertionPoint..<insertionPoint, affinity: affinity)
  }

  /// Whether nothing is selected but the caret's place.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// The side of a caret at a place between two lines (`SwiftUI.TextSelectionAffinity`).
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension TextField where Label == Text {
  /// A field whose selection the app would know. The selection has no effect in browsers and terminals: the client owns
  /// the caret, and the binding keeps its value.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(text: text, prompt: prompt, axis: axis ?? .horizontal) { Text(titleKey) } }

  /// A field whose selection the app would know. The selection has no effect in browsers and terminals: the client owns
  /// the caret, and the binding keeps its value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, prompt: prompt, axis: axis ?? .horizontal) { Text(title) } }
}

extension TextField {
  /// A field whose selection the app would know. The selection has no effect in browsers and terminals: the client owns
  /// the caret, and the binding keeps its value.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label) }
}

extension TextEditor {
  /// An editor whose selection the app would know. The selection has no effect in browsers and terminals: the client
  /// owns the caret, and the binding keeps its value.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension View {
  /// Shows a bar that finds words in the editors of the view. Has no effect in browsers and terminals: they find words
  /// themselves, and the binding keeps its value.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Keeps words from being found. Has no effect in browsers and terminals: they find words themselves.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Keeps words from being replaced. Has no effect in browsers and terminals: they only find words.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
