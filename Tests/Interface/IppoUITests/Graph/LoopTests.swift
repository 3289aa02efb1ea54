import IssueReporting
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct LoopTests {
  struct Restless: View {
    @State private var count = 0
    var body: some View { Leaf("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  @Test func aLoopIsCutOffAndNamed() {
    withKnownIssue {
      let screen = Screen { Restless() }
      #expect(screen.texts != [])
    } matching: {
      "\($0)".contains("Restless")
    }
  }

  struct SelfWriting: View {
    @State private var count = 0
    var body: some View {
      let _ = increment()
      Leaf("\(count)")
    }

    private func increment() { count += 1 }
  }

  @Test func aBodyThatWritesWhatItReadsIsCutOff() {
    withKnownIssue {
      _ = Screen { SelfWriting() }
    } matching: {
      "\($0)".contains("SelfWriting")
    }
  }

  struct Nested: View {
    let depth: Int
    var body: AnyView {
      depth == 0 ? AnyView(Leaf("deep")) : AnyView(Column { Nested(depth: depth - 1) })
    }
  }

  @Test func deepTreesDoNotOverflowTheStack() {
    let screen = Screen { Nested(depth: 10_000) }
    #expect(screen.texts == ["deep"])
    #expect(screen.graph.tree.count == 10_002)
    screen.graph.close()
  }
}
