/// An element that is a section.
protocol SectionMarker {}

/// A container whose views are pages. It covers and uncovers them, whether they can be covered or not.
protocol PagesMarker {}

/// A view that aligns others by guides, which may be of the app's own.
@MainActor
protocol AligningView {
  /// The alignment of the children. Along an axis without alignment, the value is arbitrary.
  var childAlignment: Alignment { get }
}
