import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The members that `@Reducer` adds to an enum of features: its state, its action, its body, and the scope of each
/// case.
struct EnumFeatureExpansion {
  // What the macros on generated types would conform them to in extensions. Swift 6.3 checks the extensions that macros
  // made one by one, and gets lost where checking one makes another: two enums of features in one file crashed it, or
  // kept it busy forever, depending on what else the file declared. Macros make no extension for what is written.
  static let casePathable = ["CasePaths.CasePathable", "CasePaths.CasePathIterable"]
  static let observable = ["ComposableArchitecture.ObservableState", "Observation.Observable"]

  let access: String
  let actionConformances: [String]
  let cases: [EnumCases]
  let enumeration: EnumDeclSyntax
  let name: String
  let stateConformances: [String]

  init(enumeration: EnumDeclSyntax, node: AttributeSyntax, access: String) {
    self.access = access
    self.enumeration = enumeration
    name = enumeration.name.trimmed.text
    cases = enumeration.cases
    (stateConformances, actionConformances) = node.synthesizedConformances
  }

  var members: [DeclSyntax] {
    var members: [DeclSyntax] = []
    if enumeration.nestedType(named: "State") == nil { members.append("\(raw: state)") }
    if enumeration.nestedType(named: "Action") == nil { members.append("\(raw: action)") }
    if enumeration.property(named: "body", isStatic: true) == nil { members.append("\(raw: body)") }
    if enumeration.nestedType(named: "CaseScope") == nil { members.append("\(raw: caseScope)") }
    let hasScope = enumeration.allMembers.contains { member in
      guard let function = member.as(FunctionDeclSyntax.self) else { return false }
      return function.name.text == "scope"
        && function.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
    }
    if !hasScope { members.append("\(raw: scope)") }
    return members
  }

  /// The states of features are in boxes: they may be large, and callers copy or compare the whole, alone or in a
  /// collection.
  private var state: String {
    let conformances =
      ["ComposableArchitecture.CaseReducerState"] + Self.casePathable + Self.observable + stateConformances
    let cases = cases.rendered { element in
      let declaration =
        switch FeatureCase(element, in: enumeration) {
        case .feature(let type, _): "indirect case \(element.name)(\(type).State)"
        case .ephemeral(let state, _): "case \(element.name)(\(state))"
        case .data(let payload): "case \(element.name)\(payload)"
        }
      return element.declaration.attributes.availability + declaration
    }
    return """
      @CasePaths.CasePathable
      @dynamicMemberLookup
      @ComposableArchitecture.ObservableState
      \(access)enum State: \(conformances.joined(separator: ", ")) {
      \(access)typealias StateReducer = \(name)
      \(cases)}
      """
  }

  private var action: String {
    let conformances = Self.casePathable + actionConformances
    let cases = cases.rendered { element in
      let payload =
        switch FeatureCase(element, in: enumeration) {
        case .feature(let type, _): "\(type).Action"
        case .ephemeral(_, let action): action
        case .data: "Swift.Never"
        }
      return element.declaration.attributes.availability + "case \(element.name)(\(payload))"
    }
    return """
      @CasePaths.CasePathable
      \(access)enum Action: \(conformances.joined(separator: ", ")) {
      \(cases)}
      """
  }

  private var body: String {
    let reducers = cases.rendered { element in
      guard case .feature(_, let reducer) = FeatureCase(element, in: enumeration) else { return "" }
      return """
        .ifCaseLet(\\Self.State.Cases.\(element.name), action: \\Self.Action.Cases.\(element.name)) {
        \(reducer)
        }
        """
    }
    return """
      \(cases.deprecation)\(access)static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
      ComposableArchitecture.Reduce(
      ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
      \(reducers))
      }
      """
  }

  private var caseScope: String {
    let cases = cases.rendered { element in
      let payload =
        switch FeatureCase(element, in: enumeration) {
        case .feature(let type, _): "(ComposableArchitecture.StoreOf<\(type)>)"
        case .ephemeral(let state, let action): "(ComposableArchitecture.Store<\(state), \(action)>)"
        case .data(let payload): payload
        }
      return element.declaration.attributes.availability + "case \(element.name)\(payload)"
    }
    let conformances = ["ComposableArchitecture._CaseScopeProtocol"] + Self.casePathable
    return """
      @CasePaths.CasePathable
      @dynamicMemberLookup
      \(access)enum CaseScope: \(conformances.joined(separator: ", ")) {
      \(cases)}
      """
  }

  private var scope: String {
    let branches = cases.rendered { element in
      switch FeatureCase(element, in: enumeration) {
      case .feature, .ephemeral:
        return """
          case .\(element.name):
          return .\(element.name)(store.scope(state: \\.\(element.name), action: \\.\(element.name))!)
          """
      case .data:
        guard !element.parameters.isEmpty else {
          return """
            case .\(element.name):
            return .\(element.name)
            """
        }
        let arguments = element.parameters.enumerated().map { index, parameter in
          (parameter.label.map { "\($0): " } ?? "") + "v\(index)"
        }
        return """
          case let \(element.bindingPattern):
          return .\(element.name)(\(arguments.joined(separator: ", ")))
          """
      }
    }
    return """
      \(cases.deprecation)@_Concurrency.MainActor
      \(access)static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
      switch store.state {
      \(branches)}
      }
      """
  }
}

extension AttributeSyntax {
  /// The protocols that `@Reducer(state: .equatable, action: .sendable)` asks for.
  fileprivate var synthesizedConformances: (state: [String], action: [String]) {
    guard case .argumentList(let arguments)? = arguments else { return ([], []) }
    var conformances: [String: [String]] = [:]
    var label = "state"
    for argument in arguments {
      if let next = argument.label?.text { label = next }
      guard let member = argument.expression.as(MemberAccessExprSyntax.self) else { continue }
      let name = member.declName.baseName.text
      conformances[label, default: []].append("Swift.\(name.prefix(1).uppercased())\(name.dropFirst())")
    }
    func protocols(of part: String) -> [String] {
      let names = conformances[part] ?? []
      // `Codable` is both of these already.
      return names.contains("Swift.Codable")
        ? names.filter { $0 != "Swift.Decodable" && $0 != "Swift.Encodable" } : names
    }
    return (protocols(of: "state"), protocols(of: "action"))
  }
}
