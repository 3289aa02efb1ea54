import IssueReporting
import Synchronization

/// A case path that was given only one of its directions: a function that embeds.
///
/// Extraction guesses. Embedding the associated value of a root again, if the value has the right type, gives the same
/// case or another one. The same case confirms the guess. Once a guess was right the case's number is known, and other
/// cases cost a comparison. Enums with a custom mirror hide their associated value from it.
final class ReflectedCase<Root, Value>:
  // Its functions are pure, and what it learns is in a mutex.
  @unchecked Sendable
{
  private let embed: (Value) -> Root
  private let knownTag = Mutex<UInt32?>(nil)

  init(embed: @escaping (Value) -> Root) {
    self.embed = embed
  }

  func extract(from root: Root) -> Value? {
    guard let tag = enumTag(of: root) else { return root as? Value }
    if let known = self.knownTag.withLock({ $0 }), known != tag { return nil }
    guard !isReabstracted(Value.self) else {
      reportIssue("A function of type '\(Value.self)' cannot be extracted by reflection. Use '@CasePathable', instead.")
      return nil
    }
    guard let payload = Mirror(reflecting: root).children.first?.value else { return nil }
    if let value = Self.cast(payload) {
      let copy = self.embed(value)
      if enumTag(of: copy) == tag {
        // A function through several enums may end here, or deeper: `enumTags` tells.
        guard enumTags(of: copy) == enumTags(of: root) else { return nil }
        self.knownTag.withLock { $0 = tag }
        return value
      }
      return nil
    }
    return self.extract(fromWithin: payload, of: root)
  }

  /// Looks into associated values that are enums themselves, for functions that embed through several enums.
  private func extract(fromWithin payload: Any, of root: Root) -> Value? {
    guard !enumTags(of: payload).isEmpty, let inner = Mirror(reflecting: payload).children.first?.value else {
      return nil
    }
    if let value = Self.cast(inner), enumTags(of: self.embed(value)) == enumTags(of: root) { return value }
    return self.extract(fromWithin: inner, of: root)
  }

  private static func cast(_ payload: Any) -> Value? {
    if let value = payload as? Value { return value }
    // One labelled associated value is a tuple of one element.
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? Value
  }
}
