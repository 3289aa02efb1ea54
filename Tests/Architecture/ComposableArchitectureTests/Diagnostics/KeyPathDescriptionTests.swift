import ComposableArchitecture
import Testing

@testable import ComposableArchitectureCore

@Suite struct KeyPathDescriptionTests {
  @Test func `Key paths are described by the names of their properties`() {
    #expect(namedDescription(of: \Form.State.stored) == #"\State.stored"#)
    #expect(namedDescription(of: \Form.State.count) == #"\State.count"#)
    #expect(namedDescription(of: \Form.State.address.street) == #"\State.address.street"#)
    #expect(namedDescription(of: \Form.State.next?.street) == #"\State.next?.street?"#)
    #expect(namedDescription(of: \Form.State.secret) == #"\State.secret"#)
    #expect(namedDescription(of: \Generic<(Int) -> Void>.last) == #"\Generic<(Int) -> ()>.last"#)
    #expect(namedDescription(of: \[Int].first) == #"\Array<Int>.first"#)
  }

  @Test func `Subscripts keep their addresses`() {
    let keyPath = \Form.State[3].street
    #expect(namedDescription(of: keyPath).hasPrefix(#"\State.<computed 0x"#))
    #expect(namedDescription(of: keyPath).hasSuffix(" (Address)>.street"))
  }

  @Test func `Binding actions are dumped as they are written`() {
    #expect(String(customDumping: BindingAction.set(\Form.State.count, 1)) == #".set(\State.count, 1)"#)
    #expect(
      String(customDumping: Form.Action.binding(.set(\.address.street, "Main")))
        == #"Form.Action.binding(.set(\State.address.street, "Main"))"#)
  }

  @available(*, deprecated)
  @Test func `So are those of fields with a property wrapper`() {
    let action = BindingAction.set(\Fields.$width, 50)
    #expect(String(customDumping: action) == #".set(\Fields.$width, 50)"#)
  }
}

@Reducer private struct Form {
  @ObservableState struct State: Equatable {
    var count = 0
    var address = Address()
    var next: Address?
    @ObservationStateIgnored var stored = 0
    fileprivate var secret: Int { count }
    subscript(index: Int) -> Address { address }
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }
}

@ObservableState private struct Address: Equatable {
  var street = ""
}

private struct Fields {
  @BindingState var width = 0
}

private struct Generic<Value> {
  let values: [Value]
  var last: Value? { values.last }
}
