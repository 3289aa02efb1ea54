public import Foundation

/// How lists look. Renderers draw lists in their own way, so these change nothing of what is drawn; they are here so
/// that an app's sources compile, and they change nothing of how the list works.
extension View {
  /// Whether the background of a scrolling container is drawn. Renderers draw none of their own behind it.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// The colour of the line below a row: renderers use their own.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The line around a section: renderers use their own.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The space between sections: renderers use their own.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// The space between rows: renderers use their own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
}
