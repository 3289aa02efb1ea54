import CustomDump
import Dependencies
import Foundation
import Observation
import OpenCombine
import Sharing
import Synchronization
import Testing

@Suite struct SharedTests {
  private struct Profile: Equatable, Identifiable {
    var id = 1
    var name = "Blob"
    var address: String?
    var isAdmin: Bool { name == "Root" }
  }

  @Test func `a shared value can be a stored property`() {
    struct State: Equatable {
      @Shared(.inMemory("count")) var count = 0
      @Shared(.appStorage("name")) var name: String?
      @SharedReader(.inMemory("count")) var reader = 0
      @Shared(value: 1) var one
      @Shared var handedOver: Bool
    }
    let state = State(handedOver: Shared(value: true))
    state.$count.withLock { $0 += 1 }
    #expect(state.count == 1)
    #expect(state.reader == 1)
    #expect(state.handedOver)
    #expect(state == State(handedOver: Shared(value: true)))
  }

  @Test func `a change is seen by all who share the value`() {
    @Shared(value: 0) var count
    let other = Shared(projectedValue: $count)
    let previous = $count.withLock { count in
      defer { count += 1 }
      return count
    }
    #expect(previous == 0)
    #expect(count == 1)
    #expect(other.wrappedValue == 1)
  }

  @Test func `a part of the value can be handed on`() {
    @Shared(value: Profile()) var profile
    let name: Shared<String> = $profile.name
    name.withLock { $0 += " Jr." }
    #expect(profile.name == "Blob Jr.")
    let isAdmin: SharedReader<Bool> = $profile.isAdmin
    #expect(!isAdmin.wrappedValue)
    name.withLock { $0 = "Root" }
    #expect(isAdmin.wrappedValue)
    #expect($profile.read { $0.name.count }.wrappedValue == 4)
  }

  @Test func `the value in an optional outlives it`() throws {
    @Shared(value: Profile(address: "Here")) var profile
    #expect(Shared(Shared(value: nil as Int?)) == nil)
    let address = try #require(Shared($profile.address))
    address.withLock { $0 = "There" }
    #expect(profile.address == "There")
    $profile.withLock { $0.address = nil }
    #expect(address.wrappedValue == "There")
    address.withLock { $0 = "Nowhere" }
    #expect(profile.address == nil)
    $profile.withLock { $0.address = "Elsewhere" }
    #expect(address.wrappedValue == "Elsewhere")
  }

  @Test func `a throwing change keeps what it changed`() {
    struct Failure: Error {}
    @Shared(value: 0) var count
    #expect(throws: Failure.self) {
      try $count.withLock {
        $0 = 1
        throw Failure()
      }
    }
    #expect(count == 1)
  }

  @Test func `a change is made in place`() {
    @Shared(value: Array(repeating: 0, count: 100)) var numbers
    let address = $numbers.withLock { $0.withUnsafeMutableBufferPointer { UInt(bitPattern: $0.baseAddress) } }
    $numbers.withLock { $0[0] = 1 }
    #expect($numbers.withLock { $0.withUnsafeMutableBufferPointer { UInt(bitPattern: $0.baseAddress) } } == address)
  }

  @Test func `changes from many tasks follow each other`() async {
    @Shared(value: 0) var count
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...100 {
        group.addTask { [$count] in
          for _ in 1...100 { $count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count == 10_000)
  }

  @Test func `a property can be made to refer to another value`() {
    @Shared(value: 1) var one
    @Shared(value: 2) var two
    let values = Mutex<[Int]>([])
    let cancellable = $one.publisher.sink { value in values.withLock { $0.append(value) } }
    $one = $two
    #expect(one == 2)
    $two.withLock { $0 = 3 }
    #expect(one == 3)
    #expect(values.withLock { $0 } == [1, 2, 3])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `shared values compare by value`() {
    #expect(Shared(value: 1) == Shared(value: 1))
    #expect(Shared(value: 1) != Shared(value: 2))
    #expect(SharedReader(value: 1) == SharedReader(value: 1))
    #expect(Shared(value: Profile(id: 7)).id == 7)
    #expect(SharedReader(value: Profile(id: 7)).id == 7)
  }

  @Test func `shared values describe themselves`() {
    @Shared(value: 1) var one
    @Shared(.inMemory("count")) var count = 0
    @Shared(value: Profile()) var profile
    #expect("\($one)" == "Shared<Int>(value: 1)")
    #expect("\($count)" == #"Shared<Int>(.inMemory("count"))"#)
    #expect("\(SharedReader($count))" == #"SharedReader<Int>(.inMemory("count"))"#)
    #expect("\($profile.address)".hasSuffix(#"[dynamicMember: \Profile.address])"#))
    #expect(String(customDumping: $one) == "1")
  }

  @Test func `the publisher emits the value now and upon each change`() {
    @Shared(value: Profile()) var profile
    let names = Mutex<[String]>([])
    let cancellables = [
      $profile.name.publisher.sink { name in names.withLock { $0.append(name) } },
      SharedReader($profile).name.publisher.sink { name in names.withLock { $0.append(name + "!") } },
    ]
    $profile.withLock { $0.name = "Root" }
    #expect(names.withLock { $0.sorted() } == ["Blob", "Blob!", "Root", "Root!"])
    withExtendedLifetime(cancellables) {}
  }

  @Test func `elements of a collection are shared one by one`() {
    @Shared(value: [Profile(id: 1), Profile(id: 2)] as IdentifiedArray) var profiles
    let elements = Array($profiles)
    elements[1].withLock { $0.name = "Second" }
    #expect(profiles[id: 2]?.name == "Second")
    #expect(elements.map(\.id) == [1, 2])
    $profiles.withLock { _ = $0.remove(id: 2) }
    #expect(elements[1].wrappedValue.name == "Second")
    #expect(Array(SharedReader($profiles)).map(\.wrappedValue.id) == [1])
  }
}

@Suite struct SharedObservationTests {
  private func isNotified(by change: () -> Void, of read: () -> Void) -> Bool {
    let isNotified = Atomic<Bool>(false)
    withObservationTracking(read) { isNotified.store(true, ordering: .relaxed) }
    change()
    return isNotified.load(ordering: .relaxed)
  }

  @Test func `a reader is told of a change`() {
    @Shared(value: 0) var count
    #expect(
      isNotified {
        $count.withLock { $0 += 1 }
      } of: {
        _ = count
      })
    #expect(
      isNotified {
        $count.withLock { $0 += 1 }
      } of: {
        _ = SharedReader($count).wrappedValue
      })
  }

  @Test func `readers of other values are left in peace`() {
    @Shared(value: 0) var count
    @Shared(value: 0) var other
    #expect(
      !isNotified {
        $count.withLock { $0 += 1 }
      } of: {
        _ = other
      })
    #expect(
      !isNotified {
        _ = count
      } of: {
        _ = count
      })
  }

  @Test func `a reader is told that its property refers to another value`() {
    @Shared(value: 0) var count
    @Shared(value: 1) var other
    #expect(
      isNotified {
        $count = $other
      } of: {
        _ = count
      })
  }
}
