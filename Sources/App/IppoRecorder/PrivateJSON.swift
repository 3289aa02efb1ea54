internal import Foundation
internal import IppoRender

/// Secrets in the JSON of recorded values.
enum PrivateJSON {
  /// Whether nothing in a JSON text is private. A text that is masked in parts would be none that its type can read.
  ///
  /// - Parameters:
  ///   - json: The JSON.
  ///   - scrub: Removes the private texts from a text.
  static func isClean(_ json: String, _ scrub: (String) -> String) -> Bool {
    guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) else {
      return false
    }
    return isClean(value, scrub) && scrub(json) == json
  }

  private static func isClean(_ value: Any, _ scrub: (String) -> String) -> Bool {
    switch value {
    case let members as [String: Any]:
      members.allSatisfy { !PrivateName.contains($0) && scrub($0) == $0 && isClean($1, scrub) }
    case let values as [Any]: values.allSatisfy { isClean($0, scrub) }
    case let text as String: scrub(text) == text
    case let number as NSNumber: scrub("\(number)") == "\(number)"
    default: true
    }
  }
}
