import CSymbolTable
import Foundation

/// The description of a key path with the names of its properties: `\State.name`.
///
/// The standard library looks for the names of computed properties, which those of observable state are, among exported
/// symbols. On Apple platforms getters of key paths are there; on Linux it prints their addresses:
/// `\State.<computed 0x0000aaaa0000bbbb (String)>`. They are looked up in the symbol table of the program here. What has
/// no name there, as in programs that were stripped, keeps its address, and so do subscripts, whose arguments are unknown.
func namedDescription(of keyPath: AnyKeyPath) -> String {
  var rest = keyPath.debugDescription[...]
  var description = ""
  while let start = rest.firstRange(of: "<computed 0x") {
    description += rest[..<start.lowerBound]
    let digits = rest[start.upperBound...].prefix(while: \.isHexDigit)
    let end = endOfComponent(rest[digits.endIndex...])
    description += UInt(digits, radix: 16).flatMap(nameOfProperty(getter:)) ?? String(rest[start.lowerBound..<end])
    rest = rest[end...]
  }
  return description + rest
}

/// Where ` (Type)>` ends; the type may have parentheses and angle brackets of its own.
private func endOfComponent(_ text: Substring) -> Substring.Index {
  var depth = 0
  for index in text.indices {
    switch text[index] {
    case "(": depth += 1
    case ")": depth -= 1
    case ">" where depth == 0: return text.index(after: index)
    default: break
    }
  }
  return text.endIndex
}

/// The name of the property whose value a function reads for key paths.
private func nameOfProperty(getter address: UInt) -> String? {
  guard let getter = UnsafeRawPointer(bitPattern: address), let symbol = ippo_copySymbolName(getter, "TK") else {
    return nil
  }
  defer { free(symbol) }
  guard let demangled = demangle(symbol, strlen(symbol), nil, nil, 0) else { return nil }
  defer { free(demangled) }
  // "key path getter for Module.Type.name : Value : Type", "(name in _0A1B2C)" for one that is private to a file.
  let prefix = "key path getter for "
  let declaration = String(cString: demangled).components(separatedBy: " : ")[0]
  guard declaration.hasPrefix(prefix), !declaration.contains("subscript(") else { return nil }
  let name = declaration.dropFirst(prefix.count).components(separatedBy: ".").last
  return name?.components(separatedBy: " in ")[0].trimmingCharacters(in: ["("])
}

/// What the name of a symbol stands for: a function of the Swift runtime.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
