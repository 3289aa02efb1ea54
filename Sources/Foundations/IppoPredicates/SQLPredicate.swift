package import Foundation

/// A `#Predicate` over models as an SQL condition.
///
/// The condition is for the clause `WHERE` of a query whose table is named ``rootAlias``:
///
/// ```swift
/// let predicate = try SQLPredicate(#Predicate<Trip> { $0.cost > 100 }, schema: schema)
/// // SELECT … FROM "Trip" AS "root" WHERE ("root"."cost" > ?)
/// ```
///
/// A row for which Foundation throws, such as for `nil` that is unwrapped, does not match.
package struct SQLPredicate<Model> {
  /// The name that the table of the models has in a query.
  package static var rootAlias: String { sqlRootAlias }

  /// The condition, with `?` placeholders. It is never empty; `1` is true for all rows.
  package var sql: String { fragment.text }
  /// The values of the placeholders, in order.
  package var arguments: [SQLValue] { fragment.arguments }
  /// Whether the rows of the condition are those that match. Otherwise more rows meet the condition, and ``matches(_:)`` decides.
  package var isExact: Bool { residual.isEmpty }
  /// The reasons for which parts of the predicate are left to memory. Each completes a sentence after a colon.
  package let reasons: [String]

  private let fragment: SQLFragment
  private let residual: [any PredicateExpression<Bool>]
  private let variable: PredicateExpressions.Variable<Model>

  /// Translates a predicate.
  ///
  /// Values and properties of models that the predicate captures are read here, so that the caller's isolation is theirs.
  /// - Parameter predicate: `nil` matches all rows.
  package init(_ predicate: Predicate<Model>?, schema: PredicateSchema) throws(SQLPredicateError) {
    guard let entity = schema.entity(Model.self) else { throw .unknownEntity("\(Model.self)") }
    guard let predicate else {
      (fragment, residual, reasons, variable) = ("1", [], [], PredicateExpressions.Variable())
      return
    }
    variable = predicate.variable
    let conjuncts = predicate.expression.conjuncts()
    var conditions: [SQLFragment] = []
    var residual: [any PredicateExpression<Bool>] = []
    var reasons: [String] = []
    for conjunct in conjuncts {
      let translator = Translator(schema: schema)
      translator.bind(variable.key, to: .row(SQLRow(root: entity)))
      do {
        conditions.append(try translator.condition(conjunct).sql)
      } catch {
        residual.append(conjunct)
        reasons.append((error as? Unsupported)?.reason ?? "\(error)")
        if let bound = translator.bound(conjunct, isUpper: true) { conditions.append(bound) }
      }
    }
    fragment = conditions.isEmpty ? "1" : conditions.balanced(" AND ")
    self.residual = residual
    self.reasons = reasons
  }

  /// Whether a model that meets the condition matches the predicate, by Foundation's evaluation of what SQL does not say.
  package func matches(_ model: Model) -> Bool {
    let bindings = PredicateBindings((variable, model))
    return residual.allSatisfy { (try? $0.evaluate(bindings)) ?? false }
  }
}

/// The name of the table of the models in queries.
let sqlRootAlias = "root"

/// A failure to translate a predicate at all.
package enum SQLPredicateError: Error, CustomStringConvertible {
  /// The predicate is over a type that is no entity of the schema.
  case unknownEntity(String)

  package var description: String {
    switch self {
    case .unknownEntity(let type):
      "The predicate is about \(type), which is no model of this container. Add \(type) to the schema of the container."
    }
  }
}
