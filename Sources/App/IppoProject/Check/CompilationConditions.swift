/// The conditions of `#if` as they are on Linux with the module aliases: true, false, or unknown for flags of the project.
struct CompilationConditions {
  /// The modules that can be imported.
  let modules: Set<String>

  /// The tokens that the compiler reads, and the lines of those that it leaves out.
  func activeTokens(_ tokens: [SwiftToken]) -> (tokens: [SwiftToken], skipped: [ClosedRange<Int>]) {
    /// The branches of an `#if` so far.
    struct Block {
      var isActive: Bool
      /// Whether a branch before was certainly compiled.
      var isDecided: Bool
    }
    var blocks: [Block] = []
    var result: [SwiftToken] = []
    var skipped: [ClosedRange<Int>] = []
    var isSkipping = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .directive, ["if", "elseif", "else", "endif"].contains(token.text) else {
        if blocks.allSatisfy(\.isActive) {
          result.append(token)
        } else if isSkipping, let last = skipped.popLast() {
          skipped.append(last.lowerBound...token.line)
        } else {
          skipped.append(token.line...token.line)
          isSkipping = true
        }
        continue
      }
      // The condition goes on to the end of the line, and further where an operator stands at the end or at the beginning.
      var condition: [SwiftToken] = []
      while index < tokens.count, !tokens[index].isFirstOfLine || ["&", "|"].contains(condition.last?.text) {
        condition.append(tokens[index])
        index += 1
      }
      switch token.text {
      case "if":
        let value = evaluate(condition)
        blocks.append(Block(isActive: value != false, isDecided: value == true))
      case "elseif":
        guard let block = blocks.last else { break }
        let value = evaluate(condition)
        blocks[blocks.count - 1].isActive = !block.isDecided && value != false
        blocks[blocks.count - 1].isDecided = block.isDecided || value == true
      case "else":
        guard let block = blocks.last else { break }
        blocks[blocks.count - 1].isActive = !block.isDecided
      default:
        _ = blocks.popLast()
      }
      if blocks.allSatisfy(\.isActive) { isSkipping = false }
    }
    return (result, skipped)
  }

  private func evaluate(_ condition: [SwiftToken]) -> Bool? {
    var rest = condition.map(\.text)[...]
    return disjunction(&rest)
  }

  private func disjunction(_ rest: inout ArraySlice<String>) -> Bool? {
    var value = conjunction(&rest)
    while rest.starts(with: ["|", "|"]) {
      rest = rest.dropFirst(2)
      let other = conjunction(&rest)
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private func conjunction(_ rest: inout ArraySlice<String>) -> Bool? {
    var value = operand(&rest)
    while rest.starts(with: ["&", "&"]) {
      rest = rest.dropFirst(2)
      let other = operand(&rest)
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private func operand(_ rest: inout ArraySlice<String>) -> Bool? {
    switch rest.popFirst() {
    case "!": return operand(&rest).map { !$0 }
    case "(":
      let value = disjunction(&rest)
      if rest.first == ")" { rest = rest.dropFirst() }
      return value
    case "true": return true
    case "false": return false
    case let name?:
      guard rest.first == "(" else { return nil }
      let argument = rest.dropFirst().prefix { $0 != ")" }.joined()
      rest = rest.drop { $0 != ")" }.dropFirst()
      switch name {
      case "os": return argument == "Linux"
      case "canImport": return modules.contains(String(argument.prefix { $0 != "." && $0 != "," }))
      case "targetEnvironment": return false
      case "compiler", "swift": return true
      default: return nil
      }
    case nil: return nil
    }
  }
}
