import IppoRender

extension PagePatch {
  func write(to json: inout JSONWriter) {
    json.array { json in
      switch self {
      case .text(let address, let text):
        json.string("t")
        json.address(address)
        json.string(text)
      case .content(let address, let children):
        json.string("c")
        json.address(address)
        json.children(children)
      case .attributes(let address, let changes):
        json.string("a")
        json.address(address)
        json.changes(changes)
      case .edit(let address, let edit, let revision):
        json.string("e")
        json.address(address)
        json.integer(revision)
        edit.write(to: &json)
      case .styles(let address, let changes):
        json.string("s")
        json.address(address)
        json.changes(changes)
      case .insert(let markup, let parent, let following):
        json.string("i")
        json.address(parent)
        json.address(following)
        markup.write(to: &json)
      case .move(let address, let parent, let following):
        json.string("m")
        json.address(parent)
        json.address(following)
        json.address(address)
      case .remove(let address):
        json.string("r")
        json.address(address)
      case .replace(let address, let markup):
        json.string("x")
        json.address(address)
        markup.write(to: &json)
      case .scroll(let address, let target):
        json.string("v")
        json.address(address)
        let (kind, x, y) =
          switch target {
          case .visible(let anchor): ("at", anchor?.x, anchor?.y)
          case .visibleInRegion(let anchor): ("in", anchor?.x, anchor?.y)
          case .offset(let x, let y): ("to", x, y)
          }
        json.string(kind)
        for value in [x, y] { if let value { json.number(value) } else { json.null() } }
      case .open(let address, let url):
        json.string("v")
        json.address(address)
        json.string("open")
        json.string(url)
      case .copy(let address, let text):
        json.string("v")
        json.address(address)
        json.string("copy")
        json.string(text)
      case .device(let address, let request):
        json.string("v")
        json.address(address)
        json.string("device")
        request.write(to: &json)
      case .timing(let animation):
        json.string("@")
        if let animation { json.timing(animation) }
      }
    }
  }
}

extension HTMLMarkup {
  /// `[tag, address, attributes, styles, child…]`; 0 stands for what there is none of.
  package func write(to json: inout JSONWriter) {
    json.array { json in
      json.string(tag)
      json.address(address)
      json.list(attributes)
      json.list(styles)
      json.children(children)
    }
  }
}

extension JSONWriter {
  /// A number for the root element of a node, a string for a part of it, 0 for none: node ids start at 1.
  fileprivate mutating func address(_ address: NodeAddress?) {
    guard let address else { return integer(0) }
    if address.part.isEmpty { integer(address.node.rawValue) } else { string(address.description) }
  }

  fileprivate mutating func children(_ children: [HTMLMarkup.Child]) {
    for child in children {
      switch child {
      case .text(let text): string(text)
      case .element(let element): element.write(to: &self)
      }
    }
  }

  fileprivate mutating func list(_ list: AttributeList) {
    if list.isEmpty { return integer(0) }
    object { json in
      for entry in list.entries { json.member(entry.name) { $0.string(entry.value) } }
    }
  }

  fileprivate mutating func changes(_ changes: [AttributeChange]) {
    object { json in
      for change in changes {
        json.member(change.name) { json in
          if let value = change.value { json.string(value) } else { json.null() }
        }
      }
    }
  }

  /// Curve, duration and delay in milliseconds, repetitions (0: for ever), whether it runs back and forth.
  fileprivate mutating func timing(_ animation: RenderAnimation) {
    array { json in
      switch animation.curve {
      case .bezier(let x1, let y1, let x2, let y2):
        json.string("b")
        for value in [x1, y1, x2, y2] { json.number(value) }
      case .spring(let mass, let stiffness, let damping, let velocity):
        json.string("s")
        for value in [mass, stiffness, damping, velocity] { json.number(value) }
      case .points(let points):
        json.string("linear")
        for value in points { json.number((value * 10_000).rounded() / 10_000) }
      }
    }
    let speed = max(animation.speed, .leastNonzeroMagnitude)
    number((min(animation.duration / speed, 3600) * 1000).rounded())
    number((animation.delay * 1000).rounded())
    integer(animation.repeatCount ?? 0)
    integer(animation.autoreverses ? 1 : 0)
  }
}
