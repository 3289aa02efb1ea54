import Foundation

extension PredicateExpressions.TypeCheck: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    switch try translator.term(input) {
    case .constant(let value): return .constant(try constant(value, Input.Output.self) is Desired)
    case .row(let row): return .scalar(try translator.isModel(row, of: Desired.self))
    case .scalar, .rows, .range:
      guard Input.Output.self == Desired.self else { throw Unsupported("the type of a stored value is tested") }
      return .constant(true)
    }
  }
}

extension PredicateExpressions.ConditionalCast: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    switch try translator.term(input) {
    case .constant(let value):
      return .constant((try constant(value, Input.Output.self) as? Desired).flatMap { unwrapped($0) })
    case .row(let row):
      guard let entity = translator.schema.entity(Desired.self), entity.table == row.entity.table, row.nulls.isEmpty
      else {
        throw Unsupported("a model is cast to \(Desired.self), whose table is another")
      }
      let isModel = try translator.isModel(row, of: Desired.self)
      return .row(
        SQLRow(entity: entity, key: "CASE WHEN \(isModel.sql) THEN \(row.key) END", nulls: .absent))
    case let term:
      guard Input.Output.self == Desired.self else { throw Unsupported("a stored value is cast to another type") }
      return term
    }
  }
}

extension PredicateExpressions.ForceCast: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let term = try translator.term(input)
    if case .constant(let value) = term {
      guard let cast = try constant(value, Input.Output.self) as? Desired else {
        throw Unsupported("a constant is cast to \(Desired.self), which it is not")
      }
      return .constant(unwrapped(cast))
    }
    guard Input.Output.self == Desired.self else { throw Unsupported("a stored value is cast to another type") }
    return term
  }
}

extension Translator {
  /// Whether a row holds a model of a type, or of a type that inherits from it.
  func isModel(_ row: SQLRow, of type: Any.Type) throws -> SQLScalar {
    if row.entity.type == type, row.nulls.isEmpty { return .condition("1") }
    guard let type = type as? AnyClass, row.nulls.isEmpty else {
      throw Unsupported("the type of a model is tested that may be nil")
    }
    let discriminators = schema.entities(below: type).filter { $0.table == row.entity.table }.compactMap(
      \.discriminator)
    guard let column = discriminators.first?.column else {
      throw Unsupported("models of \(type) are in another table")
    }
    let value = value(PredicateColumn(name: column, storage: .blob), of: row)
    let values = discriminators.map(\.value).sorted().map { "\(value: $0)" as SQLFragment }.joined(separator: ", ")
    return .condition("(\(value.sql) IN (\(values)))")
  }
}
