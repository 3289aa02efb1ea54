import Foundation
import IppoRender

extension RenderEvent {
  /// The name and the arguments, from the fields that are left of a message. What is out of bounds is not read.
  init(from fields: inout any UnkeyedDecodingContainer) throws {
    func point() throws -> RenderPaint.UnitPoint {
      RenderPaint.UnitPoint(x: try fields.decode(Double.self), y: try fields.decode(Double.self))
    }
    func phase<Phase: RawRepresentable>(of name: String) throws -> Phase where Phase.RawValue == String {
      guard let phase = Phase(rawValue: try fields.decode(String.self)) else {
        throw MalformedMessage("an unknown phase of a \(name)")
      }
      return phase
    }
    /// Where there may be none, 0 stands for it.
    func node() throws -> RenderNodeID? {
      let id = try fields.integer("node", from: 0)
      return id > 0 ? RenderNodeID(id) : nil
    }
    switch try fields.decode(String.self) {
    case "activate": self = .activate
    case "edit": self = .edit(try RenderTextEdit(from: &fields))
    case "setText": self = .setText(try fields.decode(String.self))
    case "setOn": self = .setOn(try fields.decode(Bool.self))
    case "select": self = .select(try fields.integer("index", from: 0))
    case "setValue": self = .setValue(try fields.decode(Double.self))
    case "editing": self = .editing(try fields.decode(Bool.self))
    case "step": self = .step(try fields.decode(Int.self))
    case "delete": self = .delete
    case "move": self = .move(to: try fields.integer("index", from: 0))
    case "dismiss": self = .dismiss
    case "submit": self = .submit
    case "refresh": self = .refresh
    case "focus": self = .focus(try fields.decode(Bool.self))
    case "tap": self = .tap(count: try fields.decode(Int.self), location: try point())
    case "press": self = .press(try fields.decode(Bool.self))
    case "longPress": self = .longPress
    case "drag":
      let phase: RenderDrag.Phase = try phase(of: "drag")
      let (start, place) = (try point(), try point())
      self = .drag(RenderDrag(phase: phase, startX: start.x, startY: start.y, x: place.x, y: place.y))
    case "hover": self = .hover(fields.isAtEnd ? nil : try point())
    case "pinch":
      self = .pinch(
        RenderPinch(
          phase: try phase(of: "pinch"), scale: try fields.decode(Double.self),
          rotation: try fields.decode(Double.self), anchor: try point()))
    case "dropTarget": self = .dropTarget(try fields.decode(Bool.self))
    case "drop":
      let source = try node()
      let text = try fields.decode(String.self)
      let (location, isBehind) = (try point(), try !fields.isAtEnd && fields.decode(Bool.self))
      self = .drop(
        RenderDrop(source: source, text: source == nil ? text : nil, location: location, isBehind: isBehind))
    case "key":
      let key = try fields.decode(String.self)
      let phase: RenderKeyPress.Phase = try phase(of: "key")
      let modifiers = try fields.decode(String.self)
      guard modifiers.utf8.count <= 4 else { throw MalformedMessage("more modifiers than there are") }
      self = .key(
        RenderKeyPress(
          key: key, phase: phase, shift: modifiers.contains("s"), control: modifiers.contains("c"),
          option: modifiers.contains("a"), command: modifiers.contains("m")))
    case "measure": self = .measure(try RenderMeasurement(from: &fields))
    case "copy": self = .copy(isCut: false)
    case "cut": self = .copy(isCut: true)
    case "paste": self = .paste(try fields.decode(String.self))
    case "focusWithin": self = .focusWithin(try fields.decode(Bool.self))
    case "scroll":
      let (place, first) = (try point(), try node())
      let isByPerson = try fields.isAtEnd || fields.decode(Bool.self)
      self = .scroll(RenderScrollPosition(x: place.x, y: place.y, first: first, isByPerson: isByPerson))
    case "place":
      let (origin, size) = (try point(), try point())
      self = .place(RenderPlace(x: origin.x, y: origin.y, width: size.x, height: size.y))
    case "reach":
      let first = try fields.integer("row", from: 0)
      self = .reach(first: first, count: try fields.integer("number of rows", from: 1))
    case "release": self = .release(count: try fields.integer("number of rows", from: 1))
    case "resize": self = .resize(width: try fields.decode(Double.self), height: try fields.decode(Double.self))
    case "custom": self = .custom(name: try fields.decode(String.self), detail: try fields.decode(String.self))
    case "show": self = .show(address: try fields.decode(String.self))
    case "device":
      let id = try fields.integer("request", from: 1)
      self = .device(id, try DeviceAnswer(from: &fields))
    default: throw MalformedMessage("an unknown event")
    }
    guard isWithinBounds else { throw MalformedMessage("an event with something out of range") }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .activate: json.string("activate")
    case .edit(let edit): json.fields("edit") { edit.write(to: &$0) }
    case .setText(let text): json.fields("setText") { $0.string(text) }
    case .setOn(let isOn): json.fields("setOn") { $0.boolean(isOn) }
    case .select(let index): json.fields("select") { $0.integer(index) }
    case .setValue(let value): json.fields("setValue") { $0.number(value) }
    case .editing(let isEditing): json.fields("editing") { $0.boolean(isEditing) }
    case .step(let step): json.fields("step") { $0.integer(step) }
    case .delete: json.string("delete")
    case .move(let index): json.fields("move") { $0.integer(index) }
    case .dismiss: json.string("dismiss")
    case .submit: json.string("submit")
    case .refresh: json.string("refresh")
    case .focus(let isFocused): json.fields("focus") { $0.boolean(isFocused) }
    // Files come with requests of their own; a client names no paths.
    case .files: json.string("files")
    case .tap(let count, let location):
      json.fields("tap") {
        $0.integer(count)
        $0.number(location.x)
        $0.number(location.y)
      }
    case .press(let isPressed): json.fields("press") { $0.boolean(isPressed) }
    case .longPress: json.string("longPress")
    case .drag(let drag):
      json.fields("drag") {
        $0.string(drag.phase.rawValue)
        for value in [drag.startX, drag.startY, drag.x, drag.y] { $0.number(value) }
      }
    case .hover(let point):
      json.fields("hover") {
        guard let point else { return }
        $0.number(point.x)
        $0.number(point.y)
      }
    case .pinch(let pinch):
      json.fields("pinch") {
        $0.string(pinch.phase.rawValue)
        for value in [pinch.scale, pinch.rotation, pinch.anchor.x, pinch.anchor.y] { $0.number(value) }
      }
    case .dropTarget(let isTargeted): json.fields("dropTarget") { $0.boolean(isTargeted) }
    case .drop(let drop):
      json.fields("drop") {
        $0.integer(drop.source?.rawValue ?? 0)
        $0.string(drop.text ?? "")
        $0.number(drop.location.x)
        $0.number(drop.location.y)
        if drop.isBehind { $0.boolean(true) }
      }
    case .key(let press):
      json.fields("key") {
        $0.string(press.key)
        $0.string(press.phase.rawValue)
        let modifiers = [(press.shift, "s"), (press.control, "c"), (press.option, "a"), (press.command, "m")]
        $0.string(modifiers.filter(\.0).map(\.1).joined())
      }
    case .measure(let measurement): json.fields("measure") { measurement.write(to: &$0) }
    case .copy(let isCut): json.string(isCut ? "cut" : "copy")
    case .paste(let text): json.fields("paste") { $0.string(text) }
    case .focusWithin(let isWithin): json.fields("focusWithin") { $0.boolean(isWithin) }
    case .scroll(let position):
      json.fields("scroll") {
        $0.number(position.x)
        $0.number(position.y)
        $0.integer(position.first?.rawValue ?? 0)
        if !position.isByPerson { $0.boolean(false) }
      }
    case .place(let place):
      json.fields("place") { for value in [place.x, place.y, place.width, place.height] { $0.number(value) } }
    case .reach(let first, let count):
      json.fields("reach") {
        $0.integer(first)
        $0.integer(count)
      }
    case .show(let address): json.fields("show") { $0.string(address) }
    case .device(let id, let answer):
      json.fields("device") {
        $0.integer(id)
        answer.write(to: &$0)
      }
    case .custom(let name, let detail):
      json.fields("custom") {
        $0.string(name)
        $0.string(detail)
      }
    case .release(let count): json.fields("release") { $0.integer(count) }
    case .resize(let width, let height):
      json.fields("resize") {
        $0.number(width)
        $0.number(height)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func fields(_ name: String, _ write: (inout JSONWriter) -> Void) {
    string(name)
    write(&self)
  }
}
