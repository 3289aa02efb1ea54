import Foundation
internal import IppoPredicates

/// The names of tables and columns. Properties cannot have names with a dollar sign.
enum StoreNames {
  static let keyName = "$id"
  static let key = quoted(keyName)
  /// The column with the name of an object's class, in tables that several classes share.
  static let classColumn = "$class"
  static let className = quoted(classColumn)
  /// The table of the requested class in a request.
  static let root = "\"\(SQLPredicate<Any>.rootAlias)\""
  static let metadata = "\"$store\""
  static let history = "\"$history\""

  static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

  /// A text as a literal.
  static func literal(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

  /// The table of pairs for a relationship to many objects that the other class has no column for.
  static func links(_ entity: _ModelEntity, _ property: ModelProperty) -> LinkTable? {
    guard property.isToMany, let destination = property.destination else { return nil }
    guard let inverse = entity.inverse(of: property) else {
      return LinkTable(name: "$\(entity.declarer(of: property).name).\(property.name)", isReversed: false)
    }
    guard inverse.isToMany else { return nil }
    let own = "\(entity.declarer(of: property).name).\(property.name)"
    let other = "\(destination.declarer(of: inverse).name).\(inverse.name)"
    return LinkTable(name: "$\(min(own, other))", isReversed: other < own)
  }
}
