#if Web
  import IppoUI

  /// The page as a client of the wire protocol has it: elements by address, kept up to date by patches.
  ///
  /// See `docs/wire-protocol.md`, "Patches".
  public struct WirePage: Sendable, Equatable {
    /// An HTML element as the client has it.
    public struct Element: Sendable, Equatable {
      /// `nil` for fixed content.
      public var address: String?
      /// The name of the tag, in small letters.
      public var tag: String
      /// The attributes besides `style`, by name.
      public var attributes: [String: String] = [:]
      /// The inline style, by property.
      public var styles: [String: String] = [:]
      /// The content, in order.
      public var children: [Child] = []
    }

    /// Something inside of an element.
    public indirect enum Child: Sendable, Equatable {
      /// Text, unescaped.
      case text(String)
      /// Fixed content.
      case fixed(Element)
      /// An element of its own, by address.
      case element(String)
    }

    /// The address of the outermost element; `nil` before the first page.
    public private(set) var root: String?
    private var elements: [String: Element] = [:]
    private var parents: [String: String] = [:]

    /// A page before anything has arrived.
    public init() {}

    /// The element with an address; `nil` where the page has none.
    public subscript(address: String) -> Element? { elements[address] }

    /// The address of the element around another one; `nil` for the outermost, and for one that the page does not have.
    public func parent(of address: String) -> String? { parents[address] }

    /// All text below an element, in order.
    public func text(of address: String) -> String { elements[address].map { text(of: $0) } ?? "" }

    /// All text of the page.
    public var text: String { root.map { text(of: $0) } ?? "" }

    func text(of element: Element) -> String {
      element.children.map { child in
        switch child {
        case .text(let text): text
        case .fixed(let element): text(of: element)
        case .element(let address): text(of: address)
        }
      }.joined()
    }

    // MARK: Changes

    /// Replaces the whole page.
    mutating func mount(_ markup: JSONValue) throws(WireError) {
      self = WirePage()
      guard case .element(let address) = try add(markup) else { throw .malformed("the page has no address") }
      root = address
    }

    mutating func apply(_ patch: [JSONValue]) throws(WireError) {
      guard let kind = patch.first?.string else { throw .malformed("a patch without a kind") }
      // Timing, and what can be seen, change nothing of the page.
      if kind == "@" || kind == "v" { return }
      guard patch.count > 1 else { throw .malformed("the patch \(kind) without an address") }
      let address = try Self.address(patch[1])
      guard elements[address] != nil else {
        throw .malformed("the patch \(kind) of \(address), which is not on the page")
      }
      func argument(_ index: Int) throws(WireError) -> JSONValue {
        guard patch.indices.contains(index) else { throw .malformed("the patch \(kind) with too few fields") }
        return patch[index]
      }
      switch kind {
      case "t":
        let text = try argument(2).string ?? ""
        try setContent(of: address, text.isEmpty ? [] : [.string(text)])
      case "c": try setContent(of: address, Array(patch.dropFirst(2)))
      case "a":
        for (name, value) in try argument(2).entries { elements[address]!.attributes[name] = value.string }
      case "e":
        let change = try Self.change(patch)
        edit(change.edit, at: address)
        elements[address]!.attributes["data-at"] = "\(change.revision)"
      case "s":
        for (name, value) in try argument(2).entries { elements[address]!.styles[name] = value.string }
      case "i":
        let child = try add(try argument(3))
        try place(child, in: address, before: try argument(2))
      case "m":
        let moved = try Self.address(try argument(3))
        guard elements[moved] != nil else { throw .malformed("a move of \(moved), which is not on the page") }
        detach(moved)
        try place(.element(moved), in: address, before: try argument(2))
      case "r":
        detach(address)
        forget(address)
      case "x":
        guard let parent = parents[address] else { throw .malformed("a replacement of the root") }
        let index = elements[parent]!.children.firstIndex(of: .element(address))!
        forget(address)
        elements[parent]!.children[index] = try add(try argument(2))
        if case .element(let new) = elements[parent]!.children[index] { parents[new] = parent }
      default: throw .malformed("the unknown patch \(kind)")
      }
    }

    private mutating func setContent(of address: String, _ children: [JSONValue]) throws(WireError) {
      for case .element(let old) in elements[address]!.children { forget(old) }
      elements[address]!.children = []
      for child in children where child != .string("") {
        let child = try add(child)
        elements[address]!.children.append(child)
        if case .element(let new) = child { parents[new] = address }
      }
    }

    private mutating func place(_ child: Child, in parent: String, before: JSONValue) throws(WireError) {
      var index = elements[parent]!.children.endIndex
      if before != .number(0) {
        let following = try Self.address(before)
        guard let found = elements[parent]!.children.firstIndex(of: .element(following)) else {
          throw .malformed("a place before \(following), which is not a child of \(parent)")
        }
        index = found
      }
      elements[parent]!.children.insert(child, at: index)
      if case .element(let address) = child { parents[address] = parent }
    }

    private mutating func detach(_ address: String) {
      if let parent = parents.removeValue(forKey: address) {
        elements[parent]?.children.removeAll { $0 == .element(address) }
      }
    }

    private mutating func forget(_ address: String) {
      guard let element = elements.removeValue(forKey: address) else { return }
      parents[address] = nil
      for case .element(let child) in element.children { forget(child) }
    }

    /// `[tag, address, attributes, styles, child…]`, or a text.
    private mutating func add(_ markup: JSONValue) throws(WireError) -> Child {
      if let text = markup.string { return .text(text) }
      guard let fields = markup.array, fields.count >= 4, let tag = fields[0].string else {
        throw .malformed("markup that is no element")
      }
      var element = Element(tag: tag)
      element.attributes = fields[2].entries.compactMapValues(\.string)
      element.styles = fields[3].entries.compactMapValues(\.string)
      let address = fields[1] == .number(0) ? nil : try Self.address(fields[1])
      // No text is nothing at all.
      for child in fields.dropFirst(4) where child != .string("") {
        let child = try add(child)
        element.children.append(child)
        if case .element(let below) = child, let address { parents[below] = address }
      }
      guard let address else { return .fixed(element) }
      guard elements[address] == nil else { throw .malformed("a second element \(address)") }
      element.address = address
      elements[address] = element
      return .element(address)
    }

    // MARK: Texts of fields

    /// The server's text of the field.
    func text(of node: RenderNodeID) -> PersonText? {
      guard let field = self["\(node.rawValue)i"], field.attributes["data-event"] == "setText" else { return nil }
      let revision = field.attributes["data-at"].flatMap { Int($0) } ?? 0
      return PersonText(field.attributes["value"] ?? "", revision: revision)
    }

    /// Applies an edit that the server has acknowledged to the page.
    mutating func apply(_ edit: TextEdit, to node: RenderNodeID) {
      let address = "\(node.rawValue)i"
      if elements[address] != nil { self.edit(edit, at: address) }
    }

    private mutating func edit(_ edit: TextEdit, at address: String) {
      let text = elements[address]!.attributes["value"] ?? ""
      elements[address]!.attributes["value"] = edit.fitted(to: text).applied(to: text)
    }

    /// Parses the revision and the changes of a text patch.
    static func change(_ patch: [JSONValue]) throws(WireError) -> (revision: Int, edit: TextEdit) {
      guard patch.count > 2, let revision = patch[2].integer, patch.count % 3 == 0 else {
        throw .malformed("an edit with too few fields")
      }
      var changes: [TextEdit.Change] = []
      for index in stride(from: 3, to: patch.count, by: 3) {
        guard let place = patch[index].integer, let removed = patch[index + 1].integer,
          let text = patch[index + 2].string
        else { throw .malformed("an edit of other than places and texts") }
        changes.append(.init(at: place, removing: removed, inserting: text))
      }
      guard let edit = TextEdit(changes) else { throw .malformed("an edit whose places are not in order") }
      return (revision, edit)
    }

    static func address(_ value: JSONValue) throws(WireError) -> String {
      if let number = value.integer { return String(number) }
      guard let text = value.string, text.first?.isNumber == true else { throw .malformed("an address") }
      return text
    }
  }
#endif
