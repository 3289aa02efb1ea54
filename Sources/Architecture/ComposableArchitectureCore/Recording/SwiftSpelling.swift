#if UI
  import CasePaths
  import CustomDump
  import Foundation
  import IppoRender
  import RuntimeABI

  /// A value written in the syntax of Swift.
  struct Spelled {
    /// The expression. The name of each struct of an app is in double brackets: `⟦City.State⟧(name: "Prague")`. The
    /// initializers of structs are unknown at run time, and a test decides which it uses.
    var text: String
    /// Whether the text compiles where the type is known and the structs have such initializers.
    var isCode = true

    static func code(_ text: String) -> Self { Self(text: text) }

    /// Whether the text compiles without initializers of structs.
    var isLiteral: Bool { isCode && !text.contains("⟦") }
    /// The text as a person reads it.
    var plainText: String { text.filter { $0 != "⟦" && $0 != "⟧" } }
  }

  /// A type of the library that knows how it is written in code.
  protocol SpelledInCode {
    func spelled(by spelling: SwiftSpelling) -> Spelled
  }

  /// Writes values in the syntax of Swift, by reflection. Private values become ``PrivateName/mask``.
  struct SwiftSpelling {
    /// The maximum depth of values within values.
    private static let depthLimit = 12
    /// The maximum number of elements of a collection.
    private static let countLimit = 100

    let recorder: any WindowRecorder
    /// Gives the elements of stacks the numbers that they have in a test.
    let stackNumbers: StackNumbers
    /// Tells whether anything is missing in the text.
    let omissions = SpelledOmissions()
    var depth = 0
    var isPrivate = false
    /// Whether the app itself names the value as private.
    private var isNamedByApp = false
    /// Whether the private texts beyond the maximum number of elements are noted, too: the value is also kept as a whole.
    var notesAll = false

    init(recorder: any WindowRecorder, stackNumbers: StackNumbers) {
      self.recorder = recorder
      self.stackNumbers = stackNumbers
    }

    /// The spelling of what is inside of a value with this name.
    func inside(_ name: String?, of owner: Any.Type? = nil) -> Self {
      var inner = self
      inner.depth += 1
      guard let name, !isPrivate else { return inner }
      let own = (owner as? any PrivateFields.Type)?.privateNames ?? []
      inner.isNamedByApp = own.contains(name)
      inner.isPrivate = inner.isNamedByApp || PrivateName.contains(name)
      return inner
    }

    func callAsFunction(_ value: Any) -> Spelled {
      guard depth < Self.depthLimit else {
        omissions.isAny = true
        return Spelled(text: "…", isCode: false)
      }
      if isPrivate { omissions.isAny = true }
      if let value = value as? any SpelledInCode { return value.spelled(by: self) }
      if let text = text(value) {
        guard isPrivate else { return .code(text.debugDescription) }
        recorder.keepPrivate(text)
        return .code(PrivateName.mask.debugDescription)
      }
      if let leaf = leaf(value) {
        guard isPrivate else { return .code(leaf) }
        // Whether a password is visible is no secret, and each other truth value would be one with it.
        if value is Bool { return isNamedByApp ? Spelled(text: PrivateName.mask, isCode: false) : .code(leaf) }
        for text in Self.texts(of: value) { recorder.keepPrivate(text) }
        return Spelled(text: PrivateName.mask, isCode: false)
      }
      return composite(value)
    }

    private func text(_ value: Any) -> String? {
      switch value {
      case let value as String: value
      case let value as Substring: String(value)
      case let value as Character: String(value)
      default: nil
      }
    }

    private func leaf(_ value: Any) -> String? {
      switch value {
      case let value as Bool: "\(value)"
      case let value as any BinaryInteger: "\(value)"
      case let value as Double: value.isFinite ? "\(value)" : nil
      case let value as Float: value.isFinite ? "\(value)" : nil
      case let value as UUID: "UUID(uuidString: \"\(value.uuidString)\")!"
      case let value as Date: value.timeIntervalSinceReferenceDate.isFinite ? value.code : nil
      case let value as URL: value.baseURL == nil ? "URL(string: \(value.absoluteString.debugDescription))!" : nil
      case let value as Duration:
        "Duration(secondsComponent: \(value.components.seconds), "
          + "attosecondsComponent: \(value.components.attoseconds))"
      default: nil
      }
    }

    /// The texts that stand for a private value without parts, in recordings and in archives.
    private static func texts(of value: Any) -> [String] {
      func isZero<T: BinaryInteger>(_ number: T) -> Bool { number == 0 }
      return switch value {
      case let value as Date:
        ["\(value)", "\(value.timeIntervalSince1970)", "\(value.timeIntervalSinceReferenceDate)"]
      // Each other zero would be private, too.
      case let value as any BinaryInteger where isZero(value): []
      default: ["\(value)"]
      }
    }

    private func composite(_ value: Any) -> Spelled {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: return mirror.children.first.map { inside(nil)($0.value) } ?? .code("nil")
      case .collection:
        return list(children(mirror).map { inside(nil)($0.value) }, of: mirror)
      case .set:
        let elements = children(mirror).map { inside(nil)($0.value) }
        return list(elements.sorted { $0.text < $1.text }, of: mirror)
      case .dictionary: return dictionary(mirror)
      case .tuple: return tuple(mirror)
      case .enum: return choice(value, mirror)
      case .struct, .class, .foreignReference, nil: return record(value, mirror)
      @unknown default: return Spelled(text: typeName(type(of: value)), isCode: false)
      }
    }

    /// The elements of a collection that are spelled.
    private func children(_ mirror: Mirror) -> [Mirror.Child] {
      let rest = mirror.children.dropFirst(Self.countLimit)
      if !rest.isEmpty { omissions.isAny = true }
      if notesAll {
        for child in rest {
          let entry = mirror.displayStyle == .dictionary ? Mirror(reflecting: child.value).children.map(\.value) : []
          _ = inside(entry.first as? String)(entry.last ?? child.value)
        }
      }
      return Array(mirror.children.prefix(Self.countLimit))
    }

    private func list(_ elements: [Spelled], of mirror: Mirror) -> Spelled {
      let isWhole = elements.count == mirror.children.count
      return Spelled(
        text: "[\(elements.map(\.text).joined(separator: ", "))\(isWhole ? "" : ", …")]",
        isCode: isWhole && elements.allSatisfy(\.isCode))
    }

    private func dictionary(_ mirror: Mirror) -> Spelled {
      let entries = children(mirror).compactMap { child -> (key: Spelled, value: Spelled)? in
        let entry = Mirror(reflecting: child.value).children.map(\.value)
        guard entry.count == 2 else { return nil }
        return (inside(nil)(entry[0]), inside(entry[0] as? String)(entry[1]))
      }
      guard !entries.isEmpty else { return .code("[:]") }
      return Spelled(
        text: "[\(entries.map { "\($0.key.text): \($0.value.text)" }.sorted().joined(separator: ", "))]",
        isCode: entries.count == mirror.children.count && entries.allSatisfy { $0.key.isCode && $0.value.isCode })
    }

    private func tuple(_ mirror: Mirror) -> Spelled {
      let elements = mirror.children.map { child in
        let name = label(child.label)
        let element = inside(name)(child.value)
        return Spelled(text: (name.map { "\($0): " } ?? "") + element.text, isCode: element.isCode)
      }
      return Spelled(
        text: "(\(elements.map(\.text).joined(separator: ", ")))", isCode: elements.allSatisfy(\.isCode))
    }

    private func label(_ label: String?) -> String? {
      label.flatMap { $0.hasPrefix(".") ? nil : $0 }
    }

    private func choice(_ value: Any, _ mirror: Mirror) -> Spelled {
      guard let name = caseName(of: value) else { return Spelled(text: typeName(type(of: value)), isCode: false) }
      let isNamed = !isLocal(type(of: value))
      guard let payload = mirror.children.first else { return Spelled(text: ".\(name)", isCode: isNamed) }
      let inner = inside(name)
      let spelled = inner(payload.value)
      let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple && !(payload.value is any SpelledInCode)
      return Spelled(
        text: ".\(name)\(isTuple ? spelled.text : "(\(spelled.text))")", isCode: isNamed && spelled.isCode)
    }

    private func record(_ value: Any, _ mirror: Mirror) -> Spelled {
      let owner = type(of: value)
      // A value that leaves parts out of its dumps, as dialogs do with their identities, is for people alone.
      if let value = value as? any CustomDumpReflectable {
        let parts = value.customDumpMirror.children.map { child in
          "\(child.label.map { "\($0): " } ?? "")\(inside(child.label)(child.value).plainText)"
        }
        return Spelled(text: "\(typeName(owner))(\(parts.joined(separator: ", ")))", isCode: false)
      }
      let fields = storedFields(of: mirror).map { field in
        (field.name, inside(field.name, of: owner)(field.value))
      }
      return Spelled(
        text: "⟦\(typeName(owner))⟧(\(fields.map { "\($0): \($1.text)" }.joined(separator: ", ")))",
        isCode: mirror.displayStyle == .struct && !isLocal(owner) && fields.allSatisfy(\.1.isCode))
    }
  }

  /// Whether a text that is being spelled leaves anything out: something private, or what is beyond a limit.
  final class SpelledOmissions {
    var isAny = false
  }

  /// The stored properties of a value by the names that they have in code.
  func storedFields(of mirror: Mirror) -> [(name: String, value: Any)] {
    mirror.children.compactMap { child in
      guard let label = child.label, label != "_$observationRegistrar" else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, child.value)
    }
  }

  /// The name of the case of a value of an enum.
  func caseName(of value: Any) -> String? {
    func name<T>(_ value: T) -> String? {
      guard let layout = EnumLayout(of: T.self) else { return nil }
      return withUnsafePointer(to: value) { layout.name(layout.tag(of: $0)) }
    }
    return name(value)
  }

  /// Whether other files cannot name the type.
  func isLocal(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).contains("(unknown context at") }

  /// The numbers of the elements of stacks in the order in which they are met, as a test counts them.
  final class StackNumbers {
    private var numbers: [StackElementID: Int] = [:]

    func number(of id: StackElementID) -> Int {
      if let number = numbers[id] { return number }
      numbers[id] = numbers.count
      return numbers.count - 1
    }
  }

  extension StackElementID: SpelledInCode {
    func spelled(by spelling: SwiftSpelling) -> Spelled { .code("\(spelling.stackNumbers.number(of: self))") }
  }

  extension BindingAction: SpelledInCode {
    func spelled(by spelling: SwiftSpelling) -> Spelled {
      // The standard library prints an address for a computed property.
      let named = namedDescription(of: keyPath).drop { $0 != "." }
      let path = named.contains("<") ? ".<computed>" : named
      let value = spelling.inside(path.split(separator: ".").last.map(String.init), of: Root.self)(value)
      return Spelled(text: ".set(\\\(path), \(value.text))", isCode: value.isCode && !path.contains("<"))
    }
  }

  extension PresentationState: SpelledInCode {
    func spelled(by spelling: SwiftSpelling) -> Spelled { spelling(wrappedValue as Any) }
  }
#endif
