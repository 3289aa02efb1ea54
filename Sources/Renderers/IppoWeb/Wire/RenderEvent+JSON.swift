import Foundation
import IppoUI

extension RenderEvent {
  /// The name and the arguments, from the fields that are left of a message.
  init(from fields: inout any UnkeyedDecodingContainer) throws {
    func number() throws -> Double {
      let value = try fields.decode(Double.self)
      guard value.isFinite else { throw MalformedMessage("a number that is not finite") }
      return value
    }
    switch try fields.decode(String.self) {
    case "activate": self = .activate
    case "setText": self = .setText(try fields.decode(String.self))
    case "setOn": self = .setOn(try fields.decode(Bool.self))
    case "select": self = .select(try fields.decode(Int.self))
    case "setValue": self = .setValue(try number())
    case "editing": self = .editing(try fields.decode(Bool.self))
    case "step":
      let step = try fields.decode(Int.self)
      guard abs(step) == 1 else { throw MalformedMessage("a step that is neither 1 nor -1") }
      self = .step(step)
    case "delete": self = .delete
    case "move": self = .move(to: try fields.decode(Int.self))
    case "dismiss": self = .dismiss
    case "submit": self = .submit
    case "refresh": self = .refresh
    case "focus": self = .focus(try fields.decode(Bool.self))
    case "tap":
      let count = try fields.decode(Int.self)
      guard (1...10).contains(count) else { throw MalformedMessage("a tap count out of range") }
      self = .tap(count: count, location: RenderPaint.UnitPoint(x: try number(), y: try number()))
    case "press": self = .press(try fields.decode(Bool.self))
    case "longPress": self = .longPress
    case "drag":
      guard let phase = RenderDrag.Phase(rawValue: try fields.decode(String.self)) else {
        throw MalformedMessage("an unknown phase of a drag")
      }
      self = .drag(
        RenderDrag(phase: phase, startX: try number(), startY: try number(), x: try number(), y: try number()))
    case "hover":
      self = .hover(fields.isAtEnd ? nil : RenderPaint.UnitPoint(x: try number(), y: try number()))
    case "pinch":
      guard let phase = RenderDrag.Phase(rawValue: try fields.decode(String.self)) else {
        throw MalformedMessage("an unknown phase of a pinch")
      }
      self = .pinch(
        RenderPinch(
          phase: phase, scale: try number(), rotation: try number(),
          anchor: RenderPaint.UnitPoint(x: try number(), y: try number())))
    case "dropTarget": self = .dropTarget(try fields.decode(Bool.self))
    case "drop":
      let source = try fields.decode(Int.self)
      let text = try fields.decode(String.self)
      self = .drop(
        RenderDrop(
          source: source > 0 ? RenderNodeID(source) : nil, text: source > 0 ? nil : text,
          location: RenderPaint.UnitPoint(x: try number(), y: try number())))
    case "key":
      let key = try fields.decode(String.self)
      guard let phase = RenderKeyPress.Phase(rawValue: try fields.decode(String.self)) else {
        throw MalformedMessage("an unknown phase of a key")
      }
      let modifiers = try fields.decode(String.self)
      self = .key(
        RenderKeyPress(
          key: key, phase: phase, shift: modifiers.contains("s"), control: modifiers.contains("c"),
          option: modifiers.contains("a"), command: modifiers.contains("m")))
    case "measure": self = .measure(try RenderMeasurement(from: &fields))
    case "paste": self = .paste(try fields.decode(String.self))
    case "focusWithin": self = .focusWithin(try fields.decode(Bool.self))
    case "scroll":
      let (x, y) = (try number(), try number())
      let first = try fields.decode(Int.self)
      self = .scroll(RenderScrollPosition(x: x, y: y, first: first > 0 ? RenderNodeID(first) : nil))
    case "place":
      self = .place(
        RenderPlace(x: try number(), y: try number(), width: max(0, try number()), height: max(0, try number())))
    case "resize": self = .resize(width: max(0, try number()), height: max(0, try number()))
    default: throw MalformedMessage("an unknown event")
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .activate: json.string("activate")
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
      }
    case .key(let press):
      json.fields("key") {
        $0.string(press.key)
        $0.string(press.phase.rawValue)
        let modifiers = [(press.shift, "s"), (press.control, "c"), (press.option, "a"), (press.command, "m")]
        $0.string(modifiers.filter(\.0).map(\.1).joined())
      }
    case .measure(let measurement): json.fields("measure") { measurement.write(to: &$0) }
    case .paste(let text): json.fields("paste") { $0.string(text) }
    case .focusWithin(let isWithin): json.fields("focusWithin") { $0.boolean(isWithin) }
    case .scroll(let position):
      json.fields("scroll") {
        $0.number(position.x)
        $0.number(position.y)
        $0.integer(position.first?.rawValue ?? 0)
      }
    case .place(let place):
      json.fields("place") { for value in [place.x, place.y, place.width, place.height] { $0.number(value) } }
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
