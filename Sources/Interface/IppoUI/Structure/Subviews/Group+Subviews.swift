extension Group {
  /// Shows the result of `transform` for the views of some content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }

  /// Shows the result of `transform` for the sections of some content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
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
    SubviewReader(source: source, placesSections: false) { [transform] children in
      transform(SubviewsCollection(children: children))
    }
  }
}

/// The content of a group that transforms the sections of other content (`SwiftUI.GroupSectionsOfContent`).
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  private let source: Sections
  private let transform: (SectionCollection) -> Content

  init(sections: Sections, transform: @escaping (SectionCollection) -> Content) {
    source = sections
    self.transform = transform
  }

  /// The result of the closure for the sections.
  @MainActor public var body: some View {
    SubviewReader(source: source, placesSections: true) { [transform] children in transform(SectionCollection(children))
    }
  }
}

extension ForEach where Content: View {
  /// A view for each of the views some content consists of.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(source: AnyView(view)), ids: RowIDs(), content: content)
  }

  /// A view for each section of some content.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(source: AnyView(view)), ids: RowIDs(), content: content)
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
    return ForEachReader(source: source, placesSections: false) { children in
      AnyView(
        ForEach<SubviewsCollection, Subview.ID, Content>(SubviewsCollection(children: children), content: content))
    }
  }
}

/// The sections of some content, which are known once it is on screen (`SwiftUI.ForEachSectionCollection`).
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, ForEachSource {
  let source: AnyView

  /// 0: the collection is empty where it is read by itself.
  public var startIndex: Int { 0 }
  /// 0: the collection is empty where it is read by itself.
  public var endIndex: Int { 0 }
  /// Stops the program: the sections are known once they are on screen, and `ForEach` reads them then.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections are known once they are on screen.")
  }

  @MainActor func reader(_ content: Any) -> ForEachReader {
    let content = content as! (SectionConfiguration) -> Content
    return ForEachReader(source: source, placesSections: true) { children in
      AnyView(
        ForEach<SectionCollection, SectionConfiguration.ID, Content>(SectionCollection(children), content: content))
    }
  }
}

typealias ForEachReader = SubviewReader<AnyView, AnyView>

/// Data of a `ForEach` that is made from views.
protocol ForEachSource {
  @MainActor func reader(_ content: Any) -> ForEachReader
}
