import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The meaning of a case of an enum reducer.
enum FeatureCase {
  /// A feature, and the expression that makes its reducer.
  case feature(type: String, reducer: String)
  /// State that goes away by itself when an action is sent, such as an alert.
  case ephemeral(state: String, action: String)
  /// Plain data, with the payload as written.
  case data(payload: String)

  init(_ element: EnumCase, in enumeration: EnumDeclSyntax) {
    let attributes = element.declaration.attributes
    let parameters = element.parameters
    let names = ["Self": enumeration.name.trimmed.text]
    // What has actions of its own has a store, too.
    if parameters.count == 1, attributes.contains(named: "ReducerCaseIgnored"),
      let action = enumeration.writtenAction(of: element.name)
    {
      self = .ephemeral(state: parameters[0].type.renaming(names).trimmedDescription, action: action)
      return
    }
    guard parameters.count == 1, !attributes.contains(named: "ReducerCaseIgnored"),
      parameters[0].type.isNominal
    else {
      let payload = parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + parameter.type.renaming(names).description
      }
      self = .data(payload: payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))")
      return
    }
    let type = parameters[0].type.renaming(names)
    let description = type.trimmedDescription
    let ephemeral: Set = ["AlertState", "ConfirmationDialogState"]
    if ephemeral.contains(type.unqualifiedName), let argument = type.genericArguments.first {
      self = .ephemeral(state: description, action: argument)
    } else if attributes.contains(named: "ReducerCaseEphemeral") || ephemeral.contains(type.unqualifiedName) {
      self = .ephemeral(state: description, action: "\(description).Action")
    } else {
      let reducer =
        parameters[0].defaultValue?.trimmedDescription
        // An error says so already; nothing else needs to be said of it.
        ?? (enumeration.hasBareReducer(named: description)
          ? "{ () -> \(description) in Swift.fatalError() }()" : "\(description)()")
      self = .feature(type: description, reducer: reducer)
    }
  }
}

extension TypeSyntax {
  /// Whether the type is written as a name, and not as a tuple, a function, an array, …
  fileprivate var isNominal: Bool { self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) }

  /// The types between `<` and `>`.
  fileprivate var genericArguments: [String] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.map { $0.argument.trimmedDescription } ?? []
  }
}

extension EnumDeclSyntax {
  /// The actions of a case, if the enum of actions is written out and has a case with that name.
  fileprivate func writtenAction(of name: String) -> String? {
    guard let action = nestedType(named: "Action")?.as(EnumDeclSyntax.self) else { return nil }
    let parameters = action.cases.flattened.first { $0.name == name }?.parameters
    return parameters?.count == 1 ? parameters?[0].type.trimmedDescription : nil
  }

  /// Whether this is a generic parameter of which nothing more is known than that it is a reducer. Such a type has no
  /// initializer to call.
  fileprivate func hasBareReducer(named name: String) -> Bool {
    guard let parameter = genericParameterClause?.parameters.first(where: { $0.name.text == name }) else {
      return false
    }
    var constraints = [parameter.inheritedType].compactMap { $0 }
    for requirement in genericWhereClause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance) where conformance.leftType.trimmedDescription == name:
        constraints.append(conformance.rightType)
      case .sameTypeRequirement(let equality) where equality.leftType.trimmedDescription == name:
        return false
      default: break
      }
    }
    return constraints.allSatisfy { ["Reducer", "ReducerProtocol"].contains($0.unqualifiedName) }
  }

  /// Reports the cases whose reducer cannot be made of their type.
  func diagnoseBareReducers(in context: some MacroExpansionContext) {
    for element in cases.flattened {
      guard case .feature(let type, _) = FeatureCase(element, in: self),
        let parameter = element.element.parameterClause?.parameters.first, parameter.defaultValue == nil,
        hasBareReducer(named: type)
      else { continue }
      var fixed = parameter
      fixed.type.trailingTrivia = []
      fixed.defaultValue = InitializerClauseSyntax(
        equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: ExprSyntax("<#\(raw: type)#>")
      )
      context.error(
        """
        The reducer of case '\(element.name)' cannot be made: '\(type)' is any type that conforms to 'Reducer', and may \
        have no 'init()'

        Write the reducer to run as the default value of the case, or let '\(type)' conform to a protocol that requires \
        'init()'.
        """,
        at: parameter.type,
        fixIts: [
          FixIt(
            message: Diagnosis("Insert '= <#\(type)#>'"),
            changes: [.replace(oldNode: Syntax(parameter), newNode: Syntax(fixed))]
          )
        ]
      )
    }
  }

  /// The reducers of cases that an attribute of `member` makes the compiler check.
  ///
  /// The compiler checks the bodies of functions that the macro makes when it compiles them. An error there, such as a
  /// feature without `init()`, crashes Swift 6.3 without a message. Arguments of attributes are checked with the enum.
  /// One attribute, at the first case, is enough for all cases that are always there.
  func reducersToCheck(at member: EnumCaseDeclSyntax) -> [String] {
    guard property(named: "body", isStatic: true) == nil else { return [] }
    let always = memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .filter { $0.attributes.availability.isEmpty }
    let text = member.trimmedDescription
    let declarations: [EnumCaseDeclSyntax]
    switch always.firstIndex(where: { $0.trimmedDescription == text }) {
    case 0: declarations = always
    case nil: declarations = [member]
    default: return []
    }
    return declarations.flatMap { declaration in
      declaration.elements.compactMap { element in
        let element = EnumCase(declaration: declaration, element: element)
        guard case .feature(let type, let reducer) = FeatureCase(element, in: self),
          element.parameters.first?.defaultValue == nil, !hasBareReducer(named: type)
        else { return nil }
        return reducer
      }
    }
  }
}
