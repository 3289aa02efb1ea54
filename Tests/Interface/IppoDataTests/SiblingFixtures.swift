import Foundation
import IppoData

@Model
class Craft {
  var name: String
  var length: Double = 10
  var harbour: Harbour?

  init(name: String, length: Double = 10) {
    self.name = name
    self.length = length
  }
}

/// Has no property that leads back to `Harbour`: that of its superclass belongs to `crafts`.
@available(iOS 26, *)
@Model
class Ferry: Craft {
  #Unique<Ferry>([\.name])
  #Index<Ferry>([\.length])

  @Relationship(deleteRule: .cascade, inverse: \Deck.ferry) var decks: [Deck] = []
}

@Model
final class CarFerry: Ferry {
  var cars: Int = 0
}

/// Makes an object of its superclass for each new object.
@Model
final class Tanker: Craft {
  @Relationship(deleteRule: .cascade, inverse: \Tank.tanker) var tanks: [Tank] = []
  var tender: Craft? = Craft(name: "tender", length: 2)
}

@Model
final class Deck {
  var number: Int
  var ferry: Ferry?

  init(number: Int) { self.number = number }
}

@Model
final class Tank {
  var volume: Double
  var tanker: Tanker?

  init(volume: Double) { self.volume = volume }
}

@Model
final class Harbour {
  var name: String
  var crafts: [Craft] = []
  var ferries: [Ferry] = []

  init(name: String) { self.name = name }
}

var crafts: [any PersistentModel.Type] {
  [Craft.self, Ferry.self, CarFerry.self, Tanker.self, Deck.self, Tank.self, Harbour.self]
}

/// A container in memory with ferries and tankers in turn: F0, T1, F2, T3 and so on.
func harbour(_ count: Int) throws -> ModelContainer {
  let container = try ModelContainer(
    for: Schema(crafts), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  let context = ModelContext(container)
  for number in 0..<count {
    if number.isMultiple(of: 2) {
      let ferry = Ferry(name: "F\(number)")
      ferry.decks = [Deck(number: number)]
      context.insert(ferry)
    } else {
      let tanker = Tanker(name: "T\(number)")
      tanker.tanks = [Tank(volume: Double(number))]
      tanker.tender = nil
      context.insert(tanker)
    }
  }
  try context.save()
  return container
}
