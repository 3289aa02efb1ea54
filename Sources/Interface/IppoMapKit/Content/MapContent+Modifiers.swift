public import IppoUI

/// Content whose elements are changed.
public struct ModifiedMapContent<Content: MapContent>: MapContent {
  /// The content has no body.
  public typealias Body = Never
  let content: Content
  let change: (inout MapElement) -> Void

  /// Adds the changed elements.
  public func _collect(into elements: inout _MapElements) {
    elements.changing(change) { content._collect(into: &$0) }
  }
}

/// The levels of overlays (`MapKit.MKOverlayLevel`).
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads.
  case aboveRoads
  /// Above labels.
  case aboveLabels
}

extension MapContent {
  private func changed(_ change: @escaping (inout MapElement) -> Void) -> ModifiedMapContent<Self> {
    ModifiedMapContent(content: self, change: change)
  }

  /// The colour of markers, and of overlays without a style of their own.
  public func tint(_ tint: Color?) -> some MapContent { changed { if $0.tint == nil { $0.tint = tint } } }
  /// The style within overlays.
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
    let style = AnyShapeStyle(style)
    return changed { if $0.fill == nil { $0.fill = style } }
  }
  /// The style and width of the lines of overlays.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The style of the lines of overlays.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
    let content = AnyShapeStyle(content)
    return changed { if $0.stroke == nil { $0.stroke = (content, style) } }
  }
  /// The width of the lines of overlays, in the tint.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The lines of overlays, in the tint.
  public func strokeStyle(style: StrokeStyle) -> some MapContent {
    changed { if $0.stroke == nil { $0.stroke = (nil, style) } }
  }
  /// The value by which a map's selection knows the elements.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    changed { if $0.tag == nil { $0.tag = AnyHashable(tag) } }
  }
  /// Whether titles are shown below marks. Readers hear hidden ones.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.showsTitle = visibility != .hidden }
  }
  /// Whether second titles are shown. Has no effect: marks have a single title.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// The level of overlays. Has no effect: overlays are on top of the ground.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
