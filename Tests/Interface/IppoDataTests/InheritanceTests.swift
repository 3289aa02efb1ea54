#if SQLite
  import Foundation
  import Testing

  @testable import IppoData

  private var vehicles: [any PersistentModel.Type] {
    [Vehicle.self, Car.self, SportsCar.self, Truck.self, Repair.self, Person.self]
  }

  private func garage() throws -> ModelContainer {
    let container = try ModelContainer(
      for: Schema(vehicles), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    context.insert(Vehicle(name: "Bicycle", wheels: 2))
    context.insert(Car(name: "Beetle", doors: 3))
    context.insert(SportsCar(name: "Elan", horsepower: 126))
    let truck = Truck(name: "Actros", wheels: 6)
    truck.load = 12
    context.insert(truck)
    try context.save()
    return container
  }

  private func sorted<T: Vehicle>(_ predicate: Predicate<T>? = nil) -> FetchDescriptor<T> {
    FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\T.name)])
  }

  @Suite struct InheritanceTests {
    @Test func aRequestForTheSuperclassFindsObjectsOfAllClasses() throws {
      let context = ModelContext(try garage())
      let all = try context.fetch(sorted() as FetchDescriptor<Vehicle>)
      #expect(all.map(\.name) == ["Actros", "Beetle", "Bicycle", "Elan"])
      #expect(all.map { "\(type(of: $0))" } == ["Truck", "Car", "Vehicle", "SportsCar"])
      #expect((all[0] as? Truck)?.load == 12)
      #expect((all[1] as? Car)?.seats == ["driver"])
      #expect((all[3] as? SportsCar)?.horsepower == 126)
      #expect((all[3] as? Car)?.color == "red")
      #expect(all[0].wheels == 6)
    }

    @Test func aRequestForASubclassFindsItsObjectsAlone() throws {
      let context = ModelContext(try garage())
      #expect(try context.fetch(sorted() as FetchDescriptor<Car>).map(\.name) == ["Beetle", "Elan"])
      #expect(try context.fetch(FetchDescriptor<Truck>()).map(\.doors) == ["none"])
      #expect(try context.fetchCount(FetchDescriptor<Car>(predicate: #Predicate { $0.doors > 2 })) == 1)
      #expect(try context.fetchCount(FetchDescriptor<Vehicle>()) == 4)
      #expect(try context.fetchCount(FetchDescriptor<SportsCar>()) == 1)
    }

    @Test func conditionsTestTheClassOfAnObject() throws {
      let context = ModelContext(try garage())
      let cars = #Predicate<Vehicle> { $0 is Car }
      #expect(try context.fetch(sorted(cars)).map(\.name) == ["Beetle", "Elan"])
      let others = #Predicate<Vehicle> { !($0 is Car) && $0.wheels > 2 }
      #expect(try context.fetch(sorted(others)).map(\.name) == ["Actros"])
      let fast = #Predicate<Vehicle> {
        if let car = $0 as? SportsCar { car.horsepower > 100 } else { false }
      }
      #expect(try context.fetch(sorted(fast)).map(\.name) == ["Elan"])
      let query = try StoreQuery(sorted(fast), Vehicle._$entity, context.core.predicates)
      #expect(query.isExact, "the store evaluates the cast")
    }

    @Test func pendingObjectsOfSubclassesMeetRequestsForTheSuperclass() throws {
      let context = ModelContext(try garage())
      let car = Car(name: "Corolla", doors: 5)
      context.insert(car)
      #expect(try context.fetch(sorted() as FetchDescriptor<Vehicle>).map(\.name).contains("Corolla"))
      #expect(try context.fetch(sorted(#Predicate<Vehicle> { $0 is Truck })).map(\.name) == ["Actros"])
      #expect(try context.fetch(FetchDescriptor<Truck>()).count == 1)
      car.name = "Yaris"
      try context.save()
      #expect(try context.fetch(sorted() as FetchDescriptor<Car>).map(\.name) == ["Beetle", "Elan", "Yaris"])
    }

    @Test func valuesFromBeforeTheInsertionArePersisted() throws {
      let container = try garage()
      let context = ModelContext(container)
      let car = SportsCar(name: "Giulia", horsepower: 510)
      #expect(car.horsepower == 510)
      #expect(car.color == "red")
      car.seats.append("passenger")
      #expect(car.persistentModelID.entityName == "SportsCar")
      context.insert(car)
      try context.save()
      let name = "Giulia"
      let read = try ModelContext(container).fetch(FetchDescriptor<Car>(predicate: #Predicate { $0.name == name }))[0]
      #expect((read as? SportsCar)?.horsepower == 510)
      #expect(read.seats == ["driver", "passenger"])
      #expect(read.persistentModelID == car.persistentModelID)
    }

    @Test func relationshipsLeadToObjectsOfAnyClass() throws {
      let container = try garage()
      let context = ModelContext(container)
      let person = Person(name: "Ada")
      context.insert(person)
      person.vehicles = try context.fetch(sorted() as FetchDescriptor<Vehicle>)
      let car = try #require(person.vehicles.first { $0.name == "Elan" } as? SportsCar)
      person.favourite = car
      car.repairs = [Repair(cost: 80), Repair(cost: 20)]
      try context.save()

      let other = ModelContext(container)
      let read = try other.fetch(FetchDescriptor<Person>())[0]
      #expect(read.vehicles.map { "\(type(of: $0))" }.sorted() == ["Car", "SportsCar", "Truck", "Vehicle"])
      #expect(read.favourite is SportsCar)
      #expect(read.favourite?.repairs.map(\.cost).sorted() == [20, 80])
      #expect(read.vehicles.allSatisfy { $0.owner === read })
      let dear = #Predicate<Person> { $0.vehicles.contains { $0 is Truck } }
      #expect(try other.fetchCount(FetchDescriptor(predicate: dear)) == 1)
      let favourite = try #require(read.favourite)
      other.delete(favourite)
      try other.save()
      #expect(
        try other.fetchCount(FetchDescriptor<Repair>()) == 0, "the rule of the class that declares the relationship")
      #expect(try other.fetchCount(FetchDescriptor<Vehicle>()) == 3)
      #expect(read.favourite == nil)
    }

    @Test func identifiersFindObjectsByEveryClass() throws {
      let context = ModelContext(try garage())
      let ids = try context.fetchIdentifiers(sorted() as FetchDescriptor<Vehicle>)
      #expect(ids.map(\.entityName) == ["Truck", "Car", "Vehicle", "SportsCar"])
      let model = context.model(for: ids[3])
      #expect(model is SportsCar)
      let car: Car? = context.registeredModel(for: ids[3])
      let truck: Truck? = context.registeredModel(for: ids[3])
      #expect(car === model)
      #expect(truck == nil)
      let same = #Predicate<Vehicle> { ids.contains($0.persistentModelID) }
      #expect(try context.fetchCount(FetchDescriptor(predicate: same)) == 4)
    }

    @Test func deletionsMayLeaveOutSubclasses() throws {
      let context = ModelContext(try garage())
      try context.delete(model: Vehicle.self, where: #Predicate { $0.wheels > 0 }, includeSubclasses: false)
      try context.save()
      #expect(try context.fetch(sorted() as FetchDescriptor<Vehicle>).map(\.name) == ["Actros", "Beetle", "Elan"])
      try context.delete(model: Car.self)
      try context.save()
      #expect(try context.fetch(FetchDescriptor<Vehicle>()).map(\.name) == ["Actros"])
    }

    @Test func anotherContextFollowsChangesOfSubclasses() throws {
      let container = try garage()
      let (first, second) = (ModelContext(container), ModelContext(container))
      let car = try first.fetch(sorted() as FetchDescriptor<Car>)[0]
      let same = try #require(try second.fetch(sorted() as FetchDescriptor<Vehicle>).first { $0.name == "Beetle" })
      car.name = "Golf"
      car.doors = 5
      try first.save()
      _ = try second.fetch(FetchDescriptor<Vehicle>())
      #expect(same.name == "Golf")
      #expect((same as? Car)?.doors == 5)
    }

    @Test func aSchemaNamesTheSuperclassByItself() {
      let schema = Schema([SportsCar.self])
      #expect(schema.entities.map(\.name).prefix(3) == ["Vehicle", "Car", "SportsCar"])
      #expect(schema.entity(for: SportsCar.self)?.superentityName == "Car")
      #expect(schema.entity(for: Vehicle.self)?.superentity == nil)
    }

    @Test func aStoreGainsASubclass() throws {
      let folder = try TemporaryFolder()
      do {
        let schema = Schema([Vehicle.self])
        let context = ModelContext(
          try ModelContainer(for: schema, configurations: folder.configuration(schema: schema)))
        context.insert(Vehicle(name: "Bicycle", wheels: 2))
        try context.save()
      }
      let schema = Schema(vehicles)
      do {
        let container = try ModelContainer(for: schema, configurations: folder.configuration(schema: schema))
        let context = ModelContext(container)
        let old = try context.fetch(FetchDescriptor<Vehicle>())
        #expect(old.map { "\(type(of: $0)) \($0.name)" } == ["Vehicle Bicycle"])
        context.insert(Car(name: "Beetle", doors: 3))
        try context.save()
        #expect(try ModelContext(container).fetch(sorted() as FetchDescriptor<Vehicle>).map(\.wheels) == [4, 2])
      }
      let readOnly = folder.configuration(schema: schema, allowsSave: false)
      #expect(
        try ModelContext(ModelContainer(for: schema, configurations: readOnly)).fetch(FetchDescriptor<Car>()).map(
          \.doors)
          == [3])
    }

    @Test func aStoreWithObjectsOfAnUnknownSubclassIsRefused() throws {
      let folder = try TemporaryFolder()
      let schema = Schema(vehicles)
      do {
        let context = ModelContext(
          try ModelContainer(for: schema, configurations: folder.configuration(schema: schema)))
        context.insert(Truck(name: "Actros"))
        try context.save()
      }
      let smaller = Schema([Vehicle.self])
      let error = #expect(throws: SwiftDataError.self) {
        try ModelContainer(for: smaller, configurations: folder.configuration(schema: smaller))
      }
      #expect(
        error?.explanation
          == "The store has objects of 'Truck', a subclass of 'Vehicle' that the schema does not have: add the class to "
          + "'ModelContainer(for:)' or 'modelContainer(for:)'. Nothing was changed.")
    }
  }
#endif
