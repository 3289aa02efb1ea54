import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct BindingFormTests {
  @Test func `fewer guests make a less sweet cake`() async {
    let store = TestStore(initialState: BindingForm.State()) { BindingForm() }

    await store.send(\.binding.sweetness, 4) {
      $0.sweetness = 4
    }
    await store.send(\.binding.guests, 2) {
      $0.guests = 2
      $0.sweetness = 2
    }
    await store.send(\.binding.flavour, .lemon) {
      $0.flavour = .lemon
    }
    await store.send(.resetButtonTapped) {
      $0 = BindingForm.State()
    }
  }

  @Test func `the controls write to the state`() throws {
    let store = Store(initialState: BindingForm.State()) { BindingForm() }
    let host = ViewHost { BindingFormView(store: store) }

    try host.type("Ada", into: "Your name")
    try host.select("Chocolate", in: "Flavour")
    try host.step("Guests: 4", by: 1)
    try host.slide("Sweetness", to: 5)
    try host.toggle("It is a gift")

    #expect(store.name == "Ada")
    #expect(store.flavour == .chocolate)
    #expect(store.guests == 5)
    #expect(store.sweetness == 5)
    #expect(try !host.find(.slider, "Sweetness").isEnabled)

    try host.tap("Start over")
    #expect(try host.find(.textbox, "Your name").value == "")
    #expect(store.state == BindingForm.State())
  }
}

@MainActor
struct BindingActionsTests {
  @Test func `a nickname is mended`() async {
    let store = TestStore(initialState: BindingActions.State()) { BindingActions() }

    await store.send(.nicknameChanged("Turanga Leela")) {
      $0.nickname = "turanga leel"
    }
  }

  @Test func `the volume stays within the steps`() async {
    let store = TestStore(initialState: BindingActions.State()) { BindingActions() }

    await store.send(.volumeChanged(7.4)) {
      $0.volume = 7
    }
    await store.send(.stepsChanged(3)) {
      $0.steps = 3
      $0.volume = 3
    }
  }

  @Test func `a field shows what the reducer made of the text`() throws {
    let host = ViewHost { CaseStudy.bindingActions.screen() }

    try host.type("ZOIDBERG", into: "Nickname")
    #expect(try host.find(.textbox, "Nickname").value == "zoidberg")

    try host.toggle("Online")
    host.advance(by: 1)
    #expect(host.all(.slider).isEmpty)
  }
}

@MainActor
struct SignUpTests {
  @Test func `the focus goes to what is missing`() async {
    let store = TestStore(initialState: SignUp.State()) { SignUp() }

    await store.send(.signUpButtonTapped) {
      $0.focus = .email
    }
    await store.send(\.binding.email, "ada@example.com") {
      $0.email = "ada@example.com"
    }
    await store.send(.signUpButtonTapped) {
      $0.focus = .password
    }
    await store.send(\.binding.password, "enigma") {
      $0.password = "enigma"
    }
    await store.send(.signUpButtonTapped) {
      $0.focus = nil
      $0.isDone = true
    }
  }

  @Test func `state and screen agree on the focus`() throws {
    let store = Store(initialState: SignUp.State()) { SignUp() }
    let host = ViewHost { SignUpView(store: store) }

    try host.tap("Sign up")
    #expect(host.contains("The email address goes first."))
    let email = try host.find(.textbox, "Email")
    #expect(host.tree[email.id]?.attributes.isFocused == true)

    let password = try host.find(.textbox, "Password")
    try host.send(.focus(true), to: password)
    #expect(store.focus == .password)
    #expect(host.contains("Now a password."))

    try host.type("ada@example.com", into: "Email")
    try host.type("enigma", into: "Password")
    try host.submit("Password")
    #expect(host.contains("Welcome!"))
    #expect(store.focus == nil)
  }
}
