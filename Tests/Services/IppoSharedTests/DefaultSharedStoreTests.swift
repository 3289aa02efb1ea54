import Dependencies
import Foundation
import Sharing
import Testing

@testable import IppoShared

struct DefaultSharedStoreTests {
  @Test func `every test has values of its own, in memory`() async throws {
    @Shared(.sharedStore("count")) var count = 1
    #expect(count == 1)
    try await $count.withTransaction { $0 += 1 }
    #expect(count == 2)
    @Dependency(\.defaultSharedStore) var store
    #expect("\(store)" == "memory")
  }

  @Test func `another test has others`() {
    @Shared(.sharedStore("count")) var count = 1
    #expect(count == 1)
  }

  @Test func `the program says where values are, by an argument or else by a variable`() {
    #expect(ProgramStore.address(arguments: [:], environment: [:]) == nil)
    #expect(ProgramStore.address(arguments: [:], environment: ["IPPO_SHARED": ""]) == nil)
    #expect(ProgramStore.address(arguments: [:], environment: ["IPPO_SHARED": "redis://a"]) == "redis://a")
    #expect(
      ProgramStore.address(arguments: ["shared": "postgres://b"], environment: ["IPPO_SHARED": "redis://a"])
        == "postgres://b")
  }

  @Test func `addresses that are none are refused without their passwords`() {
    #expect(throws: SharedStoreError.unusable("“mysql://ippo:…@host” is neither memory nor postgres://… nor redis://…"))
    {
      try SharedStore(url: "mysql://ippo:secret@host")
    }
    #expect((try? SharedStore(url: "memory"))?.description == "memory")
    #if Postgres
      #expect(throws: SharedStoreError.self) { try SharedStore(url: "postgres://ippo:secret@[host/a") }
      #expect((try? SharedStore(url: "postgres://ippo:secret@host/a"))?.description == "postgres://ippo:…@host/a")
    #endif
    #if Redis
      #expect(throws: SharedStoreError.self) { try SharedStore(url: "rediss://host") }
      #expect((try? SharedStore(url: "redis://ippo:secret@host/1"))?.description == "redis://ippo:…@host/1")
    #endif
  }

  #if Postgres
    @Test func `a key without a database says how to name one`() async throws {
      await withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.defaultPostgres) var postgres
        let count = Shared(wrappedValue: 3, SharedStoreKey("count", .postgres, postgres))
        let expected = SharedStoreError.missing(
          key: ".postgres(\"count\")", form: "postgres://user@host/database", dependency: "defaultPostgres")
        await #expect(throws: expected) { try await count.load() }
        #expect(
          "\(expected)"
            == "There is no server for .postgres(\"count\"). Start the program with --shared postgres://user@host/database, set "
            + "IPPO_SHARED to that, or set the dependency “defaultPostgres”.")
        await #expect(throws: expected) { try await count.withTransaction { $0 += 1 } }
        #expect(count.loadError as? SharedStoreError == expected)
        #expect(count.wrappedValue == 4)
      }
    }

    @Test func `keys of both servers are written like those of files`() {
      @Shared(.postgres("a")) var number = 1
      @Shared(.postgres("b")) var text: String?
      @SharedReader(.postgres("a")) var reader = 0
      #expect(number == 1 && text == nil && reader == 1)
      #expect("\($number)" == "Shared<Int>(.postgres(\"a\"))")
    }
  #endif

  #if Redis
    @Test func `keys of Redis are written like those of files`() {
      @Shared(.redis("a")) var number = 1
      @SharedReader(.redis("a")) var reader = 0
      #expect(number == 1 && reader == 1)
      #expect("\($number)" == "Shared<Int>(.redis(\"a\"))")
    }
  #endif
}
