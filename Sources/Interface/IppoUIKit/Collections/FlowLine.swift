package import Foundation
internal import IssueReporting

/// A line of cells of a flow layout.
package struct FlowLine {
  /// The cells, with their sizes in points.
  package var cells: [(index: Int, size: CGSize)] = []
  /// The space between the cells, in points.
  package var spacing: CGFloat = 0
}

/// The lengths of a section of a flow layout, in points.
package struct FlowMetrics {
  /// The sizes of the cells.
  package var sizes: [CGSize]
  /// The space around the cells.
  package var insets: UIEdgeInsets
  /// The space between lines.
  package var lineSpacing: CGFloat
  /// The least space between cells of a line.
  package var interitemSpacing: CGFloat
  /// The size of the header; zero for none.
  package var header: CGSize
  /// The size of the footer; zero for none.
  package var footer: CGSize

  /// The cells in lines: as many in each as fit, with the space that is left between them. The last line has the space of
  /// the line before, or less where its cells need the space.
  ///
  /// - Parameters:
  ///   - container: The size of the collection view.
  ///   - isVertical: Whether lines are below each other.
  package func lines(in container: CGSize, isVertical: Bool) -> [FlowLine] {
    let length =
      isVertical ? container.width - insets.left - insets.right : container.height - insets.top - insets.bottom
    var lines: [FlowLine] = []
    var line = FlowLine(spacing: interitemSpacing)
    var used: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      let part = isVertical ? size.width : size.height
      if !line.cells.isEmpty, used + interitemSpacing + part > length + 0.01 {
        if line.cells.count > 1 {
          line.spacing = interitemSpacing + (length - used) / CGFloat(line.cells.count - 1)
        }
        lines.append(line)
        line = FlowLine(spacing: line.spacing)
        used = 0
      }
      used += part + (line.cells.isEmpty ? 0 : interitemSpacing)
      line.cells.append((index, size))
    }
    if lines.isEmpty {
      line.spacing = interitemSpacing
    } else if line.cells.count > 1 {
      line.spacing = min(line.spacing, interitemSpacing + max(0, length - used) / CGFloat(line.cells.count - 1))
    }
    if !line.cells.isEmpty { lines.append(line) }
    return lines
  }
}

extension UICollectionViewFlowLayout {
  /// Whether cells have the size of their content.
  package var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// The lengths of a section, by the delegate if it has them.
  package func metrics(_ section: Int, of view: UICollectionView) -> FlowMetrics {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      return valid(delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize, of: path)
    }
    return FlowMetrics(
      sizes: sizes,
      insets: delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      interitemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize,
      footer: delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
  }

  /// A size that cells can have. Another one, such as a part of a width that is not known, is reported.
  private func valid(_ size: CGSize, of path: IndexPath) -> CGSize {
    func isValid(_ length: CGFloat) -> Bool { length.isFinite && length >= 0 }
    guard !isValid(size.width) || !isValid(size.height) else { return size }
    reportIssue("The cell at \(path) of a flow layout cannot have the size \(size).")
    return CGSize(width: isValid(size.width) ? size.width : 0, height: isValid(size.height) ? size.height : 0)
  }
}
