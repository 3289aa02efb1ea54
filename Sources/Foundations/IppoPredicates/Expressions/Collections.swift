import Foundation

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let element = try translator.term(element)
    switch try translator.term(sequence) {
    case .range(let range): return .scalar(try translator.contains(range, element))
    case .rows(let rows):
      let condition = try translator.definite(translator.equality(rows.element.term, element))
      if condition.nulls.contains(.failed) { throw Unsupported("an unwrapped value is looked for in a collection") }
      return .scalar(.condition(rows.exists(where: condition.sql)))
    case .scalar(let text):
      guard case .text = text.storage else { throw Unsupported("a value is looked for in a stored value") }
      return .scalar(try translator.call(.contains, .scalar(text), element))
    case .constant(let value):
      if case .constant(let element) = element {
        let elements = try constant(value, LHS.Output.self)
        return .constant(elements.contains(try constant(element, LHS.Output.Element.self)))
      }
      if let text = value as? any StringProtocol {
        return .scalar(try translator.call(.contains, .constant(String(text)), element))
      }
      let elements = try translator.elements(constant(value, LHS.Output.self))
      return .scalar(try translator.membership(of: element, in: elements.map { unwrapped($0) }))
    case .row: throw Unsupported("a model is used as a collection")
    }
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    switch try translator.term(sequence) {
    case .rows(let rows):
      translator.bind(variable.key, to: rows.element.term)
      return .scalar(.condition(rows.exists(where: try translator.elementCondition(test).sql)))
    case .constant(let value):
      let conditions = try translator.repeated(test, variable.key, constant(value, LHS.Output.self))
      return .scalar(conditions.isEmpty ? .condition("0") : .condition(conditions.balanced(" OR "), nulls: .isFalse))
    case .scalar, .row, .range: throw Unsupported("the elements of a stored value are tested")
    }
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    switch try translator.term(sequence) {
    case .rows(let rows):
      translator.bind(variable.key, to: rows.element.term)
      let condition = try translator.definite(translator.elementCondition(test))
      return .scalar(.condition("(NOT \(rows.exists(where: "NOT \(condition.sql)")))"))
    case .constant(let value):
      let conditions = try translator.repeated(test, variable.key, constant(value, LHS.Output.self))
      return .scalar(conditions.isEmpty ? .condition("1") : .condition(conditions.balanced(" AND "), nulls: .isFalse))
    case .scalar, .row, .range: throw Unsupported("the elements of a stored value are tested")
    }
  }
}

extension PredicateExpressions.Filter: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    guard case .rows(var rows) = try translator.term(sequence) else {
      throw Unsupported("a collection is filtered that is no relationship")
    }
    translator.bind(variable.key, to: rows.element.term)
    rows.conditions.append(try translator.elementCondition(filter).sql)
    return .rows(rows)
  }
}

extension PredicateExpressions.SequenceMaximum: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm { try translator.extreme("max", elements) }
}

extension PredicateExpressions.SequenceMinimum: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm { try translator.extreme("min", elements) }
}

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    .scalar(try translator.call(.contains, translator.term(base), translator.term(other)))
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    .scalar(try translator.call(.starts, translator.term(base), translator.term(prefix)))
  }
}

extension Translator {
  /// The elements of a constant collection, up to the limit.
  func elements<Elements: Sequence>(_ sequence: Elements) throws -> [Elements.Element] {
    let elements = Array(sequence.prefix(Self.elementLimit + 1))
    guard elements.count <= Self.elementLimit else {
      throw Unsupported("a collection has more than \(Self.elementLimit) elements")
    }
    return elements
  }

  /// A condition for each element of a constant collection, without failures.
  func repeated<Elements: Sequence>(
    _ test: some PredicateExpression, _ variable: PredicateExpressions.VariableID, _ sequence: Elements
  ) throws -> [SQLFragment] {
    let elements = Array(sequence.prefix(Self.repetitionLimit + 1))
    guard elements.count <= Self.repetitionLimit else {
      throw Unsupported("a collection with a closure has more than \(Self.repetitionLimit) elements")
    }
    return try elements.map { element in
      bind(variable, to: .constant(unwrapped(element)))
      return try elementCondition(test).sql
    }
  }

  /// The least or greatest element of an array in a column.
  func extreme(_ function: SQLFragment, _ elements: some PredicateExpression) throws -> SQLTerm {
    guard case .rows(let rows) = try term(elements), case .scalar(let element) = rows.element, element.nulls.isEmpty,
      element.storage.isOrdered
    else { throw Unsupported("min and max are taken of something else than an array in a column") }
    let result = rows.select("\(function)(\(element.sql)\(orderCollation(element.storage)))")
    return .scalar(SQLScalar(sql: result, storage: element.storage, nulls: .absent))
  }

  /// A condition by a function of two texts.
  func call(_ function: SQLFunction, _ left: SQLTerm, _ right: SQLTerm) throws -> SQLScalar {
    let (left, right) = try operands(left, right)
    guard case .text = left.storage, case .text = right.storage else {
      throw Unsupported("collections are compared that are no text")
    }
    let nulls = left.nulls.union(right.nulls)
    if nulls.contains(.absent) { throw Unsupported("a value that may be nil is searched") }
    return .condition(
      "\(name: function.name)(\(left.sql), \(right.sql))", nulls: nulls, strictIn: left.strictParts + right.strictParts)
  }

  /// Whether a term is one of many constants.
  func membership(of term: SQLTerm, in elements: [Any?]) throws -> SQLScalar {
    let operand: SQLScalar
    let values: [SQLValue]
    switch term {
    case .row(let row):
      operand = keyScalar(row)
      // A model that has not been saved is in no row.
      values = elements.compactMap { $0.flatMap(row.entity.identify) }
    case .scalar(let scalar):
      operand = try definite(checked(scalar))
      guard operand.storage.isEquatable else { throw Unsupported("stored forms of values are not unique") }
      values = try elements.compactMap { $0 }.map { element in
        guard let value = operand.storage.encode(element) else {
          throw Unsupported("a value of \(type(of: element)) has no form in the column that it is compared with")
        }
        return value
      }
    case .constant, .rows, .range: throw Unsupported("a collection is looked for in a collection")
    }
    let found = try list(operand, Array(Set(values.filter { $0 != .null })))
    guard elements.contains(where: { $0 == nil }), operand.nulls.contains(.absent) else {
      var nulls: SQLNulls = operand.nulls.isDisjoint(with: [.absent, .notANumber]) ? [] : .isFalse
      if operand.nulls.contains(.failed) {
        guard nulls.isEmpty else { throw Unsupported("nil cannot be told from a failure") }
        nulls.insert(.failed)
      }
      return .condition(found, nulls: nulls)
    }
    guard operand.nulls == .absent else { throw Unsupported("nil cannot be told from NaN or from a failure") }
    return .condition("(\(found) OR \(operand.sql) IS NULL)", nulls: [])
  }

  private func list(_ operand: SQLScalar, _ values: [SQLValue]) throws -> SQLFragment {
    if values.isEmpty { return operand.nulls.contains(.failed) ? "(\(operand.sql) <> \(operand.sql))" : "0" }
    var subject = operand.sql
    if case .text = operand.storage {
      let isPlain = values.allSatisfy { if case .text(let text) = $0 { text.isOnlyEquivalentToItself } else { true } }
      // The plus sign is for the reason in `compared`: SQLite takes IN with one value for an equality.
      if !isPlain { subject = "+\(subject)\(orderCollation(operand.storage))" }
    }
    if values.count <= Self.listLimit {
      let list = values.sorted().map { "\(value: $0)" as SQLFragment }.joined(separator: ", ")
      return "(\(subject) IN (\(list)))"
    }
    // One argument for all values: a JSON array, with integers for the bits of doubles and digits for bytes.
    let array = SQLValue.jsonArray(values)
    return switch values[0] {
    case .real: "(\(name: SQLFunction.bits.name)(\(subject)) IN (SELECT value FROM json_each(\(value: array))))"
    case .blob: "(hex(\(subject)) IN (SELECT value FROM json_each(\(value: array))))"
    case .integer, .text, .null: "(\(subject) IN (SELECT value FROM json_each(\(value: array))))"
    }
  }
}
