import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoWeb

@Suite struct WaitingWorkTests {
  private func event(_ sequence: Int, _ event: RenderEvent, at node: Int = 7) -> WaitingWork.Item {
    .event(sequence: sequence, node: RenderNodeID(node), event)
  }

  private func items(_ items: WaitingWork.Item...) -> [WaitingWork.Item] {
    var work = WaitingWork()
    for item in items { work.append(item) }
    var result: [WaitingWork.Item] = []
    while let item = work.popFirst() { result.append(item) }
    #expect(work.bytes == 0)
    return result
  }

  @Test func `of values that wait in a row the newest is handled, under the last number`() {
    #expect(items(event(1, .setValue(1)), event(2, .setValue(2))) == [event(2, .setValue(2))])
    #expect(items(event(1, drag(.changed)), event(2, drag(.changed))) == [event(2, drag(.changed))])
    #expect(items(event(1, hover(1)), event(2, hover(2))) == [event(2, hover(2))])
    #expect(items(event(1, scroll(1)), event(2, scroll(2))) == [event(2, scroll(2))])
    let (light, dark) = (ClientEnvironment(), ClientEnvironment(isDark: true))
    #expect(items(.environment(light), .environment(dark), .environment(light)) == [.environment(light)])
  }

  @Test func `what is something of its own stays, and so does what came before it`() {
    let all = [
      event(1, .setValue(1)), event(2, .setValue(2), at: 8), event(3, .setValue(3)), event(4, .activate),
      event(5, .activate), event(6, .setValue(4)), .environment(ClientEnvironment()), event(7, .setValue(5)),
      event(8, drag(.changed)), event(9, drag(.ended)), event(10, drag(.changed)), event(11, hover(1)),
      event(12, .hover(nil)), event(13, hover(2)), event(14, .step(1)), event(15, .step(1)),
    ]
    var work = WaitingWork()
    for item in all { work.append(item) }
    var result: [WaitingWork.Item] = []
    while let item = work.popFirst() { result.append(item) }
    #expect(result == all)
  }

  @Test func `every text that a person makes is handled`() {
    let edits = (0..<3).map { count in
      event(count + 1, .edit(RenderTextEdit(TextEdit(at: count, inserting: "a"), caret: 1, revision: 0, length: count)))
    }
    var work = WaitingWork()
    for item in edits { work.append(item) }
    work.append(event(4, .setText("a")))
    work.append(event(5, .setText("b")))
    #expect(work.count == 5)
  }

  @Test func `an event that is being handled is not taken back`() {
    var work = WaitingWork()
    work.append(event(1, .setValue(1)))
    #expect(work.popFirst() == event(1, .setValue(1)))
    work.append(event(2, .setValue(2)))
    #expect(work.popFirst() == event(2, .setValue(2)))
  }

  @Test func `a window that closes does nothing else`() {
    #expect(items(event(1, .activate), .environment(ClientEnvironment()), .close, event(2, .activate)) == [.close])
  }

  @Test func `bytes are those that wait`() {
    var work = WaitingWork()
    for number in 1...100 { work.append(event(number, .show(address: String(repeating: "x", count: 100_000)))) }
    #expect(work.count == 1)
    #expect(work.bytes < 101_000)
    work.append(event(101, .setText(String(repeating: "x", count: 100_000))))
    #expect(work.bytes > 200_000)
  }

  private func drag(_ phase: RenderDrag.Phase) -> RenderEvent {
    .drag(RenderDrag(phase: phase, startX: 0, startY: 0, x: 1, y: 1))
  }

  private func hover(_ x: Double) -> RenderEvent { .hover(.init(x: x, y: 0)) }

  private func scroll(_ x: Double) -> RenderEvent { .scroll(RenderScrollPosition(x: x, y: 0, first: nil)) }
}
