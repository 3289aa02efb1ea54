import Foundation
import SwiftData

/// A person who may log in.
@Model
public final class Account {
  #Unique<Account>([\.name])

  public var name: String
  var salt: Data
  var key: Data

  init(name: String, password: PasswordHash) {
    self.name = name
    salt = password.salt
    key = password.key
  }

  var password: PasswordHash {
    get { PasswordHash(salt: salt, key: key) }
    set { (salt, key) = (newValue.salt, newValue.key) }
  }
}
