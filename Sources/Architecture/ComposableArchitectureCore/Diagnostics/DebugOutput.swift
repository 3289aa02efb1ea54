import CustomDump

/// The name of a type as it would be written in code: `[Int]`, `Int?`, nested names with their outer types.
///
/// - Parameters:
///   - type: The type.
///   - qualified: Whether to name the module.
///   - genericsAbbreviated: Whether to leave out generic arguments.
package func typeName(_ type: Any.Type, qualified: Bool = false, genericsAbbreviated: Bool = true) -> String {
  var name = _typeName(type, qualified: true)
  name = name.replacing(#/\(unknown context at [^)]+\)\./#, with: "")
  for _ in 1...10 {
    let abbreviated =
      name
      .replacing(#/\bSwift\.Optional<([^><]+)>/#) { "\($0.output.1)?" }
      .replacing(#/\bSwift\.Array<([^><]+)>/#) { "[\($0.output.1)]" }
      .replacing(#/\bSwift\.Dictionary<([^,<]+), ([^><]+)>/#) { "[\($0.output.1): \($0.output.2)]" }
    if abbreviated == name { break }
    name = abbreviated
  }
  if !qualified {
    name = name.replacing(#/\w+\.([\w.]+)/#) { String($0.output.1) }
  }
  if genericsAbbreviated {
    for _ in 1...10 {
      let abbreviated = name.replacing(#/<[^><]+>/#, with: "")
      if abbreviated == name { break }
      name = abbreviated
    }
  }
  return name
}

/// A short description of an action: its cases and labels without the values of the payload.
///
/// - Parameters:
///   - value: The action.
///   - abbreviated: Whether to leave out the enum's type.
package func debugCaseOutput(_ value: Any, abbreviated: Bool = false) -> String {
  if let value = value as? any CustomDebugStringConvertible { return value.debugDescription }
  return (abbreviated ? "" : typeName(type(of: value))) + caseDescription(value)
}

private func caseDescription(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum?:
    guard let child = mirror.children.first else {
      let name = "\(value)"
      return name == typeName(type(of: value)) ? "" : ".\(name)"
    }
    let payload = caseDescription(child.value)
    return ".\(child.label ?? "")\(payload.isEmpty ? "" : "(\(payload))")"
  case .tuple?:
    return mirror.children.map { child in
      let payload = caseDescription(child.value)
      let label = child.label.map { isPosition($0) ? "_:" : "\($0):" } ?? ""
      return "\(label)\(payload.isEmpty ? "" : " \(payload)")"
    }
    .joined(separator: ", ")
  default:
    return ""
  }
}

private func isPosition(_ label: String) -> Bool {
  label.allSatisfy { $0 == "." || $0.isNumber }
}

/// Reports that a value was to be changed as if it was in another case than it is in.
func reportUnrelatedCase(of value: some Any, at location: SourceLocation) {
  let name = Mirror(reflecting: value).children.first?.label ?? "\(value)"
  location.report("The value is in the case \(name.debugDescription), not in the one to change. It stays as it is.")
}
