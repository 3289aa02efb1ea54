public import IppoUI

/// A chart in space (`Charts.Chart3D`). It takes the space it is offered.
///
/// ```swift
/// Chart3D(penguins) { penguin in
///   PointMark(x: .value("Flipper", penguin.flipper), y: .value("Weight", penguin.weight), z: .value("Beak", penguin.beak))
///     .foregroundStyle(by: .value("Species", penguin.species))
/// }
/// ```
///
/// Browsers and terminals draw it as a plain picture: the server projects it. A drag, or the arrow keys, turn it. Assistive
/// technology finds an element for each mark.
public struct Chart3D<Content: Chart3DContent>: View {
  private let content: Content

  /// A chart of the marks of a closure.
  public init(@Chart3DContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with content for each element of a collection.
  public init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(elements: data, id: \.id, content: content)
  }

  /// A chart with content for each element of a collection, with an id at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(elements: data, id: id, content: content)
  }

  /// The chart.
  public var body: some View {
    var marks = _Chart3DMarks()
    content._collect3D(into: &marks)
    return Chart3DView(marks: marks.marks)
  }
}
