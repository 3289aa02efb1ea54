import Foundation
import IppoUI

extension ChartLayout {
  /// The room of the horizontal axis below or above the plot, from the left edge of the plot on, in points of the chart.
  var xFrame: CGRect {
    let isBelow = x.specs.contains { $0.position.storage != .top } || x.specs.isEmpty
    return CGRect(
      x: 0, y: isBelow ? plot.maxY : plot.minY - topRoom, width: contentWidth, height: isBelow ? bottomRoom : topRoom)
  }

  /// The room of the vertical axis beside the plot, in points of the chart.
  var yFrame: CGRect {
    let isLeft = (y.specs.first?.position.storage == .leading) != (environment.layoutDirection == .rightToLeft)
    return CGRect(
      x: isLeft ? 0 : plot.maxX, y: plot.minY, width: isLeft ? plot.minX : max(size.width - plot.maxX, 0),
      height: plot.height)
  }
}
