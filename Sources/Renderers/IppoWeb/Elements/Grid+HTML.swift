import IppoRender

extension RenderGrid: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "grid", children: context.nodes)
    switch kind {
    case .table:
      element.addClass("grid-table")
      element.setGuides(alignment)
      // The style sheet says of the first columns whether something in them fills the room.
      let columns = (1...max(1, columnCount(context))).map { "var(--c\($0),auto)" }
      element.styles["grid-template-columns"] = columns.joined(separator: " ")
      for (column, alignment) in RenderGridRow.columnAlignments(of: rows(context)).enumerated() {
        if let alignment { element.styles["--a\(column + 1)"] = alignment.horizontal.css }
      }
    case .flow(let axis, let tracks):
      var template = tracks.map(\.css).joined(separator: " ")
      if hasOwnSpacings(tracks) {
        // Distances are tracks of their own, in which the style sheet puts nothing.
        element.addClass("spaced-\(tracks.count)")
        template = zip(tracks, trackSpacings).enumerated().map { index, track in
          index == tracks.count - 1 ? track.0.css : "\(track.0.css) \(track.1.map(CSSLength.points) ?? "8px")"
        }.joined(separator: " ")
      }
      if let greatest = tracks.greatestCell {
        element.addClass("capped-cells")
        element.styles["--cell"] = CSSLength.points(greatest)
      }
      if !trackAlignments.isEmpty, tracks.count <= 4 {
        // The style sheet knows which cells of two, three or four are in which track.
        element.addClass("tracks-\(tracks.count)")
        for (track, alignment) in trackAlignments.enumerated() {
          guard let alignment else { continue }
          element.styles["--a\(track + 1)"] = alignment.horizontal.css
          element.styles["--b\(track + 1)"] = alignment.vertical.css
        }
      }
      if axis == .vertical {
        element.styles["grid-template-columns"] = template
      } else {
        element.addClass("grid-flow-x")
        element.styles["grid-template-rows"] = template
      }
    }
    if hasHeader { element["role"] = "table" }
    let placement = alignment.placementClasses
    if !placement.isEmpty { element.addClass(placement) }
    if let horizontalSpacing { element.styles["column-gap"] = CSSLength.points(horizontalSpacing) }
    if let verticalSpacing { element.styles["row-gap"] = CSSLength.points(verticalSpacing) }
    if case .flow(let axis, let tracks) = kind, hasOwnSpacings(tracks) {
      element.styles[axis == .vertical ? "column-gap" : "row-gap"] = "0"
    }
    return element
  }

  private func hasOwnSpacings(_ tracks: [Track]) -> Bool {
    trackSpacings.count == tracks.count && (3...4).contains(tracks.count)
      && tracks.allSatisfy { if case .adaptive = $0 { false } else { true } }
  }

  private func rows(_ context: HTMLContext) -> [RenderGridRow] {
    context.children.compactMap { child in
      if case .gridRow(let row) = context.lookup(child)?.element { row } else { nil }
    }
  }

  private func columnCount(_ context: HTMLContext) -> Int {
    rows(context).reduce(1) { max($0, $1.spans.reduce(0, +)) }
  }

  func fillAxes(_ content: FillContent) -> FillAxes {
    switch kind {
    case .flow(let axis, _): axis == .vertical ? .horizontal : .vertical
    case .table: content.sized
    }
  }
}

extension RenderGrid.Track {
  fileprivate var css: String {
    switch self {
    case .fixed(let length): CSSLength.points(length)
    case .flexible(let minimum, let maximum): "minmax(\(CSSLength.points(minimum)),\(Self.upper(maximum)))"
    case .adaptive(let minimum, _):
      // How many tracks there are follows from the minimum alone, as in SwiftUI; CSS would go by a maximum. What is made
      // wider than that is the track, and not the cell in it.
      "repeat(auto-fill,minmax(\(CSSLength.points(minimum)),1fr))"
    }
  }

  private static func upper(_ maximum: Double) -> String { maximum.isFinite ? CSSLength.points(maximum) : "1fr" }
}

extension [RenderGrid.Track] {
  /// The greatest length of the cells of adaptive tracks, where these are the only ones and have one.
  fileprivate var greatestCell: Double? {
    guard count == 1, case .adaptive(_, let maximum) = self[0], maximum.isFinite else { return nil }
    return maximum
  }
}
