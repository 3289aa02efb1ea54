import Foundation
import IppoUI

/// Makes the figures of marks, in the order in which they are drawn.
struct FigureMaker {
  let geometry: PlotGeometry
  let styles: ChartStyles
  /// Marks that stay with a selection, by their numbers.
  let following: [Int: Following]
  private let clipping: MarkClipping
  private(set) var figures: [MarkFigure] = []
  private(set) var annotations: [PlacedAnnotation] = []

  /// Lines with more pieces than this are drawn in parts, so that another point at the end changes the last part alone.
  private static let longLine = 64
  /// The pieces of a line in each part.
  private static let partLength = 8
  /// Charts with more symbols or bars than this draw several as one figure.
  private static let manyFigures = 128
  /// The number of marks in such a figure, on average and at most.
  private static let groupSize = (average: 8, most: 16)

  @MainActor
  init(_ geometry: PlotGeometry, _ styles: ChartStyles, following: [Int: Following] = [:]) {
    self.geometry = geometry
    self.styles = styles
    self.following = following
    clipping = MarkClipping(geometry, styles)
    var series: [MarkSeries: Int] = [:]
    var members: [(series: MarkSeries, marks: [ChartData.Mark])] = []
    var order: [(isSeries: Bool, index: Int)] = []
    let marks = geometry.data.marks
    // Most marks are of the series of the one before.
    var last: (key: MarkSeries, place: Int)?
    for index in marks.indices {
      let kind = marks[index].mark.kind
      guard kind == .line || kind == .area else {
        order.append((false, index))
        continue
      }
      let key = MarkSeries(marks[index].mark)
      if let last, last.key == key {
        members[last.place].marks.append(marks[index])
      } else if let place = series[key] {
        members[place].marks.append(marks[index])
        last = (key, place)
      } else {
        last = (key, members.count)
        series[key] = members.count
        order.append((true, members.count))
        members.append((key, [marks[index]]))
      }
    }
    for (isSeries, index) in order {
      if isSeries {
        addSeries(members[index].marks, members[index].series, number: index)
      } else {
        add(geometry.data.marks[index], number: index)
      }
    }
    addSectors()
    figures = joinedFigures().enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  // MARK: Lines and areas

  @MainActor
  private mutating func addSeries(_ marks: [ChartData.Mark], _ series: MarkSeries, number: Int) {
    guard let first = marks.first?.mark else { return }
    if let function = first.function { return addFunction(function, first, series) }
    var points: [(mark: ChartData.Mark, point: CGPoint, base: CGPoint)] = []
    for mark in marks {
      guard let point = geometry.point(mark) else { continue }
      let offset = mark.mark.style.offset
      let base = geometry.base(mark) ?? point
      guard base.x.isFinite, base.y.isFinite else { continue }
      points.append(
        (
          mark, point.moved(by: offset, and: mark.mark.kind == .area ? mark.mark.style.endOffset : .zero),
          base.moved(by: offset, and: mark.mark.style.startOffset)
        ))
    }
    draw(points.map(\.point), bases: points.map(\.base), as: first, series, isUpright: geometry.isUpright(marks[0]))
    for entry in points {
      let size = styles.symbolSize(of: entry.mark.mark)
      addSymbol(entry.mark.mark, at: entry.point, id: .symbol(entry.mark.mark.identity), family: number + 1)
      addAnnotations(
        entry.mark.mark,
        CGRect(
          x: entry.point.x - size.width / 2, y: entry.point.y - size.height / 2, width: size.width, height: size.height)
      )
    }
  }

  @MainActor
  private mutating func addFunction(_ function: PlottedFunction, _ mark: ChartMark, _ series: MarkSeries) {
    let domain = function.domain ?? geometry.x.domain
    var run: [(point: CGPoint, base: CGPoint)] = []
    var runs: [[(point: CGPoint, base: CGPoint)]] = []
    for place in PlottedFunction.places(in: domain) {
      let values = function.values(place)
      let x = geometry.x.position(place)
      let point = CGPoint(x: x, y: geometry.y.position(values.end))
      let base = CGPoint(x: x, y: geometry.y.position(values.start))
      // Where a function has no value, its line has a gap.
      if point.y.isFinite, base.y.isFinite, values.end.isFinite, values.start.isFinite {
        run.append((point, base))
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    runs.append(run)
    for (index, run) in runs.enumerated() {
      draw(run.map(\.point), bases: run.map(\.base), as: mark, series, run: index, isWhole: true)
    }
  }

  private mutating func draw(
    _ points: [CGPoint], bases: [CGPoint], as mark: ChartMark, _ series: MarkSeries, run: Int = 0,
    isWhole: Bool = false, isUpright: Bool = false
  ) {
    let interpolate = isUpright ? Interpolation.upright : Interpolation.pieces
    let pieces = interpolate(points, mark.style.interpolation ?? .linear)
    guard let start = points.first, !pieces.isEmpty else { return }
    let style = styles.foreground(of: mark)
    if mark.kind == .area {
      var path = Path()
      path.move(to: start)
      path.add(pieces.joined())
      let back = interpolate(bases.reversed(), mark.style.interpolation.map(\.reversed) ?? .linear)
      if let end = bases.last { path.addLine(to: end) }
      path.add(back.joined())
      path.closeSubpath()
      var figure = MarkFigure(
        id: MarkFigure.ID(owner: .series(series), part: run), shape: .path(path), fill: style)
      finish(&figure, mark, bounds: path.boundingRect)
      figures.append(figure)
      return
    }
    var stroke = styles.lineStyle(of: mark)
    let isInParts =
      !isWhole && pieces.count > Self.longLine && stroke.dash.isEmpty && mark.style.opacity == 1
      && mark.style.isPlain && mark.style.blur == nil && mark.style.shadow == nil && mark.style.clipShapes.isEmpty
      && mark.style.masks.isEmpty
    if isInParts { (stroke.lineCap, stroke.lineJoin) = (.round, .round) }
    let length = isInParts ? Self.partLength : pieces.count
    for (index, first) in stride(from: 0, to: pieces.count, by: length).enumerated() {
      var path = Path()
      path.move(to: isInParts ? points[first].rounded : points[first])
      let part = pieces[first..<min(first + length, pieces.count)].joined()
      path.add(isInParts ? part.map(\.rounded) : Array(part))
      var figure = MarkFigure(
        id: MarkFigure.ID(owner: .series(series), part: index + run * 1000), shape: .path(path), stroke: style,
        strokeStyle: stroke)
      finish(&figure, mark, bounds: path.boundingRect)
      figures.append(figure)
    }
  }

  // MARK: Single marks

  @MainActor
  private mutating func add(_ mark: ChartData.Mark, number: Int) {
    let id = MarkFigure.ID(owner: .mark(mark.mark.identity))
    let offset = mark.mark.style.offset
    switch mark.mark.kind {
    case .bar, .rectangle:
      guard let rect = geometry.rectangle(mark)?.offsetBy(dx: offset.width, dy: offset.height) else { return }
      let radius = min(mark.mark.style.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
      let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
      var figure = MarkFigure(id: id, shape: .path(path), family: 0, fill: styles.foreground(of: mark.mark))
      finish(&figure, mark.mark, bounds: rect)
      figures.append(figure)
      addAnnotations(mark.mark, rect)
    case .point:
      guard let point = geometry.point(mark) else { return }
      let place = CGPoint(x: point.x + offset.width, y: point.y + offset.height)
      let size = styles.symbolSize(of: mark.mark)
      addSymbol(mark.mark, at: place, id: id.owner, family: 0)
      addAnnotations(
        mark.mark,
        CGRect(
          x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height))
    case .rule:
      guard let rect = geometry.rectangle(mark)?.offsetBy(dx: offset.width, dy: offset.height) else { return }
      var stroke = styles.lineStyle(of: mark.mark)
      if mark.mark.style.lineStyle == nil, mark.mark.style.lineStyleBy == nil { stroke = StrokeStyle(lineWidth: 1) }
      var figure = MarkFigure(
        id: id,
        shape: .rule(from: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.maxY)), family: 0,
        stroke: styles.foreground(of: mark.mark), strokeStyle: stroke)
      finish(&figure, mark.mark, bounds: rect)
      figure.following = following[number]
      figures.append(figure)
      addAnnotations(mark.mark, rect, following: following[number])
    case .line, .area, .sector: break
    }
  }

  private mutating func addSectors() {
    let sectors = geometry.data.marks.enumerated().filter { $0.element.mark.kind == .sector }
    let angles = SectorGeometry.angles(of: sectors.map { $0.element.mark.angle?.scalar.magnitude ?? 0 })
    let largest = min(geometry.size.width, geometry.size.height) / 2
    for (mark, angle) in zip(sectors.map(\.element), angles) {
      let offset = mark.mark.style.offset
      let sector = SectorGeometry(
        center: CGPoint(x: geometry.size.width / 2 + offset.width, y: geometry.size.height / 2 + offset.height),
        innerRadius: max(mark.mark.innerRadius.length(in: largest, automatic: 0), 0),
        outerRadius: max(mark.mark.outerRadius.radius(of: largest), 0), start: angle.lowerBound,
        end: angle.upperBound, inset: mark.mark.angularInset, cornerRadius: mark.mark.style.cornerRadius ?? 0)
      let path = sector.path
      guard !path.isEmpty else { continue }
      var figure = MarkFigure(
        id: MarkFigure.ID(owner: .mark(mark.mark.identity)), shape: .path(path), family: 0,
        fill: styles.foreground(of: mark.mark))
      finish(&figure, mark.mark, bounds: path.boundingRect)
      figures.append(figure)
      addAnnotations(mark.mark, CGRect(origin: sector.middle, size: .zero))
    }
  }

  private mutating func addSymbol(_ mark: ChartMark, at point: CGPoint, id owner: MarkFigure.ID.Owner, family: Int) {
    let id = MarkFigure.ID(owner: owner)
    if let view = mark.style.symbolView {
      figures.append(
        MarkFigure(
          id: id, shape: .view(view, at: point), family: family, opacity: mark.style.opacity, zIndex: mark.style.zIndex)
      )
      return
    }
    guard let symbol = styles.symbol(of: mark) else { return }
    let size = styles.symbolSize(of: mark)
    let rect = CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    var figure = MarkFigure(
      id: id, shape: symbol.isCircle ? .circle(rect) : .path(symbol.path(in: rect)), family: family,
      fill: styles.foreground(of: mark))
    finish(&figure, mark, bounds: rect)
    figures.append(figure)
  }

  private mutating func addAnnotations(_ mark: ChartMark, _ target: CGRect, following: Following? = nil) {
    for (number, annotation) in mark.style.annotations.enumerated() {
      annotations.append(
        PlacedAnnotation(
          id: PlacedAnnotation.ID(mark: mark.identity, number: number), target: target, following: following,
          annotation: annotation))
    }
  }

  /// Sets what all figures have.
  private func finish(_ figure: inout MarkFigure, _ mark: ChartMark, bounds: @autoclosure () -> CGRect) {
    figure.opacity = mark.style.opacity
    figure.zIndex = mark.style.zIndex
    figure.blur = mark.style.blur
    figure.shadow = mark.style.shadow
    if !mark.style.clipShapes.isEmpty || !mark.style.masks.isEmpty {
      clipping.cut(&figure, of: mark, frame: bounds())
    }
    if !mark.style.isPlain, mark.style.isAlignedWithPlot != true, mark.kind != .rule { figure.styledArea = bounds() }
  }

  /// The figures, several as one where many are alike.
  ///
  /// The identity of a mark says whether the mark begins another figure. A mark that is added or removed therefore changes the
  /// figure around it, and the others stay.
  private func joinedFigures() -> [MarkFigure] {
    guard figures.count(where: { $0.family != nil }) > Self.manyFigures else { return figures }
    var joined: [MarkFigure] = []
    var count = 0
    for figure in figures {
      var figure = figure
      if case .circle(let rect) = figure.shape {
        figure.shape = .path(Path(ellipseIn: rect))
        // The cells of a terminal are larger than a dot: the line around it reaches one in any case.
        figure.stroke = figure.fill
      }
      if let family = figure.family, let last = joined.last, last.family == family, count < Self.groupSize.most,
        !Self.beginsGroup(figure), let both = last.joined(with: figure)
      {
        joined[joined.count - 1] = both
        count += 1
      } else {
        joined.append(figure)
        count = 1
      }
    }
    return joined
  }

  private static func beginsGroup(_ figure: MarkFigure) -> Bool {
    switch figure.id.owner {
    case .mark(let identity), .symbol(let identity): identity.number % UInt64(groupSize.average) == 0
    case .series, .picture: true
    }
  }
}

extension MarkDimension {
  /// The length in points of an outer radius: a ratio or an inset of the largest one.
  func radius(of largest: CGFloat) -> CGFloat {
    if case .inset(let inset) = storage { return largest - inset }
    return length(in: largest, automatic: largest)
  }
}

extension InterpolationMethod {
  /// The method by which the same line runs from its end to its start.
  fileprivate var reversed: InterpolationMethod {
    self == .stepStart ? .stepEnd : self == .stepEnd ? .stepStart : self
  }
}

extension CGPoint {
  fileprivate func moved(by first: CGSize, and second: CGSize) -> CGPoint {
    CGPoint(x: x + first.width + second.width, y: y + first.height + second.height)
  }

  /// The point on a grid of tenths of a point: a long line is shorter to tell.
  fileprivate var rounded: CGPoint { CGPoint(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10) }
}

extension Interpolation.Piece {
  fileprivate var rounded: Interpolation.Piece {
    switch self {
    case .line(let point): .line(point.rounded)
    case .curve(let point, let control1, let control2):
      .curve(point.rounded, control1: control1.rounded, control2: control2.rounded)
    }
  }
}
