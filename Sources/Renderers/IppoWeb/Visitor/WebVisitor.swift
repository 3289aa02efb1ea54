import Crypto
import Foundation
import IppoSessions

/// The owner of a session: one browser, known by a cookie for as long as the browser keeps it.
///
/// A visitor may have any number of sessions, one for every page that is open. A visitor is not a user, who has signed
/// in.
package struct WebVisitor: Hashable, Sendable {
  /// 22 characters of base64url (letters, digits, `-` and `_`), so that it can name a file.
  package let id: String

  package init(id: String) { self.id = id }

  /// Somebody who has not been here before.
  package static func new() -> WebVisitor {
    WebVisitor(id: SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }.base64URL)
  }
}
