extension Group {
  /// Shows the result of `transform` for the views of some content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }
}

/// The content of a group that transforms the views of other content (`SwiftUI.GroupElementsOfContent`).
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  private let source: Subviews
  private let transform: (SubviewsCollection) -> Content

  init(subviews: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
    source = subviews
    self.transform = transform
  }

  /// The result of the closure for the views.
  @MainActor public var body: some View {
    SubviewReader(source: source) { [transform] children in
      transform(SubviewsCollection(children: children))
    }
  }
}

extension ForEach where Content: View {
  /// A view for each of the views some content consists of.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(source: AnyView(view)), ids: RowIDs(), content: content)
  }
}

/// The views of some content, which are known once it is on screen (`SwiftUI.ForEachSubviewCollection`).
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, ForEachSource {
  let source: AnyView

  /// 0: the collection is empty where it is read by itself.
  public var startIndex: Int { 0 }
  /// 0: the collection is empty where it is read by itself.
  public var endIndex: Int { 0 }
  /// Stops the program: the views are known once they are on screen, and `ForEach` reads them then.
  public subscript(index: Int) -> Subview { preconditionFailure("The views are known once they are on screen.") }

  @MainActor func reader(_ content: Any) -> ForEachReader {
    let content = content as! (Subview) -> Content
    return ForEachReader(source: source) { children in
      AnyView(
        ForEach<SubviewsCollection, Subview.ID, Content>(SubviewsCollection(children: children), content: content))
    }
  }
}

typealias ForEachReader = SubviewReader<AnyView, AnyView>

/// Data of a `ForEach` that is made from views.
protocol ForEachSource {
  @MainActor func reader(_ content: Any) -> ForEachReader
}
