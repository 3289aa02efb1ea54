/// The objects of a query in sections, in the order of the sections' titles (`SwiftData.SectionedResults`).
///
/// ```swift
/// @Query(sort: \.name, sectionBy: \.category) private var items: SectionedResults<Item, String>
///
/// ForEach(items) { section in
///   Section(section.title) {
///     ForEach(section) { Text($0.name) }
///   }
/// }
/// ```
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
  private let sections: [ResultsSection<Element, SectionTitle>]
  private let places: [SectionTitle: Int]

  /// Puts objects into sections. Objects with the same title follow each other, with few exceptions.
  init(_ elements: [Element], title read: (Element) -> SectionTitle) {
    var sections: [ResultsSection<Element, SectionTitle>] = []
    var places: [SectionTitle: Int] = [:]
    var rest = elements[...]
    while let first = rest.first {
      let title = read(first)
      let end = Self.end(of: title, in: rest, by: read)
      // Texts that are equal may have different code points, and others between them.
      if let place = places[title] {
        let all = Array(sections[place].elements + rest[..<end])
        sections[place] = ResultsSection(title: title, elements: all[...])
      } else {
        places[title] = sections.count
        sections.append(ResultsSection(title: title, elements: rest[..<end]))
      }
      rest = rest[end...]
    }
    (self.sections, self.places) = (sections, places)
  }

  /// The place of the first object with another title. Looks at few objects: the objects of long lists are read when their
  /// titles are.
  private static func end(
    of title: SectionTitle, in elements: ArraySlice<Element>, by read: (Element) -> SectionTitle
  ) -> Int {
    var step = 1
    var last = elements.startIndex
    while last + step < elements.endIndex, read(elements[last + step]) == title {
      last += step
      step *= 2
    }
    var open = last + 1..<Swift.min(last + step, elements.endIndex)
    while !open.isEmpty {
      let middle = open.lowerBound + open.count / 2
      if read(elements[middle]) == title {
        open = middle + 1..<open.upperBound
      } else {
        open = open.lowerBound..<middle
      }
    }
    return open.lowerBound
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }

  /// The section at a place.
  public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }

  /// The section with a title; `nil` without one. Complexity: O(1).
  public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
    places[title].map { sections[$0] }
  }

  /// The titles of the sections, in their order.
  public var sectionTitles: [SectionTitle] { sections.map(\.title) }
}

extension SectionedResults: _QueryResult {
  /// The class of the objects.
  public typealias Model = Element
}

/// The objects of a query with the same title (`SwiftData.ResultsSection`).
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
  /// The value that the objects have in common.
  public let title: SectionTitle
  fileprivate let elements: ArraySlice<Element>

  /// The title.
  public var id: SectionTitle { title }
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { elements.count }

  /// The object at a place.
  public subscript(position: Int) -> Element { elements[elements.startIndex + position] }

  /// Calls a function with the objects in memory.
  public func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    try elements.withContiguousStorageIfAvailable(body)
  }
}
