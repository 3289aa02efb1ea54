import Foundation
import IppoTerminal
import IppoTesting
import IppoUI
import Testing

private enum MiddleOfName: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let middleOfName = VerticalAlignment(MiddleOfName.self)
}

private struct PlaceView: View {
  @State private var isLow = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Lower") { isLow = true }.buttonStyle(.plain)
      if isLow { Text("Between") }
      HStack(spacing: 8) {
        Text("Here")
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Text("\(Int(frame.minX)) \(Int(frame.minY))")
        }
        .frame(width: 80, height: 16)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Alignment guides, and places that views ask for.
@MainActor
@Suite struct GuideTests {
  private func place(_ text: String, in screen: TerminalScreen) throws -> (column: Int, row: Int) {
    for (row, line) in screen.lines.enumerated() {
      if let range = line.range(of: text) { return (line.distance(from: line.startIndex, to: range.lowerBound), row) }
    }
    Issue.record("There is no \(text) in\n\(screen.text)")
    return (0, 0)
  }

  @Test func `a guide moves a view of a stack, and the stack grows with it`() throws {
    let screen = TerminalScreen(columns: 30, rows: 6) {
      VStack(alignment: .leading, spacing: 0) {
        Text("One")
        Text("Two").alignmentGuide(.leading) { _ in -16 }
        Text("Three").alignmentGuide(.leading) { $0[.trailing] }
      }
      .background { Text("").frame(maxWidth: .infinity) }
    }
    let (one, two, three) = try (place("One", in: screen), place("Two", in: screen), place("Three", in: screen))
    #expect(two.column == one.column + 2)
    #expect(three.column == one.column - 5)
    // Five columns to the left of the line, five to the right of it.
    #expect(three.column == 10)
  }

  @Test func `views in different stacks are aligned by a guide of the app's own`() throws {
    let screen = TerminalScreen(columns: 40, rows: 8) {
      HStack(alignment: .middleOfName) {
        VStack(alignment: .leading, spacing: 0) {
          Text("@ada").alignmentGuide(.middleOfName) { $0[VerticalAlignment.center] }
          Text("Photo")
        }
        VStack(alignment: .leading, spacing: 0) {
          Text("Full name:")
          Text("Ada").padding(.leading, 8).alignmentGuide(.middleOfName) { $0[VerticalAlignment.center] }
        }
      }
    }
    #expect(try place("@ada", in: screen).row == place("Ada", in: screen).row)
    #expect(try place("Photo", in: screen).row == place("Ada", in: screen).row + 1)
    #expect(try place("Full name", in: screen).row == place("Ada", in: screen).row - 1)
  }

  @Test func `a badge hangs over the corner of a view`() throws {
    let screen = TerminalScreen(columns: 30, rows: 6) {
      Text("Inbox").overlay(alignment: .topTrailing) {
        Text("7").alignmentGuide(.top) { $0[.bottom] }.alignmentGuide(.trailing) { $0[.leading] }
      }
    }
    let (inbox, badge) = try (place("Inbox", in: screen), place("7", in: screen))
    #expect(badge.row == inbox.row - 1)
    #expect(badge.column == inbox.column + 5)
  }

  @Test func `layers are aligned by guides, too`() throws {
    let screen = TerminalScreen(columns: 30, rows: 6) {
      ZStack(alignment: .topLeading) {
        Text("Back")
        Text("Front").alignmentGuide(.top) { _ in -32 }.alignmentGuide(.leading) { _ in -24 }
      }
    }
    let (back, front) = try (place("Back", in: screen), place("Front", in: screen))
    #expect(front.row == back.row + 2)
    #expect(front.column == back.column + 3)
  }

  @Test func `a view is told where it is, and again when it moves`() throws {
    let screen = TerminalScreen(columns: 30, rows: 6) { PlaceView() }
    #expect(screen.text.contains("40 16"))
    screen.click("Lower")
    #expect(screen.text.contains("40 32"))
    #expect(screen.refusedEvents.isEmpty)
  }
}
