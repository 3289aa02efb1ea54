import Foundation

/// A collection view with a flow layout.
struct FlowContent: View {
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let name: String

  var body: some View {
    let _ = view.changes.version
    GeometryReader { proxy in
      let _: Void = { view.shownSize = proxy.size }()
      let isVertical = layout.scrollDirection == .vertical
      Scroller(isVertical: isVertical, spacing: 0) {
        ForEach(0..<view.numberOfSections, id: \.self) { section in
          let metrics = layout.metrics(section, of: view)
          edge(UICollectionView.elementKindSectionHeader, section, metrics.header, isVertical)
          lines(section, metrics, proxy.size, isVertical)
          edge(UICollectionView.elementKindSectionFooter, section, metrics.footer, isVertical)
        }
      }
    }
  }

  @ViewBuilder
  private func edge(_ kind: String, _ section: Int, _ size: CGSize, _ isVertical: Bool) -> some View {
    if isVertical ? size.height > 0 : size.width > 0 {
      SupplementaryContent(view: view, kind: kind, section: section, name: name)
        .frame(width: isVertical ? nil : size.width, height: isVertical ? size.height : nil)
    }
  }

  @ViewBuilder
  private func lines(_ section: Int, _ metrics: FlowMetrics, _ size: CGSize, _ isVertical: Bool) -> some View {
    let places = view.cellPlaces(in: section)
    let lines = metrics.lines(in: size, isVertical: isVertical).filter { line in
      line.cells.allSatisfy { places.indices.contains($0.index) }
    }
    let insets = EdgeInsets(
      top: metrics.insets.top, leading: metrics.insets.left, bottom: metrics.insets.bottom,
      trailing: metrics.insets.right)
    if isVertical {
      LazyVStack(alignment: .leading, spacing: metrics.lineSpacing) {
        ForEach(lines.indices, id: \.self) { index in
          HStack(spacing: lines[index].spacing) { cells(lines[index], places) }
        }
      }
      .padding(insets)
    } else {
      LazyHStack(alignment: .top, spacing: metrics.lineSpacing) {
        ForEach(lines.indices, id: \.self) { index in
          VStack(spacing: lines[index].spacing) { cells(lines[index], places) }
        }
      }
      .padding(insets)
    }
  }

  private func cells(_ line: FlowLine, _ places: [CollectionPlace]) -> some View {
    ForEach(line.cells.map { FlowCell(place: places[$0.index], size: $0.size) }) { cell in
      CollectionCell(view: view, path: cell.place.path, name: name)
        .frame(
          width: layout.isSelfSizing ? nil : cell.size.width, height: layout.isSelfSizing ? nil : cell.size.height)
    }
  }

  private struct FlowCell: Identifiable {
    let place: CollectionPlace
    let size: CGSize
    var id: AnyHashable { place.id }
  }
}
