import Foundation
import SwiftData

/// A row of the table: rename the class, and give it the properties of what you administer.
@Model
public final class Customer {
  public var name: String
  public var email: String
  public var isActive: Bool
  public var since: Date

  public init(name: String, email: String, isActive: Bool = true, since: Date) {
    self.name = name
    self.email = email
    self.isActive = isActive
    self.since = since
  }
}
