/// The name of a type as its author writes it: without the module, without private contexts, and without generic
/// arguments.
func typeName(_ type: Any.Type) -> String {
  var name = ""
  var word = ""  // The path that is being read, such as `Module.Outer.Inner`.
  func finishWord() {
    let path = word.split(separator: ".")
    name += path.count > 1 ? path.dropFirst().joined(separator: ".") : word
    word = ""
  }
  var rest = Substring(_typeName(type, qualified: true))
  while let character = rest.first {
    if rest.hasPrefix("(unknown context at "), let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...].drop(while: { $0 == "." })
    } else if character == "<" {
      rest = afterGenericArguments(rest)
    } else if character.isLetter || character.isNumber || character == "_" || character == "." {
      word.append(character)
      rest.removeFirst()
    } else {
      finishWord()
      name.append(character)
      rest.removeFirst()
    }
  }
  finishWord()
  return name
}

/// The text after a leading balanced pair of angle brackets.
private func afterGenericArguments(_ text: Substring) -> Substring {
  var depth = 0
  for index in text.indices {
    if text[index] == "<" {
      depth += 1
    } else if text[index] == ">" {
      depth -= 1
      if depth == 0 { return text[text.index(after: index)...] }
    }
  }
  return ""
}
