import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

@MainActor
@Suite("Values of several types under one key of a window")
struct SceneStorageTypesTests {
  private struct Number: View {
    @SceneStorage("key") private var number = 0

    var body: some View { Button("number \(number)") { number += 1 } }
  }

  private struct Word: View {
    @SceneStorage("key") private var word = "a"

    var body: some View { Button("word \(word)") { word += "x" } }
  }

  private struct Both: View {
    let order: [Bool]

    var body: some View {
      ForEach(order, id: \.self) { isNumber in
        if isNumber { Number() } else { Word() }
      }
    }
  }

  /// A copy of a window whose views come in another order.
  private func copy(of screen: Screen, _ order: [Bool]) throws -> Screen {
    let archive = try #require(screen.graph.archive())
    return Screen(restoring: archive) { Both(order: order) }
  }

  @Test("Each type has its value again, whichever view comes first", arguments: [[true, false], [false, true]])
  func order(_ order: [Bool]) throws {
    let screen = Screen { Both(order: order) }
    try screen.press("number 0")
    try screen.press("word a")
    let turned = try copy(of: screen, order.reversed())
    #expect(Set(turned.texts) == ["number 1", "word ax"])
    let again = try copy(of: turned, order)
    #expect(Set(again.texts) == ["number 1", "word ax"])
  }

  @Test("The value of a type outlives a window that shows the other type alone", arguments: [true, false])
  func absence(_ isNumber: Bool) throws {
    let screen = Screen { Both(order: [!isNumber]) }
    try screen.press(isNumber ? "word a" : "number 0")
    let other = try copy(of: screen, [isNumber])
    try other.press(isNumber ? "number 0" : "word a")
    let both = try copy(of: other, [isNumber, !isNumber])
    #expect(Set(both.texts) == ["number 1", "word ax"])
  }
}
