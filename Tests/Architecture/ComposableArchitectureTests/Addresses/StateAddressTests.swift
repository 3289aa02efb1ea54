import ComposableArchitecture
import Foundation
import Testing

@testable import ComposableArchitectureCore

@Reducer struct Dish {
  @ObservableState struct State: Equatable {
    let id: Int
    var kind: Kind
    var portions = 2
    var note: String?
    @Presents var alert: AlertState<Action>?
    var title: String { "\(id)" }

    enum Kind: String, CaseIterable { case soup, mainDish = "main" }
  }

  enum Action: Equatable {}
}

@Reducer struct Clock {
  @ObservableState struct State: Equatable {
    var seconds: Int
    var isRunning: Bool

    init(seconds: Int = 60) {
      self.seconds = seconds
      isRunning = false
    }
  }
}

/// What it is made of is not all it has to be given under that name.
@Reducer struct Chef {
  @ObservableState struct State: Equatable {
    var person: Person

    init(named name: String) { person = Person(name: name) }
    init(person: Person) { self.person = person }
  }

  struct Person: Equatable { var name: String }
}

@Reducer struct KitchenShelf {
  @ObservableState struct State: Equatable, AddressableState {
    var row: Int
    var column: Int

    init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }

    var addressSegments: [String]? { row == 0 ? nil : ["\(row)-\(column)"] }

    init?(addressSegments: inout ArraySlice<String>) {
      let numbers = addressSegments.popFirst()?.split(separator: "-").compactMap { Int($0) } ?? []
      guard numbers.count == 2, numbers[0] != 0 else { return nil }
      self.init(row: numbers[0], column: numbers[1])
    }
  }
}

@Reducer enum Place {
  case dish(Dish)
  case kitchenClock(Clock)
  case chef(Chef)
  case topShelf(KitchenShelf)
  @ReducerCaseIgnored case table(number: Int)
  @ReducerCaseIgnored case seat(row: Int, String)
  @ReducerCaseIgnored case order(UUID)
  @ReducerCaseIgnored case wineList
  @ReducerCaseEphemeral case alert(AlertState<Never>)
  @ReducerCaseIgnored indirect case inner(Inner)

  enum Inner: Equatable {
    case dish(Int)
    case nothing
  }
}

extension Place.State: Equatable {}

@Suite("Addresses of states")
struct StateAddressTests {
  private func state(_ path: String, _ address: StateAddress<Place.State> = .automatic) -> Place.State? {
    var segments = path.split(separator: "/").map(String.init)[...]
    let state = address.state(from: &segments)
    return segments.isEmpty ? state : nil
  }

  @Test("are the case in kebab case, and what the state has to be given")
  func segments() {
    let address = StateAddress<Place.State>.automatic
    let order = UUID()
    let examples: [(Place.State, [String]?)] = [
      (.dish(Dish.State(id: 7, kind: .mainDish)), ["dish", "7", "main"]),
      (.dish(Dish.State(id: -7, kind: .soup, portions: 9)), ["dish", "-7", "soup"]),
      (.kitchenClock(Clock.State(seconds: 5)), ["kitchen-clock"]),
      (.topShelf(KitchenShelf.State(row: 3, column: 4)), ["top-shelf", "3-4"]),
      (.topShelf(KitchenShelf.State(row: 0, column: 4)), nil),
      (.table(number: 12), ["table", "12"]),
      (.seat(row: 2, "A/B c"), ["seat", "2", "A/B c"]),
      (.seat(row: 2, ""), nil),
      (.seat(row: 2, ".."), nil),
      (.order(order), ["order", order.uuidString.lowercased()]),
      (.wineList, ["wine-list"]),
      (.chef(Chef.State(named: "Ada")), nil),
      (.alert(AlertState { TextState("!") }), nil),
      (.inner(.dish(1)), ["inner", "dish", "1"]),
      (.inner(.nothing), ["inner", "nothing"]),
    ]
    for (state, segments) in examples { #expect(address.segments(of: state) == segments) }
  }

  @Test("lead back to the state they are of, whatever else it has taken its default")
  func roundTrip() {
    var generator = Multiplier()
    let address = StateAddress<Place.State>.automatic
    for _ in 0..<500 {
      let text = String(
        (0...Int.random(in: 0..<6, using: &generator)).map { _ in
          "abc/ .%é~水👩‍👩‍👧".randomElement(using: &generator)!
        })
      let number = Int.random(in: .min ... .max, using: &generator)
      let dish = Dish.State(id: number, kind: Dish.State.Kind.allCases.randomElement(using: &generator)!)
      let states: [Place.State] = [
        .dish(dish), .kitchenClock(Clock.State()), .topShelf(KitchenShelf.State(row: 1, column: abs(number % 100))),
        .table(number: number), .seat(row: number, text), .order(UUID()), .wineList, .inner(.dish(number)),
        .inner(.nothing),
      ]
      // Several after each other, as on a stack.
      let some = (0..<4).map { _ in states.randomElement(using: &generator)! }
      let told = some.filter { address.segments(of: $0) != nil }
      var segments = told.flatMap { address.segments(of: $0)! }[...]
      let back = told.map { _ in address.state(from: &segments) }
      #expect(back == told && segments.isEmpty)
      for state in told { #expect(address.state(text: address.text(of: state)!) == state) }
    }
  }

  @Test(
    "that stand for no state lead nowhere",
    arguments: [
      "", "nothing", "Dish/7/soup", "dish", "dish/7", "dish/x/soup", "dish/7/other", "dish/7/soup/1", "kitchen-clock/5",
      "table", "table/1.5", "table/99999999999999999999", "seat/1", "order/1", "chef/Ada", "alert", "inner", "inner/x",
      "top-shelf/0-4", "top-shelf/3",
    ])
  func unknown(path: String) { #expect(state(path) == nil) }

  @Test("can be called otherwise, be written otherwise, or be left out")
  func rules() {
    let chefs = [Chef.Person(name: "Ada"), Chef.Person(name: "Grace")]
    let address = StateAddress<Place.State>.automatic
      .naming(\.dish, "dishes")
      .naming(\.chef, "chefs") {
        [$0.person.name.lowercased()]
      } value: { segments in
        let name = segments.popFirst()
        return chefs.first { $0.name.lowercased() == name }.map { Chef.State(person: $0) }
      }
      .excluding(\.wineList)
    #expect(address.segments(of: .dish(Dish.State(id: 1, kind: .soup))) == ["dishes", "1", "soup"])
    #expect(state("dishes/1/soup", address) == .dish(Dish.State(id: 1, kind: .soup)))
    #expect(state("dish/1/soup", address) == nil)
    #expect(address.segments(of: .chef(Chef.State(named: "Ada"))) == ["chefs", "ada"])
    #expect(state("chefs/grace", address) == .chef(Chef.State(named: "Grace")))
    #expect(state("chefs/nobody", address) == nil)
    #expect(address.segments(of: .wineList) == nil)
    #expect(state("wine-list", address) == nil)
    #expect(state("table/3", address) == .table(number: 3))
  }

  @Test(
    "write names of cases with hyphens",
    arguments: [
      ("a", "a"), ("tapToEdit", "tap-to-edit"), ("aURLList", "a-url-list"), ("url", "url"), ("page2", "page2"),
      ("page2Of3", "page2-of3"), ("ID", "id"), ("snake_case", "snake_case"),
    ])
  func kebab(name: String, segment: String) { #expect(kebabCase(name) == segment) }
}

/// A generator that gives the same numbers each time.
private struct Multiplier: RandomNumberGenerator {
  var state: UInt64 = 42

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
