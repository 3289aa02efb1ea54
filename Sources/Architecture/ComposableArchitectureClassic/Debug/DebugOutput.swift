import ComposableArchitectureCore
import CustomDump
import Foundation

/// How a value is printed: its type, and what is in it line by line.
///
/// ```
/// AppState(
///   count: 1,
///   alert: nil
/// )
/// ```
func debugOutput(_ value: Any, indent: Int = 0) -> String {
  var visited: Set<ObjectIdentifier> = []
  return output(value, &visited).indented(by: indent)
}

private func output(_ value: Any, _ visited: inout Set<ObjectIdentifier>) -> String {
  if let value = value as? any CustomDebugOutputConvertible { return value.debugOutput }
  if let value = value as? any CustomDumpStringConvertible { return value.customDumpDescription }
  if let value = value as? any CustomDumpRepresentable { return output(value.customDumpValue, &visited) }
  let mirror = (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum?:
    return enumOutput(value, mirror, &visited)
  case .optional?:
    return mirror.children.first.map { output($0.value, &visited) } ?? "nil"
  case .collection?:
    return list("[", mirror.children.map { output($0.value, &visited) }, "]")
  case .dictionary?:
    let pairs = mirror.children.map { child in
      let pair = Array(Mirror(reflecting: child.value).children)
      return "\(output(pair[0].value, &visited)): \(output(pair[1].value, &visited))"
    }
    return list("[", pairs.sorted(), "]", empty: "[:]")
  case .set?:
    return list("Set([", mirror.children.map { output($0.value, &visited) }.sorted(), "])")
  case .tuple?:
    return list("(", fields(mirror, &visited), ")")
  case .class?:
    let object = ObjectIdentifier(value as AnyObject)
    let isRecursive = !visited.insert(object).inserted
    defer { visited.remove(object) }
    return list("\(name(of: value))(", isRecursive ? ["↩︎"] : fields(mirror, &visited), ")")
  case .struct? where !mirror.children.isEmpty:
    return list("\(name(of: value))(", fields(mirror, &visited), ")")
  default:
    return leaf(value, mirror)
  }
}

private func enumOutput(_ value: Any, _ mirror: Mirror, _ visited: inout Set<ObjectIdentifier>) -> String {
  guard let child = mirror.children.first, let label = child.label else {
    return "\(name(of: value)).\(value)"
  }
  let payload = Mirror(reflecting: child.value)
  let values =
    payload.displayStyle == .tuple ? fields(payload, &visited) : [output(child.value, &visited)]
  return list("\(name(of: value)).\(label)(", values, ")")
}

private func fields(_ mirror: Mirror, _ visited: inout Set<ObjectIdentifier>) -> [String] {
  mirror.children.map { child in
    // The storage of a property wrapper is printed under the property's name.
    let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    guard let label, !label.hasPrefix(".") else { return output(child.value, &visited) }
    return "\(label): \(output(child.value, &visited))"
  }
}

private func list(_ opening: String, _ items: [String], _ closing: String, empty: String? = nil) -> String {
  if items.isEmpty { return empty ?? opening + closing }
  return "\(opening)\n\(items.map { $0.indented(by: 2) }.joined(separator: ",\n"))\n\(closing)"
}

private func leaf(_ value: Any, _ mirror: Mirror) -> String {
  switch value {
  case let value as String: return "\"\(value)\""
  case let value as Substring: return "\"\(value)\""
  case let value as Character: return "\"\(value)\""
  case is Void: return "()"
  case let value as Date: return "Date(\(value.ISO8601Format()))"
  case let value as URL: return "URL(\(value.absoluteString))"
  case let value as any CustomDebugStringConvertible where mirror.displayStyle == nil: return value.debugDescription
  case let value as any CustomStringConvertible: return value.description
  default: return mirror.displayStyle == .struct ? "\(name(of: value))()" : "\(value)"
  }
}

/// The name of a value's type, as it is written in code.
private func name(of value: Any) -> String {
  typeName(type(of: value))
}

extension String {
  /// The text with each line moved to the right.
  func indented(by indent: Int) -> String {
    if indent == 0 { return self }
    let indentation = String(repeating: " ", count: indent)
    return indentation + replacing("\n", with: "\n\(indentation)")
  }
}
