import Foundation
import FoundationShims
import Testing

@Suite struct UserDefaultsKeyValueTests {
  @Test func `values are set and read by key`() throws {
    let suite = "ippo.tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    #expect(store.value(forKey: "count") == nil)
    store.setValue(42, forKey: "count")
    #expect(store.value(forKey: "count") as? Int == 42)
    #expect(store.integer(forKey: "count") == 42)
    store.set("Blob", forKey: "name")
    #expect(store.value(forKey: "name") as? String == "Blob")
    store.setValue(["a", "b"], forKey: "names")
    #expect(store.stringArray(forKey: "names") == ["a", "b"])
    store.setValue(nil, forKey: "count")
    #expect(store.object(forKey: "count") == nil)
  }
}
