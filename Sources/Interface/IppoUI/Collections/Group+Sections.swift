extension Group {
  /// Shows the result of `transform` for the sections of some content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
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
    SubviewReader(source: source, sourceEnvironment: { $0.sectionPlace = .items }) { [transform] children in
      transform(SectionCollection(children))
    }
  }
}

extension ForEach where Content: View {
  /// A view for each section of some content.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(source: AnyView(view)), ids: RowIDs(), content: content)
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
    return ForEachReader(source: source, sourceEnvironment: { $0.sectionPlace = .items }) { children in
      AnyView(
        ForEach<SectionCollection, SectionConfiguration.ID, Content>(SectionCollection(children), content: content))
    }
  }
}
