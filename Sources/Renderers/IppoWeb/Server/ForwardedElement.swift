/// The statement of one proxy about the request that reached it (RFC 7239, 4).
struct ForwardedElement: Equatable, Sendable {
  /// The node that sent the request to the proxy; it may be hidden or unknown.
  var node: String?
  var host: String?
  var proto: String?

  /// The elements of `Forwarded` fields, the proxy nearest to this server last.
  /// - Returns: `nil` if a field is not as RFC 7239 has it. What a client sent could otherwise swallow what a proxy added.
  static func elements(of fields: [String]) -> [ForwardedElement]? {
    var elements: [ForwardedElement] = []
    for field in fields {
      var parser = Parser(rest: field[...])
      guard let parsed = parser.elements() else { return nil }
      elements += parsed
    }
    return elements
  }

  private struct Parser {
    var rest: Substring

    mutating func elements() -> [ForwardedElement]? {
      var result: [ForwardedElement] = []
      repeat {
        skipSpace()
        guard let element = element() else { return nil }
        result.append(element)
        skipSpace()
      } while take(",")
      return rest.isEmpty ? result : nil
    }

    /// `name=value;name=value`; no name twice.
    private mutating func element() -> ForwardedElement? {
      var names: Set<String> = []
      var element = ForwardedElement()
      repeat {
        let name = token().lowercased()
        guard !name.isEmpty, names.insert(name).inserted, take("="), let value = value() else { return nil }
        switch name {
        case "for": element.node = value
        case "host": element.host = value
        case "proto": element.proto = value.lowercased()
        default: break
        }
      } while take(";")
      return element
    }

    private mutating func value() -> String? {
      guard take("\"") else {
        let token = token()
        return token.isEmpty ? nil : token
      }
      var value = ""
      while let character = rest.popFirst() {
        switch character {
        case "\"": return value
        case "\\":
          guard let escaped = rest.popFirst() else { return nil }
          value.append(escaped)
        default: value.append(character)
        }
      }
      return nil
    }

    /// RFC 9110, 5.6.2.
    private mutating func token() -> String {
      let token = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0)) }
      rest.removeFirst(token.count)
      return String(token)
    }

    private mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func skipSpace() { rest = rest.drop { $0 == " " || $0 == "\t" } }
  }
}
