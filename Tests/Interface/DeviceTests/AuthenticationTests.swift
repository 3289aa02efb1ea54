import CryptoKit
import Foundation
import LocalAuthentication
import Testing

struct AuthenticationTests {
  @Test func `nobody can be asked, and the reason is said`() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == "com.apple.LocalAuthentication")
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
    }
    let (isOwner, code) = await withCheckedContinuation { continuation in
      context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open") { isOwner, error in
        continuation.resume(returning: (isOwner, (error as? LAError)?.code))
      }
    }
    #expect(!isOwner)
    #expect(code == .biometryNotAvailable)
    #expect(context.biometryType == .none)
  }

  /// The digest of "abc" in FIPS 180-2.
  @Test func `digests and keys are those of CryptoKit`() throws {
    let digest = SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
    #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let key = SymmetricKey(size: .bits256)
    let sealed = try AES.GCM.seal(Data("text".utf8), using: key)
    #expect(try AES.GCM.open(sealed, using: key) == Data("text".utf8))
    #expect(!SecureEnclave.isAvailable)
  }
}
