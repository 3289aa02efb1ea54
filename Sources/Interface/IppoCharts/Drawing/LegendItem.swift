import Foundation
import IppoUI

/// A value in the legend of a chart, with its look.
@MainActor
struct LegendItem: Identifiable {
  enum Sign {
    case symbol(AnyChartSymbolShape)
    case line(StrokeStyle)
    /// The colours of numbers, with the greatest one.
    case gradient([Color], String)
    /// The number of the items that have no room.
    case none
  }

  let id: Int
  let name: String
  let sign: Sign
  let style: AnyShapeStyle
  /// Points, with the gap to the next item.
  let width: CGFloat

  static let gradientWidth: CGFloat = 64

  /// The items of a chart, in rows of a width in points: the values of styles, symbols and lines.
  static func rows(
    _ layout: ChartLayout, width: CGFloat, settings: ChartSettings, environment: EnvironmentValues
  ) -> [[LegendItem]] {
    guard settings.legend.visibility != .hidden, settings.legend.content == nil else { return [] }
    let items = items(layout.data, layout.styles, environment)
    if settings.legend.position.storage == .leading || settings.legend.position.storage == .trailing {
      return items.map { [$0] }
    }
    var rows: [[LegendItem]] = []
    var used: CGFloat = 0
    for item in items {
      if rows.isEmpty || used + item.width > width {
        rows.append([item])
        used = item.width
      } else {
        rows[rows.count - 1].append(item)
        used += item.width
      }
    }
    return rows
  }

  /// The rows that have room, in place of the others their number.
  static func shown(_ rows: [[LegendItem]], most: Int) -> [[LegendItem]] {
    guard rows.count > most else { return rows }
    var shown = Array(rows.prefix(max(most - 1, 0)))
    let hidden = rows.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    let id = (rows.last?.last?.id ?? 0) + 1
    shown.append([
      LegendItem(id: id, name: "… \(hidden)", sign: .none, style: AnyShapeStyle(.secondary), width: 64)
    ])
    return shown
  }

  /// The items of a chart in space, one row of them.
  static func row(of data: ChartData, _ styles: ChartStyles, _ environment: EnvironmentValues) -> [[LegendItem]] {
    let items = items(data, styles, environment)
    return items.isEmpty ? [] : [items]
  }

  private static func items(
    _ data: ChartData, _ styles: ChartStyles, _ environment: EnvironmentValues
  ) -> [LegendItem] {
    let writer = AxisWriter(environment)
    func width(_ name: String) -> CGFloat { 32 + ChartLayout.width(of: Text(verbatim: name), in: environment) }
    let circle = AnyChartSymbolShape(BasicChartSymbolShape(figure: .circle))
    var items: [LegendItem] = []
    if !data.foregrounds.isEmpty {
      if let domain = styles.gradientDomain {
        let names = [domain.lowerBound, domain.upperBound].map { writer.string(.number($0)) }
        return [
          LegendItem(
            id: 0, name: names[0], sign: .gradient(styles.gradientColors, names[1]), style: AnyShapeStyle(.primary),
            width: width(names[0] + names[1]) + gradientWidth)
        ]
      }
      for value in styles.foregrounds {
        let name = writer.string(value)
        // One value may have a colour, a symbol and a line: one item shows them.
        let symbol = data.symbols.contains(value) ? styles.symbol(of: value) : nil
        let line = symbol == nil && data.lineStyles.contains(value) ? styles.lineStyle(of: value) : nil
        items.append(
          LegendItem(
            id: items.count, name: name, sign: line.map { .line($0) } ?? .symbol(symbol ?? circle),
            style: styles.foreground(of: value), width: width(name)))
      }
    }
    if data.symbols != data.foregrounds {
      for value in styles.symbols {
        let name = writer.string(value)
        items.append(
          LegendItem(
            id: items.count, name: name, sign: .symbol(styles.symbol(of: value) ?? circle),
            style: AnyShapeStyle(.secondary), width: width(name)))
      }
    }
    if data.lineStyles != data.foregrounds, data.lineStyles != data.symbols {
      for value in styles.lineStyles {
        let name = writer.string(value)
        items.append(
          LegendItem(
            id: items.count, name: name, sign: .line(styles.lineStyle(of: value)), style: AnyShapeStyle(.secondary),
            width: width(name)))
      }
    }
    return items
  }
}

/// The legend of a chart.
struct LegendView: View {
  let rows: [[LegendItem]]
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      ForEach(rows.indices, id: \.self) { row in
        HStack(spacing: 16) {
          ForEach(rows[row]) { item in
            HStack(spacing: 8) {
              sign(item)
              Text(verbatim: item.name).font(ChartLayout.labelFont).foregroundStyle(.secondary).lineLimit(1)
              if case .gradient(let colors, let last) = item.sign {
                LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
                  .frame(width: LegendItem.gradientWidth, height: 8)
                Text(verbatim: last).font(ChartLayout.labelFont).foregroundStyle(.secondary).lineLimit(1)
              }
            }
          }
        }
        .frame(height: ChartLayout.rowHeight)
      }
    }
  }

  @ViewBuilder
  private func sign(_ item: LegendItem) -> some View {
    let square = CGSize(width: 8, height: 8)
    switch item.sign {
    case .symbol(let symbol):
      if symbol.isCircle {
        Circle().fill(item.style).frame(width: 8, height: 8)
      } else {
        DrawnPath(symbol.path(in: CGRect(origin: .zero, size: square)), in: square, fill: item.style)
      }
    case .line(let stroke):
      DrawnPath(
        Path { path in
          path.move(to: CGPoint(x: 0, y: 0.5))
          path.addLine(to: CGPoint(x: 24, y: 0.5))
        }, in: CGSize(width: 24, height: 1), stroke: item.style, strokeStyle: stroke)
    case .gradient, .none: EmptyView()
    }
  }
}
