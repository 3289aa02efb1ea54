import ComposableArchitecture
import Testing

@testable import ComposableArchitectureCore

@Suite struct KeyPathDescriptionTests {
  @Test func `Key paths are described by the names of their properties`() {
    #expect(namedDescription(of: \Form.State.stored) == #"\State.stored"#)
    #expect(namedDescription(of: \Form.State.count) == #"\State.count"#)
    #expect(namedDescription(of: \Form.State.address.street) == #"\State.address.street"#)
    #expect(namedDescription(of: \Form.State.next?.street) == #"\State.next?.street?"#)
    #expect(namedDescription(of: \Form.State.plain.address.street) == #"\State.plain.address.street"#)
    #expect(namedDescription(of: \Form.State.alert) == #"\State.alert"#)
    #expect(namedDescription(of: \Form.State.$alert) == #"\State.$alert"#)
    #expect(namedDescription(of: \Generic<(Int) -> Void>.last) == #"\Generic<(Int) -> ()>.last"#)
    #expect(namedDescription(of: \Form.State.self) == #"\State.self"#)
  }

  @Test func `What has no storage of its own is described as the standard library does`() {
    let keyPaths = [\Form.State[3].street, \Form.State.secret, \[Int].first, \Several.$width] as [AnyKeyPath]
    for keyPath in keyPaths {
      #expect(namedDescription(of: keyPath).contains(".<computed 0x"))
      #expect(namedDescription(of: keyPath) == keyPath.debugDescription)
    }
  }

  @Test func `Projected values are described by the names of their fields`() {
    #expect(namedDescription(of: \Fields.$width) == #"\Fields.$width"#)
    #expect(namedDescription(of: \Fields.$child) == #"\Fields.$child"#)
  }

  @available(*, deprecated, message: "Sets a field of a state that is not observable.")
  @Test func `Binding actions of projected values are dumped by the names of their fields`() {
    #expect(String(customDumping: BindingAction.set(\Fields.$width, 50)) == #".set(\Fields.$width, 50)"#)
  }

  @Test func `Binding actions are dumped as they are written`() {
    #expect(String(customDumping: BindingAction.set(\Form.State.count, 1)) == #".set(\State.count, 1)"#)
    #expect(
      String(customDumping: Form.Action.binding(.set(\.address.street, "Main")))
        == #"Form.Action.binding(.set(\State.address.street, "Main"))"#)
  }
}

@Reducer private struct Form {
  @ObservableState struct State: Equatable {
    var count = 0
    var address = Address()
    var next: Address?
    var plain = Plain()
    @Presents var alert: AlertState<Never>?
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
  @BindingState var title = ""
  @PresentationState var child: Int?
}

private struct Several {
  @BindingState var width = 0
  @BindingState var height = 0
}

private struct Plain: Equatable {
  var address = Address()
}

@ObservableState private struct Generic<Value> {
  var last: Value?
}
