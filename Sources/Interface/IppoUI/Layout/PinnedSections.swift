internal import Foundation
import IppoRender

/// The headers and footers that stay in sight while scrolling (`SwiftUI.PinnedScrollableViews`).
///
/// In a browser, content that scrolls below a header without a background shows through, as in SwiftUI. A terminal
/// draws the background of the window under the header.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind: 1 headers, 2 footers.
  public let rawValue: UInt32

  /// A set of the kinds whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the upper edge, in horizontal containers at the leading one, as long as their section is in sight.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Footers stay at the lower edge, in horizontal containers at the trailing one, as long as their section is in
  /// sight.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// The arrangement of sections in a lazy stack or grid, in which headers and footers can stay in sight. Each section is
/// a stack of its own, and its header and footer stay within it.
struct PinnedSections: Equatable {
  enum Arrangement: Equatable {
    case column(HorizontalAlignment)
    case row(VerticalAlignment)
    case columnOfGrids([GridItem], HorizontalAlignment)
    case rowOfGrids([GridItem], VerticalAlignment)

    static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.column(let left), .column(let right)): left == right
      case (.row(let left), .row(let right)): left == right
      case (.columnOfGrids(let left, let alignment), .columnOfGrids(let right, let other)):
        alignment == other && left.map(\.render) == right.map(\.render)
      case (.rowOfGrids(let left, let alignment), .rowOfGrids(let right, let other)):
        alignment == other && left.map(\.render) == right.map(\.render)
      case (.column, _), (.row, _), (.columnOfGrids, _), (.rowOfGrids, _): false
      }
    }
  }

  let pinned: PinnedScrollableViews
  let spacing: CGFloat?
  let arrangement: Arrangement

  init(_ pinned: PinnedScrollableViews, spacing: CGFloat?, arrangement: Arrangement) {
    self.pinned = pinned
    self.spacing = spacing
    self.arrangement = arrangement
  }
}

extension View {
  /// Sets the arrangement for the sections below.
  func pinnedSections(_ sections: PinnedSections) -> some View {
    environment(\.sectionPlace, sections.pinned.isEmpty ? .none : .lines(sections))
  }
}

/// A section whose header or footer stays in sight.
struct PinnedSection<Header: View, Rows: View, Footer: View>: View {
  let sections: PinnedSections
  let header: Header
  let rows: Rows
  let footer: Footer

  var body: some View {
    switch sections.arrangement {
    case .column(let alignment):
      column(alignment, rows)
    case .row(let alignment):
      row(alignment, rows)
    case .columnOfGrids(let items, let alignment):
      column(alignment, LazyVGrid(columns: items, alignment: alignment, spacing: sections.spacing) { rows })
    case .rowOfGrids(let items, let alignment):
      row(alignment, LazyHGrid(rows: items, alignment: alignment, spacing: sections.spacing) { rows })
    }
  }

  // A header reaches across the column, wherever its own content is.
  private func column(_ alignment: HorizontalAlignment, _ rows: some View) -> some View {
    let place = Alignment(horizontal: alignment, vertical: .center)
    return LazyColumn(
      alignment: alignment, spacing: sections.spacing,
      content: Group {
        if Header.self != EmptyView.self {
          Unary { header }.frame(maxWidth: .infinity, alignment: place).modifier(Pin(edge: edge(.top)))
        }
        rows
        if Footer.self != EmptyView.self {
          Unary { footer }.frame(maxWidth: .infinity, alignment: place).modifier(Pin(edge: edge(.bottom)))
        }
      })
  }

  private func row(_ alignment: VerticalAlignment, _ rows: some View) -> some View {
    LazyRow(
      alignment: alignment, spacing: sections.spacing,
      content: Group {
        if Header.self != EmptyView.self { ZStack { header }.modifier(Pin(edge: edge(.leading))) }
        rows
        if Footer.self != EmptyView.self { ZStack { footer }.modifier(Pin(edge: edge(.trailing))) }
      })
  }

  /// The edge, if headers or footers that stand at it stay in sight; `nil` otherwise.
  private func edge(_ edge: RenderPin) -> RenderPin? {
    sections.pinned.contains(edge == .top || edge == .leading ? .sectionHeaders : .sectionFooters) ? edge : nil
  }
}

private struct Pin: AttributeModifier, Equatable {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let edge: RenderPin?

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) { attributes.pin = edge }
}
