import IppoWindow
import Testing

@Suite struct WindowAttendanceTests {
  private static func attend(_ attendance: WindowAttendance) async { attendance.isAttended = true }

  @Test func `a value that was set while somebody began to follow is the last that arrives`() async {
    for _ in 0..<500 {
      let attendance = WindowAttendance()
      async let change: Void = Self.attend(attendance)
      let values = attendance.values
      await change
      var iterator = values.makeAsyncIterator()
      #expect(await iterator.next() == true)
    }
  }

  @Test func `every change is told to all that follow`() async {
    let attendance = WindowAttendance()
    var iterators = (0..<2).map { _ in attendance.values.makeAsyncIterator() }
    for isAttended in [false, true, false] {
      attendance.isAttended = isAttended
      for index in iterators.indices { #expect(await iterators[index].next() == isAttended) }
    }
  }
}
