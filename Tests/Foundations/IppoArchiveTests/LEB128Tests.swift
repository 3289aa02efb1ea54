import IppoArchive
import Testing

@Suite struct LEB128Tests {
  @Test(
    arguments: [
      (0, [0x00]), (1, [0x01]), (127, [0x7F]), (128, [0x80, 0x01]), (624_485, [0xE5, 0x8E, 0x26]),
      (UInt64.max, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]),
    ] as [(UInt64, [UInt8])])
  func `a number is written and read in seven bits a byte`(number: UInt64, encoded: [UInt8]) throws {
    var bytes: [UInt8] = [0xAA]
    LEB128.append(number, to: &bytes)
    #expect(bytes == [0xAA] + encoded)
    var position = 1
    #expect(try LEB128.read(bytes, at: &position) == number)
    #expect(position == bytes.count)
  }

  @Test(arguments: [[], [0x80], [0xE5, 0x8E]] as [[UInt8]])
  func `a number without its last byte is incomplete`(bytes: [UInt8]) {
    var position = 0
    #expect(throws: LEB128.Fault.incomplete) { try LEB128.read(bytes, at: &position) }
  }

  @Test(
    arguments: [
      Array(repeating: 0xFF, count: 9) + [0x02], Array(repeating: 0x80, count: 10) + [0x00],
    ] as [[UInt8]])
  func `a number of more than 64 bits is refused`(bytes: [UInt8]) {
    var position = 0
    #expect(throws: LEB128.Fault.overflow) { try LEB128.read(bytes, at: &position) }
  }
}
