public import IppoUI

extension ChartContent {
  /// Cuts each mark to a shape that fills the frame of the mark.
  ///
  /// Views as symbols are not cut.
  ///
  /// - Parameter style: has no effect: edges are smooth.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    let shape = AnyShape(shape)
    return changed { $0.style.clipShapes.append(shape) }
  }

  /// Cuts marks to the outlines of other marks, which the chart does not draw. The colours of these have no part in it.
  ///
  /// The values of the mask do not widen the domains of the axes. Views as symbols are not cut.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    var collected = _ChartMarks()
    content()._collect(into: &collected)
    let mask = MarkMask(marks: collected.marks)
    return changed { $0.style.masks.append(mask) }
  }
}

/// Marks to whose outlines others are cut.
final class MarkMask {
  let marks: [ChartMark]

  init(marks: [ChartMark]) { self.marks = marks }
}
