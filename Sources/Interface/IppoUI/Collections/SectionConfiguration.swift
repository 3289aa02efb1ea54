/// A section of some content (`SwiftUI.SectionConfiguration`). Views outside of a section are one without a header.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among those of the same content (`SwiftUI.SectionConfiguration.ID`).
  public struct ID: Hashable, ArchiveNamed {
    let element: ObjectIdentifier

    var archiveName: String? { nil }
  }

  fileprivate let section: ViewChild?
  fileprivate let parts: [ViewChild]

  /// The section's own name; that of its first view for views outside of a section.
  public var id: ID { ID(element: ObjectIdentifier(section?.element ?? parts[0].element)) }

  /// The values that the section gives to the container.
  public var containerValues: ContainerValues { section.map { ContainerValues($0.traits) } ?? ContainerValues() }

  /// The views of the header; none without one.
  public var header: SubviewsCollection { part(.header) }
  /// The views of the rows.
  public var content: SubviewsCollection { part(.row) }
  /// The views of the footer; none without one.
  public var footer: SubviewsCollection { part(.footer) }

  private func part(_ part: SectionPart) -> SubviewsCollection {
    SubviewsCollection(children: parts.filter { $0[SectionPartTrait.self] == part })
  }
}

/// The sections of some content (`SwiftUI.SectionCollection`).
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  @MainActor init(_ children: [ViewChild]) {
    var result: [SectionConfiguration] = []
    var loose: [ViewChild] = []
    func flush() {
      if !loose.isEmpty { result.append(SectionConfiguration(section: nil, parts: loose)) }
      loose = []
    }
    for child in children {
      guard case .section = child.element.element() else {
        loose.append(child)
        continue
      }
      flush()
      child.element.refreshChildren()
      result.append(SectionConfiguration(section: child, parts: child.element.children.children))
    }
    flush()
    sections = result
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at a position in 0..<`endIndex`.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
