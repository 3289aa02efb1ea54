import Foundation
import IppoUI

/// A figure of a mark, in a plot of a size.
struct FigureView: View {
  let figure: MarkFigure
  let size: CGSize

  var body: some View {
    if figure.blur == nil, figure.shadow == nil, figure.opacity == 1 {
      shape
    } else {
      shape
        .opacity(figure.opacity)
        .blur(radius: figure.blur ?? 0)
        .shadow(
          color: figure.shadow?.color ?? .clear, radius: figure.shadow?.radius ?? 0, x: figure.shadow?.x ?? 0,
          y: figure.shadow?.y ?? 0)
    }
  }

  @ViewBuilder
  private var shape: some View {
    switch figure.shape {
    case .path(let path):
      if let area = figure.styledArea, area.width > 0, area.height > 0 {
        DrawnPath(
          path.applying(CGAffineTransform(translationX: -area.minX, y: -area.minY)), in: area.size, fill: figure.fill,
          stroke: figure.stroke, strokeStyle: figure.strokeStyle
        )
        .position(x: area.midX, y: area.midY)
      } else {
        DrawnPath(path, in: size, fill: figure.fill, stroke: figure.stroke, strokeStyle: figure.strokeStyle)
      }
    case .circle(let rect):
      Circle().fill(figure.fill ?? AnyShapeStyle(.primary))
        .frame(width: rect.width, height: rect.height)
        .position(x: rect.midX, y: rect.midY)
    case .rule(let from, let to):
      FollowingView(figure.following) {
        StraightLine(from: from, to: to, style: figure.stroke, stroke: figure.strokeStyle)
      }
    case .view(let view, let point):
      view.fixedSize().frame(width: 0, height: 0).position(point)
    }
  }
}

/// A horizontal or vertical line, in a frame as wide as the line: terminals draw thin frames as lines.
struct StraightLine: View {
  let from: CGPoint
  let to: CGPoint
  let style: AnyShapeStyle?
  let stroke: StrokeStyle

  var body: some View {
    let isVertical = abs(to.y - from.y) > abs(to.x - from.x)
    let thickness = max(stroke.lineWidth, 0.5)
    let length = isVertical ? abs(to.y - from.y) : abs(to.x - from.x)
    let size = isVertical ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
    let middle = thickness / 2
    DrawnPath(
      Path { path in
        path.move(to: isVertical ? CGPoint(x: middle, y: 0) : CGPoint(x: 0, y: middle))
        path.addLine(to: isVertical ? CGPoint(x: middle, y: length) : CGPoint(x: length, y: middle))
      }, in: size, stroke: style ?? AnyShapeStyle(.primary), strokeStyle: stroke
    )
    .position(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
  }
}
