import Foundation
import Security
import Testing

@Suite("Keys that sign")
struct SecKeyTests {
  private static let message = Data("The quick brown fox".utf8)

  private func key(_ attributes: CFDictionary) throws -> SecKey {
    var error: Unmanaged<CFError>?
    let key = SecKeyCreateRandomKey(attributes, &error)
    if let error { throw error.takeRetainedValue() as NSError }
    return try #require(key)
  }

  private func fault(_ body: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool) throws -> NSError {
    var error: Unmanaged<CFError>?
    #expect(!body(&error))
    return try #require(error).takeRetainedValue()
  }

  @Test("A signature is the key's and the message's alone", arguments: [256, 384, 521])
  func signing(size: Int) throws {
    let key = try key([kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: size])
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    #expect(SecKeyGetBlockSize(key) == (size + 7) / 8)
    let algorithm = SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256
    #expect(SecKeyIsAlgorithmSupported(key, .sign, algorithm))
    #expect(!SecKeyIsAlgorithmSupported(publicKey, .sign, algorithm))
    let signature = try #require(SecKeyCreateSignature(key, algorithm, Self.message, nil))
    #expect(SecKeyVerifySignature(publicKey, algorithm, Self.message, signature, nil))
    let other = try fault { SecKeyVerifySignature(publicKey, algorithm, Data("Another".utf8), signature, $0) }
    #expect(other.code == Int(errSecVerifyFailed))
    #expect(!SecKeyVerifySignature(publicKey, algorithm, Self.message, Data("no signature".utf8), nil))
    #expect(SecKeyCreateSignature(publicKey, algorithm, Self.message, nil) == nil)
  }

  @Test("A digest is signed as it is, if it has the length of one")
  func digests() throws {
    let key = try key([kSecAttrKeyType: kSecAttrKeyTypeEC])
    // The SHA-256 digest of the message, by coreutils.
    let digest = Data(
      [
        0x5c, 0xac, 0x4f, 0x98, 0x0f, 0xed, 0xc3, 0xd3, 0xf1, 0xf9, 0x9b, 0x4b, 0xe3, 0x47, 0x2c, 0x9b, 0x30, 0xd5,
        0x65, 0x23,
        0xe6, 0x32, 0xd1, 0x51, 0x23, 0x7e, 0xc9, 0x30, 0x90, 0x48, 0xbd, 0xa9,
      ])
    let signature = try #require(SecKeyCreateSignature(key, .ecdsaSignatureDigestX962SHA256, digest, nil))
    #expect(SecKeyVerifySignature(key, .ecdsaSignatureMessageX962SHA256, Self.message, signature, nil))
    let short = try fault { SecKeyCreateSignature(key, .ecdsaSignatureDigestX962SHA256, Data([1]), $0) != nil }
    #expect(short.localizedDescription == "1 bytes are no digest of 32 bytes.")
  }

  @Test("Bytes of a key make the key again; others are refused with a reason")
  func bytes() throws {
    let key = try key([kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256])
    let data = try #require(SecKeyCopyExternalRepresentation(key, nil))
    #expect(data.count == 97 && data.first == 4)
    let attributes: CFDictionary = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeyClass: kSecAttrKeyClassPrivate]
    let again = try #require(SecKeyCreateWithData(data, attributes, nil))
    let signature = try #require(SecKeyCreateSignature(again, .ecdsaSignatureMessageX962SHA512, Self.message, nil))
    #expect(SecKeyVerifySignature(key, .ecdsaSignatureMessageX962SHA512, Self.message, signature, nil))
    let short = try fault { SecKeyCreateWithData(Data([4, 1]), attributes, $0) != nil }
    #expect(short.localizedDescription == "2 bytes are no private key of 256, 384 or 521 bits.")
    #expect(SecKeyCreateWithData(Data(repeating: 0, count: 97), attributes, nil) == nil)
  }

  @Test("What keys cannot do is said")
  func unavailable() throws {
    let rsa = try fault { SecKeyCreateRandomKey([kSecAttrKeyType: kSecAttrKeyTypeRSA], $0) != nil }
    #expect(rsa.code == Int(errSecUnimplemented) && rsa.localizedDescription.contains("RSA is not available"))
    let size = try fault { SecKeyCreateRandomKey([kSecAttrKeySizeInBits: 100], $0) != nil }
    #expect(size.localizedDescription == "There is no curve of 100 bits: a key has 256, 384 or 521.")
    let chip = try fault { SecKeyCreateRandomKey([kSecAttrTokenID: kSecAttrTokenIDSecureEnclave], $0) != nil }
    #expect(chip.localizedDescription.contains("Leave out 'kSecAttrTokenID'"))
  }

  @Test("A permanent key is found in the keychain by its tag")
  func permanent() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Keychain.$folder.withValue(folder) {
      let tag = Data("org.example.key".utf8)
      let key = try key([
        kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
        kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag] as [String: Any],
      ])
      let query: CFDictionary = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true]
      var item: CFTypeRef?
      #expect(SecItemCopyMatching(query, &item) == errSecSuccess)
      let found = try #require(item as? SecKey)
      #expect(SecKeyCopyExternalRepresentation(found, nil) == SecKeyCopyExternalRepresentation(key, nil))
      #expect(SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: key], nil) == errSecDuplicateItem)
      #expect(SecItemDelete([kSecClass: kSecClassKey, kSecAttrApplicationTag: tag]) == errSecSuccess)
      #expect(SecItemCopyMatching(query, &item) == errSecItemNotFound)
    }
  }

  @Test("A query with a key finds that key alone, and keys without a tag are told apart")
  func references() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Keychain.$folder.withValue(folder) {
      let attributes: CFDictionary = [
        kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
        kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true] as [String: Any],
      ]
      let (first, second) = (try key(attributes), try key(attributes))
      #expect(SecItemDelete([kSecClass: kSecClassKey, kSecValueRef: first]) == errSecSuccess)
      #expect(SecItemDelete([kSecClass: kSecClassKey, kSecValueRef: first]) == errSecItemNotFound)
      var item: CFTypeRef?
      let all: CFDictionary = [kSecClass: kSecClassKey, kSecReturnRef: true, kSecMatchLimit: kSecMatchLimitAll]
      #expect(SecItemCopyMatching(all, &item) == errSecSuccess)
      let left = try #require(item as? [SecKey])
      #expect(
        left.map { SecKeyCopyExternalRepresentation($0, nil) } == [SecKeyCopyExternalRepresentation(second, nil)])
    }
  }

  @Test("What a dictionary says itself comes before the attributes of its key")
  func ownAttributes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Keychain.$folder.withValue(folder) {
      let (given, own) = (Data("given".utf8), Data("own".utf8))
      let key = try key([
        kSecAttrKeyType: kSecAttrKeyTypeEC,
        kSecPrivateKeyAttrs: [kSecAttrApplicationTag: given] as [String: Any],
      ])
      #expect(
        SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: key, kSecAttrApplicationTag: own], nil) == errSecSuccess)
      #expect(SecItemCopyMatching([kSecClass: kSecClassKey, kSecAttrApplicationTag: own], nil) == errSecSuccess)
      #expect(SecItemCopyMatching([kSecClass: kSecClassKey, kSecAttrApplicationTag: given], nil) == errSecItemNotFound)
    }
  }
}
