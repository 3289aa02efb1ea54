import Foundation
import IppoData

@Model
class Vehicle {
  #Index<Vehicle>([\.name])

  var name: String
  var wheels: Int = 4
  var owner: Person?
  var notes: String?

  init(name: String, wheels: Int = 4) {
    self.name = name
    self.wheels = wheels
  }
}

@available(iOS 26, *)
@Model
class Car: Vehicle {
  var doors: Int
  var color: String?
  var seats: [String] = ["driver"]
  @Relationship(deleteRule: .cascade, inverse: \Repair.car) var repairs: [Repair] = []

  init(name: String, doors: Int, color: String? = nil) {
    self.doors = doors
    self.color = color
    super.init(name: name)
  }
}

@Model
final class SportsCar: Car {
  var horsepower: Double = 200

  init(name: String, horsepower: Double) {
    self.horsepower = horsepower
    super.init(name: name, doors: 2, color: "red")
  }
}

/// Has no initialiser: it inherits those of its superclass.
@Model
final class Truck: Vehicle {
  var load: Double = 0
  /// `Car` has a property of this name and of another type.
  var doors: String = "none"
}

@Model
final class Repair {
  var cost: Double
  var car: Car?

  init(cost: Double, car: Car? = nil) {
    self.cost = cost
    self.car = car
  }
}

@Model
final class Person: Identifiable {
  @Attribute(.unique) var name: String
  @Relationship(inverse: \Vehicle.owner) var vehicles: [Vehicle] = []
  var favourite: Car?

  init(name: String) { self.name = name }
}
