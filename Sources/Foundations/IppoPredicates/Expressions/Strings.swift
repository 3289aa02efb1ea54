import Foundation

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    .scalar(try translator.call(.localizedStandardContains, translator.term(root), translator.term(other)))
  }
}

extension PredicateExpressions.StringLocalizedCompare: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    .scalar(try translator.order(.compareLocalized, translator.term(root), translator.term(other)))
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    .scalar(try translator.order(.compareIgnoringCase, translator.term(root), translator.term(other)))
  }
}

extension Translator {
  /// A `ComparisonResult` of two texts.
  func order(_ function: SQLFunction, _ left: SQLTerm, _ right: SQLTerm) throws -> SQLScalar {
    var result = try call(function, left, right)
    result.storage = .custom(.comparisonResult)
    return result
  }
}

extension SQLCodec {
  /// `ComparisonResult` as its raw value.
  fileprivate static let comparisonResult = SQLCodec(name: "ComparisonResult", isEquatable: true) { value in
    (value as? ComparisonResult).map { .integer(Int64($0.rawValue)) }
  }
}
