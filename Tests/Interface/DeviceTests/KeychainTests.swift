import Foundation
import IppoRender
import LocalAuthentication
import Security
import Testing

/// A keychain as tutorials write it.
private struct PasswordStore {
  let service: String

  struct Failure: Error, Equatable { let status: OSStatus }

  func save(_ password: String, for account: String) throws {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: account,
      kSecValueData as String: password.data(using: .utf8)!,
      kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock,
    ]
    let status = SecItemAdd(query as CFDictionary, nil)
    if status == errSecDuplicateItem {
      let find =
        [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account] as CFDictionary
      let update = [kSecValueData: Data(password.utf8)] as CFDictionary
      let status = SecItemUpdate(find, update)
      guard status == errSecSuccess else { throw Failure(status: status) }
    } else if status != errSecSuccess {
      throw Failure(status: status)
    }
  }

  func password(for account: String) throws -> String? {
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
        kSecReturnData: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitOne,
      ] as [String: Any]
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    if status == errSecItemNotFound { return nil }
    guard status == errSecSuccess, let data = item as? Data else { throw Failure(status: status) }
    return String(decoding: data, as: UTF8.self)
  }

  func accounts() throws -> [String] {
    var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service]
    query[kSecReturnAttributes] = true
    query[kSecMatchLimit] = kSecMatchLimitAll
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    guard status == errSecSuccess, let items = result as? [[String: Any]] else { throw Failure(status: status) }
    return items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted()
  }

  func delete(_ account: String) -> OSStatus {
    let query: [String: AnyObject] = [
      kSecClass as String: kSecClassGenericPassword as AnyObject, kSecAttrService as String: service as AnyObject,
      kSecAttrAccount as String: account as AnyObject,
    ]
    return SecItemDelete(query as CFDictionary)
  }
}

struct KeychainTests {
  private let folder = Folder()
  private let store = PasswordStore(service: "org.example.app")

  /// A folder of the test's own, which is removed with it.
  private final class Folder: Sendable {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)").path
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }
  }

  /// Runs code with a keychain in the test's folder.
  private func within<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Keychain.$folder.withValue(folder.path) { try body() }
  }

  @Test func `a password is saved, found, changed and removed`() throws {
    try within {
      #expect(try store.password(for: "ann") == nil)
      try store.save("secret", for: "ann")
      try store.save("other", for: "bob")
      #expect(try store.password(for: "ann") == "secret")
      try store.save("changed", for: "ann")
      #expect(try store.password(for: "ann") == "changed")
      #expect(try store.accounts() == ["ann", "bob"])
      #expect(store.delete("ann") == errSecSuccess)
      #expect(store.delete("ann") == errSecItemNotFound)
      #expect(try store.accounts() == ["bob"])
    }
  }

  @Test func `the files are the person's alone, and hold nothing in clear`() throws {
    try within {
      try store.save("a password of some length", for: "ann")
      for name in ["keychain", "keychain.key"] {
        let mode = try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
      }
      let bytes = try #require(FileManager.default.contents(atPath: folder.file("keychain")))
      #expect(bytes.range(of: Data("password of some".utf8)) == nil)
      #expect(bytes.range(of: Data("ann".utf8)) == nil)
    }
  }

  @Test func `a damaged file and a file of another key are told apart, and stay`() throws {
    try within {
      try store.save("secret", for: "ann")
      let good = try #require(FileManager.default.contents(atPath: folder.file("keychain")))
      var bad = good
      bad[bad.count - 1] ^= 1
      _ = FileManager.default.createFile(atPath: folder.file("keychain"), contents: bad)
      #expect(throws: PasswordStore.Failure(status: errSecDecode)) { try store.password(for: "ann") }
      #expect(throws: PasswordStore.Failure(status: errSecDecode)) { try store.save("new", for: "bob") }
      #expect(FileManager.default.contents(atPath: folder.file("keychain")) == bad)
      _ = FileManager.default.createFile(atPath: folder.file("keychain"), contents: good)
      _ = FileManager.default.createFile(atPath: folder.file("keychain.key"), contents: Data(repeating: 1, count: 32))
      #expect(throws: PasswordStore.Failure(status: errSecAuthFailed)) { try store.password(for: "ann") }
    }
  }

  @Test func `a place that cannot be made has a code`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: folder.file("file"), contents: Data())
    Keychain.$folder.withValue(folder.file("file/inside")) {
      #expect(throws: PasswordStore.Failure(status: errSecNotAvailable)) { try store.save("secret", for: "ann") }
      #expect(throws: PasswordStore.Failure(status: errSecNotAvailable)) { try store.password(for: "ann") }
    }
  }

  @Test func `visitors of a server have keychains of their own, which are sealed`() throws {
    let suite = "KeychainTests.\(UUID().uuidString)"
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let defaults = try #require(UserDefaults(suiteName: suite))
    let other = try #require(UserDefaults(suiteName: suite + ".other"))
    try within {
      try WindowScope.$current.withValue(WindowScope(defaultAppStorage: defaults, visitor: Visitor(id: "one"))) {
        try store.save("secret", for: "ann")
        #expect(try store.password(for: "ann") == "secret")
      }
      try WindowScope.$current.withValue(WindowScope(defaultAppStorage: other, visitor: Visitor(id: "two"))) {
        let password = try store.password(for: "ann")
        #expect(password == nil)
      }
      // The sealed items of a visitor are of no use to another one.
      WindowScope.$current.withValue(WindowScope(defaultAppStorage: defaults, visitor: Visitor(id: "two"))) {
        #expect(throws: PasswordStore.Failure(status: errSecDecode)) { try store.password(for: "ann") }
      }
      #expect(try store.password(for: "ann") == nil)
    }
  }

  @Test func `threads change items one after the other`() async throws {
    let path = folder.path
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          Keychain.$folder.withValue(path) {
            let item = [kSecClass: kSecClassGenericPassword, kSecAttrService: "many", kSecAttrAccount: "\(number)"]
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
          }
        }
      }
    }
    let accounts = try within { try PasswordStore(service: "many").accounts() }
    #expect(accounts.count == 20)
  }

  @Test func `queries that make no sense have codes`() {
    within {
      #expect(SecItemAdd([kSecAttrAccount: "ann"] as CFDictionary, nil) == errSecParam)
      #expect(SecItemAdd([kSecClass: "nothing"] as CFDictionary, nil) == errSecParam)
      #expect(SecItemAdd([kSecClass: kSecClassCertificate] as CFDictionary, nil) == errSecUnimplemented)
      let text = [kSecClass: kSecClassGenericPassword, kSecValueData: "text"]
      #expect(SecItemAdd(text as CFDictionary, nil) == errSecParam)
      let query = [kSecClass: kSecClassGenericPassword]
      #expect(SecItemUpdate(query as CFDictionary, [kSecAttrLabel: "x"] as CFDictionary) == errSecItemNotFound)
      #expect(SecItemUpdate(query as CFDictionary, [:] as CFDictionary) == errSecParam)
      #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? == "The keychain has no such item.")
      #expect(SecCopyErrorMessageString(12345, nil) == nil)
    }
  }

  @Test func `an item that needs the person's presence cannot be added`() throws {
    try within {
      var error: Unmanaged<CFError>?
      let control = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, &error)
      let item: [String: Any] = [
        kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.org",
        kSecAttrAccount as String: "ann", kSecAttrAccessControl as String: control as Any,
        kSecUseAuthenticationContext as String: LAContext(), kSecValueData as String: Data("secret".utf8),
      ]
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecAuthFailed)
      let free = try #require(
        SecAccessControlCreateWithFlags(kCFAllocatorDefault, kSecAttrAccessibleWhenUnlocked, [], nil))
      let added = item.merging([kSecAttrAccessControl as String: free, kSecReturnAttributes as String: true]) { $1 }
      var result: CFTypeRef?
      #expect(SecItemAdd(added as CFDictionary, &result) == errSecSuccess)
      let attributes = try #require(result as? [String: Any])
      #expect(attributes[kSecAttrServer as String] as? String == "example.org")
      #expect(attributes[kSecAttrCreationDate as String] is Date)
      #expect(SecItemAdd(added as CFDictionary, nil) == errSecDuplicateItem)
    }
  }

  @Test func `persistent references and both kinds of items are found`() throws {
    try within {
      for isSynchronizable in [true, false] {
        let item =
          [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ann", kSecAttrSynchronizable: isSynchronizable,
            kSecValueData: Data("\(isSynchronizable)".utf8), kSecReturnPersistentRef: true,
          ] as [String: Any]
        var reference: CFTypeRef?
        #expect(SecItemAdd(item as CFDictionary, &reference) == errSecSuccess)
        let find = [kSecValuePersistentRef: try #require(reference as? Data), kSecReturnData: true] as [String: Any]
        var data: CFTypeRef?
        #expect(SecItemCopyMatching(find as CFDictionary, &data) == errSecSuccess)
        #expect(data as? Data == Data("\(isSynchronizable)".utf8))
      }
      let both =
        [
          kSecClass: kSecClassGenericPassword, kSecAttrSynchronizable: kSecAttrSynchronizableAny, kSecReturnData: true,
          kSecMatchLimit: kSecMatchLimitAll,
        ] as [String: Any]
      var all: CFTypeRef?
      #expect(SecItemCopyMatching(both as CFDictionary, &all) == errSecSuccess)
      #expect((all as? [Data])?.count == 2)
    }
  }

  @Test func `random bytes differ`() {
    var (one, two) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess)
    #expect(SecRandomCopyBytes(kSecRandomDefault, two.count, &two) == errSecSuccess)
    #expect(one != two && one != [UInt8](repeating: 0, count: 32))
  }
}
