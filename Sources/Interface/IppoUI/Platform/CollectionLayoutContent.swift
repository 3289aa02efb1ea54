import Foundation

/// A collection view with a compositional layout.
struct CompositionalContent: View {
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  let name: String

  var body: some View {
    let _ = view.changes.version
    GeometryReader { proxy in
      let _: Void = { view.shownSize = proxy.size }()
      let isVertical = layout.configuration.scrollDirection == .vertical
      let edges = layout.configuration.boundarySupplementaryItems
      let sections = (0..<view.numberOfSections).map {
        PlacedSection(index: $0, section: layout.section($0, size: proxy.size))
      }
      let lists = sections.compactMap { $0.section?.list }
      if !lists.isEmpty, lists.count == sections.count {
        CollectionList(view: view, lists: lists, name: name)
      } else {
        Scroller(isVertical: isVertical, spacing: layout.configuration.interSectionSpacing) {
          BoundaryItems(view: view, items: edges.filter(\.isBefore), section: 0, size: proxy.size, name: name)
          ForEach(sections) { placed in
            if let section = placed.section {
              SectionContent(
                view: view, section: section, index: placed.index, size: proxy.size, isVertical: isVertical, name: name)
            }
          }
          BoundaryItems(view: view, items: edges.filter { !$0.isBefore }, section: 0, size: proxy.size, name: name)
        }
      }
    }
  }

  private struct PlacedSection: Identifiable {
    let index: Int
    let section: NSCollectionLayoutSection?
    var id: Int { index }
  }
}

/// A scroll view of what is below or beside each other.
struct Scroller<Content: View>: View {
  let isVertical: Bool
  let spacing: CGFloat
  @ViewBuilder let content: Content

  var body: some View {
    if isVertical {
      ScrollView(.vertical) {
        LazyVStack(alignment: .leading, spacing: spacing, pinnedViews: [.sectionHeaders, .sectionFooters]) { content }
      }
    } else {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: spacing, pinnedViews: [.sectionHeaders, .sectionFooters]) { content }
      }
    }
  }
}

/// A section of a compositional layout, with headers and footers.
private struct SectionContent: View {
  let view: UICollectionView
  let section: NSCollectionLayoutSection
  let index: Int
  let size: CGSize
  let isVertical: Bool
  let name: String

  var body: some View {
    let _ = view.changes.version
    let items = section.boundarySupplementaryItems
    let pinned = items.filter { $0.isBefore && $0.pinToVisibleBounds }
    let before = items.filter { $0.isBefore && !$0.pinToVisibleBounds }
    let after = items.filter { !$0.isBefore }
    Section {
      edge(before)
      groups.padding(EdgeInsets(section.contentInsets))
      edge(after)
    } header: {
      edge(pinned)
    }
  }

  @ViewBuilder private func edge(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) -> some View {
    if !items.isEmpty {
      let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
      BoundaryItems(view: view, items: items, section: index, size: size.inset(by: insets), name: name)
        .padding(.leading, insets.leading).padding(.trailing, insets.trailing)
    }
  }

  @ViewBuilder private var groups: some View {
    let places = view.cellPlaces(in: index)
    let slots = section.slots(count: places.count, container: size)
    let content = Slots(slots: slots, view: view, places: places, name: name)
    switch section.orthogonalScrollingBehavior {
    case .none:
      if isVertical {
        LazyVStack(alignment: .leading, spacing: section.interGroupSpacing) { content }
      } else {
        LazyHStack(alignment: .top, spacing: section.interGroupSpacing) { content }
      }
    case .continuous: across { content }
    case .paging: across { content }.scrollTargetBehavior(.paging)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      across { content }.scrollTargetBehavior(.viewAligned)
    }
  }

  @ViewBuilder private func across(@ViewBuilder content: () -> some View) -> some View {
    if isVertical {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: section.interGroupSpacing) { content() }.scrollTargetLayout()
      }
    } else {
      ScrollView(.vertical) {
        LazyVStack(alignment: .leading, spacing: section.interGroupSpacing) { content() }.scrollTargetLayout()
      }
    }
  }
}

/// Headers or footers of a section.
private struct BoundaryItems: View {
  let view: UICollectionView
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  let section: Int
  let size: CGSize
  let name: String

  var body: some View {
    ForEach(items.indices, id: \.self) { index in
      let length = items[index].size(in: size)
      SupplementaryContent(view: view, kind: items[index].elementKind, section: section, name: name)
        .frame(width: length.width, height: length.height, alignment: .leading)
    }
  }
}

/// Slots of a layout, which are below or beside each other in the stack around.
private struct Slots: View {
  let slots: [CollectionSlot]
  let view: UICollectionView
  let places: [CollectionPlace]
  let name: String

  var body: some View {
    ForEach(identified) { SlotContent(slot: $0.slot, view: view, places: places, name: name) }
  }

  private var identified: [IdentifiedSlot] {
    slots.compactMap { slot in
      guard let first = slot.first, places.indices.contains(first) else { return nil }
      return IdentifiedSlot(id: places[first].id, slot: slot)
    }
  }

  private struct IdentifiedSlot: Identifiable {
    let id: AnyHashable
    let slot: CollectionSlot
  }
}

private struct SlotContent: View {
  let slot: CollectionSlot
  let view: UICollectionView
  let places: [CollectionPlace]
  let name: String

  var body: some View {
    switch slot {
    case .cell(let index, let width, let height, let insets):
      CollectionCell(view: view, path: places[index].path, name: name)
        .padding(EdgeInsets(insets))
        .frame(width: width, height: height)
    case .group(let slots, let isHorizontal, let spacing, let width, let height, let insets):
      // Groups hold groups: the type of the content would be without an end.
      AnyView(
        Group {
          if isHorizontal {
            HStack(alignment: .top, spacing: spacing) { Slots(slots: slots, view: view, places: places, name: name) }
          } else {
            VStack(alignment: .leading, spacing: spacing) {
              Slots(slots: slots, view: view, places: places, name: name)
            }
          }
        }
        .padding(EdgeInsets(insets))
        .frame(width: width, height: height, alignment: .topLeading))
    }
  }
}
