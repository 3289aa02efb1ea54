package import Foundation

/// A place of a layout: a cell, or cells beside or below each other. Lengths are in points; `nil` for those of the content.
package indirect enum CollectionSlot {
  /// A cell.
  case cell(Int, width: CGFloat?, height: CGFloat?, insets: NSDirectionalEdgeInsets)
  /// Slots beside or below each other.
  case group(
    [CollectionSlot], isHorizontal: Bool, spacing: CGFloat, width: CGFloat?, height: CGFloat?,
    insets: NSDirectionalEdgeInsets)

  /// The first cell in the slot; `nil` for an empty group.
  package var first: Int? {
    switch self {
    case .cell(let index, width: _, height: _, insets: _): index
    case .group(let slots, isHorizontal: _, spacing: _, width: _, height: _, insets: _):
      slots.first?.first
    }
  }
}

extension NSCollectionLayoutSection {
  /// The repeated group, for a number of cells in a container. A group without cells holds none of them.
  package func slots(count: Int, container: CGSize) -> [CollectionSlot] {
    let inner = container.inset(by: contentInsets)
    var next = 0
    var slots: [CollectionSlot] = []
    while next < count {
      let before = next
      slots.append(group.slot(from: &next, count: count, container: inner))
      guard next > before else { return [] }
    }
    return slots
  }
}

extension NSCollectionLayoutItem {
  /// The slot of an item for the next cells.
  ///
  /// - Parameters:
  ///   - next: The next cell, from 0, which the slots take.
  ///   - count: The number of cells.
  ///   - container: The size of the surrounding group.
  ///   - width: The width in place of the item's own; `nil` for its own.
  ///   - height: The height in place of the item's own; `nil` for its own.
  fileprivate func slot(
    from next: inout Int, count: Int, container: CGSize, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> CollectionSlot {
    let width = width ?? layoutSize.widthDimension.length(in: container)
    let height = height ?? layoutSize.heightDimension.length(in: container)
    guard let group = self as? NSCollectionLayoutGroup else {
      defer { next += 1 }
      return .cell(next, width: width, height: height, insets: contentInsets)
    }
    let inner = CGSize(
      width: width ?? layoutSize.widthDimension.dimension, height: height ?? layoutSize.heightDimension.dimension
    ).inset(by: contentInsets)
    let isOpen = (group.isHorizontal ? width : height) == nil
    let parts = group.parts(from: &next, count: count, inner: inner, isOpen: isOpen)
    var spacing = group.interItemSpacing?.spacing ?? 0
    if group.interItemSpacing?.isFlexible == true, !isOpen {
      // The last group may have fewer cells than fit, and has the spaces of a full one.
      var virtual = 0
      let full = group.parts(from: &virtual, count: 1000, inner: inner, isOpen: false)
      let length = group.isHorizontal ? inner.width : inner.height
      if full.slots.count > 1 { spacing = max(spacing, (length - full.length) / CGFloat(full.slots.count - 1)) }
    }
    return .group(
      parts.slots, isHorizontal: group.isHorizontal, spacing: spacing, width: width, height: height,
      insets: contentInsets)
  }
}

extension NSCollectionLayoutGroup {
  /// The slots of the group for the next cells, as many as fit and at least one, and their length without spaces.
  ///
  /// - Parameters:
  ///   - next: The next cell, from 0, which the slots take.
  ///   - count: The number of cells.
  ///   - inner: The size without insets.
  ///   - isOpen: Whether the group is as long as its slots; it holds its subitems once, then.
  fileprivate func parts(from next: inout Int, count cells: Int, inner: CGSize, isOpen: Bool) -> (
    slots: [CollectionSlot], length: CGFloat
  ) {
    let length = isHorizontal ? inner.width : inner.height
    let spacing = interItemSpacing?.spacing ?? 0
    var slots: [CollectionSlot] = []
    if let count, let item = subitems.first {
      let part = isOpen ? nil : max(0, (length - spacing * CGFloat(count - 1)) / CGFloat(count))
      while slots.count < count, next < cells {
        let before = next
        slots.append(
          item.slot(
            from: &next, count: cells, container: inner, width: isHorizontal ? part : nil,
            height: isHorizontal ? nil : part))
        guard next > before else { return ([], 0) }
      }
      return (slots, (part ?? 0) * CGFloat(slots.count))
    }
    var used: CGFloat = 0
    while true {
      let before = next
      for item in subitems {
        let dimension = isHorizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
        let part = dimension.length(in: inner) ?? dimension.dimension
        // Thirds and the like add up to a little more than the whole.
        let isFull = !isOpen && used + part + spacing * CGFloat(slots.count) > length + 0.01
        guard next < cells, slots.isEmpty || !isFull else { return (slots, used) }
        slots.append(item.slot(from: &next, count: cells, container: inner))
        used += part
      }
      guard !isOpen, next > before else { return (slots, used) }
    }
  }
}

extension CGSize {
  package func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}
