import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Inspectors")
struct InspectorTests {
  private let isPresented = Box(true)
  private var binding: Binding<Bool> { Binding(get: { isPresented.value }, set: { isPresented.write($0) }) }

  private func screen(_ sizeClass: UserInterfaceSizeClass) -> Screen {
    Screen {
      Text("content")
        .inspector(isPresented: binding) { Text("details").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
        .environment(\.horizontalSizeClass, sizeClass)
    }
  }

  @Test("where there is room they are a column of the ideal width, which gives way down to the least one")
  func column() throws {
    let screen = screen(.regular)
    #expect(screen.texts == ["content", "details"])
    #expect(screen.presentations.isEmpty)
    let widths = screen.all { element -> Double? in
      if case .box(.flexibleFrame(let minimum?, _, let maximum, _, _, _, _)) = element, maximum == 200 {
        minimum
      } else {
        nil
      }
    }
    #expect(widths == [100])
  }

  @Test("users may move the edge of a column within its limits, and no other edge")
  func edge() {
    func limits(_ screen: Screen) -> [ClosedRange<Double>?] {
      screen.all {
        if case .stack(let stack) = $0, stack.hasMovableDividers { .some(stack.lastPartLimits) } else { nil }
      }
    }
    #expect(limits(screen(.regular)) == [100...300])
    #expect(limits(screen(.compact)).isEmpty)
    let free = Screen {
      Text("content").inspector(isPresented: binding) { Text("details") }.environment(\.horizontalSizeClass, .regular)
    }
    #expect(limits(free) == [0...Double.infinity])
    let still = Screen {
      Text("content")
        .inspector(isPresented: binding) { Text("details").inspectorColumnWidth(200) }
        .environment(\.horizontalSizeClass, .regular)
    }
    #expect(limits(still).isEmpty)
  }

  @Test("else they are a sheet, which a person can close")
  func sheet() throws {
    let screen = screen(.compact)
    #expect(screen.presentations.count == 1)
    try screen.send(.dismiss, to: screen.presentations[0].id)
    #expect(!isPresented.value)
  }

  @Test("the ideal width stays within the limits")
  func limits() {
    for (minimum, ideal, maximum, width) in [(100.0, 500.0, 300.0, 300.0), (100, 50, 300, 100), (400, 200, 300, 400)] {
      let screen = Screen {
        Text("content")
          .inspector(isPresented: binding) {
            Text("details").inspectorColumnWidth(min: minimum, ideal: ideal, max: maximum)
          }
          .environment(\.horizontalSizeClass, .regular)
      }
      let maximums = screen.all { element -> Double? in
        if case .box(.flexibleFrame(let least?, _, let maximum, _, _, _, _)) = element, least == minimum {
          maximum
        } else {
          nil
        }
      }
      #expect(maximums == [width])
    }
  }
}
