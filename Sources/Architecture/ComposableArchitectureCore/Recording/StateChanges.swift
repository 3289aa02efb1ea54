#if UI
  import CasePaths
  import CustomDump
  import IdentifiedCollections
  import IppoRender
  import RuntimeABI
  import Sharing

  /// Finds the parts in which two states differ, and writes assignments for them.
  struct StateChanges {
    private(set) var changes: [RecordedChange] = []
    private let spelling: SwiftSpelling

    init(spelling: SwiftSpelling) { self.spelling = spelling }

    /// The place of a part of the state.
    struct Place {
      /// The part as a person reads it: `path[0].count`.
      var path = ""
      /// The expression for the part.
      var expression = "$0"
      /// Statements around an assignment, from the outside: `$0.destination?.modify(\.edit)`.
      var scopes: [String] = []

      func part(_ name: String, expression suffix: String? = nil) -> Self {
        var place = self
        let separator = path.isEmpty || name.isEmpty || name.hasPrefix("[") ? "" : "."
        place.path += separator + name
        place.expression += suffix ?? ".\(name)"
        return place
      }

      func inside(case name: String) -> Self {
        var place = self
        place.path += place.path.isEmpty ? name : ".\(name)"
        place.scopes.append("\(expression).modify(\\.\(name))")
        place.expression = "$0"
        return place
      }

      func statement(_ assignment: String) -> String {
        scopes.reversed().reduce(assignment) { "\($1) { \($0) }" }
      }
    }

    /// Compares two values of the same type.
    mutating func compare(_ old: Any, _ new: Any, at place: Place = Place(), with spelling: SwiftSpelling? = nil) {
      let spelling = spelling ?? self.spelling
      if areEqual(old, new) == true { return }
      if let old = old as? any PresentedInState, let new = new as? any PresentedInState {
        return compareOptional(old.presented, new.presented, at: place, spelling, of: type(of: new))
      }
      if let old = old as? any StackInState, let new = new as? any StackInState {
        return compareStacks(old.parts, new.parts, at: place, spelling)
      }
      if let old = old as? any IdentifiedInState, let new = new as? any IdentifiedInState {
        return compareIdentified(old, new, at: place, spelling)
      }
      // A shared value is a reference: both sides have the present value.
      if new is any SharedInState { return }
      let mirrors = (Mirror(reflecting: old), Mirror(reflecting: new))
      switch mirrors.1.displayStyle {
      case .optional:
        compareOptional(
          mirrors.0.children.first?.value, mirrors.1.children.first?.value, at: place, spelling, of: type(of: new))
      case .struct where !(new is any SpelledInCode) && !(new is any CustomDumpReflectable) && !spelling(new).isLiteral:
        compareFields(mirrors.0, mirrors.1, of: new, at: place, spelling)
      case .enum where !spelling(new).isLiteral: compareChoices(old, new, mirrors, at: place, spelling)
      case .collection where append(mirrors.0, mirrors.1, of: new, at: place, spelling): break
      case .collection where !spelling(new).isLiteral:
        let (first, second) = (mirrors.0.children.map(\.value), mirrors.1.children.map(\.value))
        guard first.count == second.count else { return replace(new, count: second.count, at: place, spelling) }
        for index in first.indices {
          compare(first[index], second[index], at: place.part("[\(index)]", expression: "[\(index)]"), with: spelling)
        }
      case .struct, .class, .enum, .tuple, .collection, .dictionary, .set, .foreignReference, nil:
        replace(new, at: place, spelling)
      @unknown default: replace(new, at: place, spelling)
      }
    }

    /// Notes the elements that an array has got at its end.
    ///
    /// - Returns: Whether that is all that differs.
    private mutating func append(
      _ old: Mirror, _ new: Mirror, of value: Any, at place: Place, _ spelling: SwiftSpelling
    ) -> Bool {
      let (first, second) = (old.children.map(\.value), new.children.map(\.value))
      guard value is any ArrayInState, !first.isEmpty, first.count < second.count,
        zip(first, second).allSatisfy({ areEqual($0, $1) == true })
      else { return false }
      let added = second.dropFirst(first.count).map { spelling.inside(nil)($0) }
      let list = added.map(\.text).joined(separator: ", ")
      let whole = spelling(value)
      add(
        "… + [\(added.map(\.plainText).joined(separator: ", "))]", at: place,
        statement: whole.isCode && added.allSatisfy(\.isCode) ? "\(place.expression) += [\(list)]" : nil,
        assignment: whole.isCode ? "\(place.expression) = \(whole.text)" : nil,
        condition: condition(place, ".count == \(second.count)"))
      return true
    }

    private mutating func compareFields(
      _ old: Mirror, _ new: Mirror, of value: Any, at place: Place, _ spelling: SwiftSpelling
    ) {
      let owner = type(of: value)
      let layout = FieldLayout.fields(of: owner) ?? []
      let (first, second) = (storedFields(of: old), storedFields(of: new))
      let constants = Set(
        layout.filter { !$0.isVariable }.map { $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name })
      let pairs = zip(first, second)
      // A constant that differs tells that the value was replaced as a whole.
      guard !pairs.contains(where: { constants.contains($0.name) && areEqual($0.value, $1.value) != true }) else {
        return replace(value, at: place, spelling)
      }
      for (old, new) in pairs {
        compare(old.value, new.value, at: place.part(new.name), with: spelling.inside(new.name, of: owner))
      }
    }

    private mutating func compareOptional(
      _ old: Any?, _ new: Any?, at place: Place, _ spelling: SwiftSpelling, of type: Any.Type
    ) {
      switch (old, new) {
      case (nil, nil): break
      case (_?, nil): add("nil", at: place, statement: "\(place.expression) = nil")
      case (nil, let new?): replace(new, at: place, spelling, isOptional: true)
      case (let old?, let new?):
        let spelled = spelling(new)
        if spelled.isLiteral {
          add(spelled.plainText, at: place, statement: "\(place.expression) = \(spelled.text)")
        } else {
          compare(old, new, at: place.part("", expression: "?"), with: spelling)
        }
      }
    }

    private mutating func compareChoices(
      _ old: Any, _ new: Any, _ mirrors: (Mirror, Mirror), at place: Place, _ spelling: SwiftSpelling
    ) {
      guard let name = caseName(of: new), caseName(of: old) == name, new is any CasePathable,
        let first = mirrors.0.children.first?.value, let second = mirrors.1.children.first?.value
      else { return replace(new, at: place, spelling) }
      compare(first, second, at: place.inside(case: name), with: spelling.inside(name))
    }

    private mutating func compareStacks(
      _ old: [(id: StackElementID, element: Any)], _ new: [(id: StackElementID, element: Any)], at place: Place,
      _ spelling: SwiftSpelling
    ) {
      for (id, element) in old {
        let number = spelling.stackNumbers.number(of: id)
        let part = place.part("[id: \(number)]", expression: "[id: \(number)]")
        if let other = new.first(where: { $0.id == id }) {
          compare(element, other.element, at: part.part("", expression: "?"), with: spelling)
        } else {
          add("nil", at: part, statement: "\(part.expression) = nil")
        }
      }
      for (id, element) in new where !old.contains(where: { $0.id == id }) {
        let number = spelling.stackNumbers.number(of: id)
        let part = place.part("[id: \(number)]", expression: "[id: \(number)]")
        let spelled = spelling(element)
        add(
          spelled.plainText, at: part, statement: spelled.isCode ? "\(part.expression) = \(spelled.text)" : nil,
          condition: condition(part, "!= nil"))
      }
    }

    private mutating func compareIdentified(
      _ old: any IdentifiedInState, _ new: any IdentifiedInState, at place: Place, _ spelling: SwiftSpelling
    ) {
      let (first, second) = (old.parts(spelling), new.parts(spelling))
      guard first.map(\.id.text) == second.map(\.id.text), second.allSatisfy(\.id.isCode) else {
        return replace(new, count: second.count, at: place, spelling)
      }
      for (old, new) in zip(first, second) {
        let part = place.part("[id: \(new.id.text)]", expression: "[id: \(new.id.text)]?")
        compare(old.element, new.element, at: part, with: spelling)
      }
    }

    /// Notes a value that takes the place of another as a whole.
    private mutating func replace(
      _ new: Any, count: Int? = nil, at place: Place, _ spelling: SwiftSpelling, isOptional: Bool = false
    ) {
      let spelled = count == 0 ? .code("[]") : spelling(new)
      let condition: String? =
        if spelled.isLiteral {
          nil
        } else if let count {
          self.condition(place, ".count == \(count)")
        } else {
          isOptional ? self.condition(place, "!= nil") : nil
        }
      add(
        spelled.plainText, at: place, statement: spelled.isCode ? "\(place.expression) = \(spelled.text)" : nil,
        condition: condition)
    }

    private func condition(_ place: Place, _ rest: String) -> String? {
      guard place.scopes.isEmpty, !place.expression.contains("?") else { return nil }
      return "store.state\(place.expression.dropFirst(2))\(rest.hasPrefix(".") ? rest : " \(rest)")"
    }

    private mutating func add(
      _ value: String, at place: Place, statement: String?, assignment: String? = nil, condition: String? = nil
    ) {
      changes.append(
        RecordedChange(
          path: place.path.isEmpty ? "state" : place.path, value: value, statement: statement.map(place.statement),
          assignment: assignment.map(place.statement), condition: condition))
    }
  }

  /// Whether two values are equal; `nil` for values that cannot be compared.
  func areEqual(_ left: Any, _ right: Any) -> Bool? {
    func compare<T: Equatable>(_ left: T) -> Bool { (right as? T).map { $0 == left } ?? false }
    return (left as? any Equatable).map { compare($0) }
  }

  /// Whether a value holds shared values, which states do not hold themselves.
  func holdsSharedValues(_ value: Any, depth: Int = 0) -> Bool {
    if value is any SharedInState { return true }
    guard depth < 8 else { return false }
    return Mirror(reflecting: value).children.contains { holdsSharedValues($0.value, depth: depth + 1) }
  }

  private protocol ArrayInState {}

  extension Array: ArrayInState {}

  private protocol PresentedInState {
    var presented: Any? { get }
  }

  extension PresentationState: PresentedInState {
    fileprivate var presented: Any? { wrappedValue.map { $0 as Any } }
  }

  private protocol StackInState {
    var parts: [(id: StackElementID, element: Any)] { get }
  }

  extension StackState: StackInState {
    fileprivate var parts: [(id: StackElementID, element: Any)] { zip(ids, self).map { ($0, $1 as Any) } }
  }

  private protocol IdentifiedInState {
    func parts(_ spelling: SwiftSpelling) -> [(id: Spelled, element: Any)]
  }

  extension IdentifiedArray: IdentifiedInState {
    fileprivate func parts(_ spelling: SwiftSpelling) -> [(id: Spelled, element: Any)] {
      zip(ids, self).map { (spelling.inside(nil)($0), $1 as Any) }
    }
  }

  private protocol SharedInState {}

  extension Shared: SharedInState {}
  extension SharedReader: SharedInState {}
#endif
