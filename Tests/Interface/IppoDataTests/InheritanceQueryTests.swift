#if SQLite
  import IppoData
  import IppoTesting
  import Testing

  private struct Fleet: View {
    @Query(sort: \Vehicle.name) private var all: [Vehicle]
    @Query(filter: #Predicate<Vehicle> { $0 is Truck }) private var trucks: [Vehicle]
    @Query(sort: \Car.name) private var cars: [Car]

    var body: some View {
      VStack {
        Text("All: \(all.map(\.name).joined(separator: ", "))")
        Text("Trucks: \(trucks.count)")
        Text("Cars: \(cars.map { "\($0.name) \($0.doors)" }.joined(separator: ", "))")
      }
    }
  }

  @MainActor @Suite struct InheritanceQueryTests {
    @Test func queriesOfAClassAndOfThoseBelowItFollowAllChanges() throws {
      let container = try memory(Vehicle.self, Car.self, SportsCar.self, Truck.self)
      let context = container.mainContext
      let host = ViewHost { Fleet().modelContainer(container) }
      func texts() -> [String] { host.elements.map(\.name).filter { $0.contains(":") } }
      #expect(texts() == ["All: ", "Trucks: 0", "Cars: "])
      let car = Car(name: "Beetle", doors: 3)
      context.insert(car)
      context.insert(Truck(name: "Actros"))
      #expect(texts() == ["All: Actros, Beetle", "Trucks: 1", "Cars: Beetle 3"])
      car.doors = 5
      #expect(texts().last == "Cars: Beetle 5")
      try context.save()

      let other = ModelContext(container)
      other.insert(SportsCar(name: "Elan", horsepower: 126))
      try other.save()
      #expect(texts() == ["All: Actros, Beetle, Elan", "Trucks: 1", "Cars: Beetle 5, Elan 2"])
      context.delete(car)
      #expect(texts() == ["All: Actros, Elan", "Trucks: 1", "Cars: Elan 2"])
    }
  }
#endif
