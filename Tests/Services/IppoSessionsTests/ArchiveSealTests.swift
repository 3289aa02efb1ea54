import Foundation
import Testing

@testable import IppoSessions

struct ArchiveSealTests {
  let secret = [UInt8](repeating: 7, count: 32)
  let seal = ArchiveSeal(secret: [UInt8](repeating: 7, count: 32))

  @Test(arguments: [0, 1, 2048, 2049, 100_000])
  func `what is sealed is opened as it was`(count: Int) throws {
    let archive = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let sealed = try seal.seal(archive, of: "a")
    #expect(try seal.open(sealed, of: "a") == archive)
    #expect(try ArchiveSeal(secret: secret).open(sealed, of: "a") == archive)
  }

  @Test func `long archives are compressed where that helps`() throws {
    #expect(try seal.seal([UInt8](repeating: 1, count: 50_000), of: "a").count < 1000)
    var generator = SystemRandomNumberGenerator()
    let noise = (0..<50_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(try seal.seal(noise, of: "a").count == noise.count + 34)
    #expect(try seal.open(seal.seal(noise, of: "a"), of: "a") == noise)
  }

  @Test func `the same archive is sealed differently each time`() throws {
    #expect(try seal.seal([1, 2, 3], of: "a") != seal.seal([1, 2, 3], of: "a"))
  }

  @Test func `another secret, another session and every changed byte are told`() throws {
    let sealed = try seal.seal([1, 2, 3], of: "a")
    let other = ArchiveSeal(secret: [UInt8](repeating: 8, count: 32))
    #expect(throws: ArchiveSealError.otherSecret) { try other.open(sealed, of: "a") }
    #expect(throws: ArchiveSealError.damaged) { try seal.open(sealed, of: "b") }
    for index in sealed.indices {
      var changed = sealed
      changed[index] ^= 1
      #expect(throws: ArchiveSealError.self) { try seal.open(changed, of: "a") }
    }
    for count in 0..<sealed.count {
      #expect(throws: ArchiveSealError.self) { try seal.open(Array(sealed[..<count]), of: "a") }
    }
    #expect(throws: ArchiveSealError.unknownVersion(2)) { try seal.open([2] + sealed.dropFirst(), of: "a") }
    #expect(
      "\(ArchiveSealError.otherSecret)"
        == "The archive was sealed with another secret. Give the server the secret it had, or let these sessions expire."
    )
  }
}
