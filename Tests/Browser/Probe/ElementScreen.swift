import SwiftUI

/// An element of a script, with what it says.
struct ElementScreen: View {
  struct Attributes: Encodable {
    var text: String
    var count: Int
    var isOpen: Bool
  }

  struct Move: Decodable {
    var x: Double
    var name: String
  }

  @State private var count = 0
  @State private var said: [String] = []
  @State private var isHeard = true

  private var element: CustomElement<Text> {
    let element = CustomElement(
      "x-probe", script: "x-probe.js", bundle: .module,
      attributes: Attributes(text: "<b>\"&'</b>", count: count, isOpen: count > 1)
    ) { Text("No script") }
    .onEvent("pressed") { count += 1 }
    .slot("inner") { TextField("Inner", text: .constant("")) }
    return isHeard ? element.onEvent("moved", of: Move.self) { said.append("\($0.name) \($0.x)") } : element
  }

  var body: some View {
    VStack {
      element.frame(height: 60)
      Text("Count: \(count)")
      Text("Said \(said.count): \(said.last ?? "nothing")")
      Toggle("Listen", isOn: $isHeard)
    }
  }
}

/// Controls whose changes show at once, and those that the app makes something else of.
struct AtOnceScreen: View {
  @State private var isBold = false
  @State private var isStubborn = false
  @State private var isOpen = true
  @State private var isLocked = true
  @State private var isAsked = false
  @State private var tab = 0
  @State private var stubbornTab = 0
  @State private var isSwitched = false
  @State private var size = "Small"
  @State private var amount = 3
  @State private var little = 1
  @State private var path: [Int] = []
  @State private var tree: String?
  @State private var colours: Set<String> = []
  @State private var material: String? = "paper"
  @State private var log: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack(spacing: 12) {
          Toggle("Bold", isOn: $isBold).toggleStyle(.button)
          Text(isBold ? "is bold" : "is not bold")
          Toggle(
            "Stubborn",
            isOn: Binding {
              isStubborn
            } set: { _ in
              log.append("refused")
            }
          ).toggleStyle(.button)
          Text("Refused \(log.count)")
          Toggle("Asked", isOn: $isAsked).toggleStyle(.button).optimisticUpdatesDisabled()
          Menu("View") { Toggle("Ruler", isOn: $isBold) }
          DisclosureGroup("Details", isExpanded: $isOpen) { Text("The details") }
          DisclosureGroup(
            "Locked",
            isExpanded: Binding {
              isLocked
            } set: { _ in
            }
          ) { Text("The secret") }
          Toggle("Switch", isOn: $isSwitched)
          Picker("Size", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
          Picker("Place", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          Text("\(isSwitched ? "on" : "off"), \(size)")
          Stepper("Amount: \(amount)", value: $amount, in: 0...5)
          Stepper(
            "3 of 3, now \(little)",
            value: Binding {
              little
            } set: { _ in
            }, in: 0...9)
          NavigationLink("Deeper", value: 1)
          TabView(selection: $tab) {
            Text("The first").tabItem { Text("One") }.tag(0)
            Text("The second").tabItem { Text("Two") }.tag(1)
          }
          .frame(height: 100)
          TabView(
            selection: Binding {
              stubbornTab
            } set: { _ in
            }
          ) {
            Text("The stubborn first").tabItem { Text("Here") }.tag(0)
            Text("The stubborn second").tabItem { Text("There") }.tag(1)
          }
          .frame(height: 100)
          Text("Tree: \(tree ?? "none")")
          List(selection: $tree) {
            Text("Oak").tag("oak")
            Text("Elm").tag("elm")
          }
          .frame(height: 150)
          List(selection: $tree) {
            Text("Later").tag("later")
            Text("Sooner").tag("sooner").optimisticUpdatesDisabled(false)
          }
          .optimisticUpdatesDisabled()
          .frame(height: 150)
          List(selection: $tree) {
            Text("Careful").tag("careful").optimisticUpdatesDisabled()
            Text("Careless").tag("careless")
          }
          .frame(height: 150)
          List(Branch.trees, children: \.branches) { Text($0.name) }.frame(height: 400)
          Text("Colours: \(colours.sorted().joined(separator: ", "))")
          List(selection: $colours) {
            Text("Red").tag("red")
            Text("Green").tag("green")
          }
          .frame(height: 150)
          List(
            selection: Binding {
              material
            } set: { _ in
              log.append("refused")
            }
          ) {
            Text("Paper").tag("paper")
            Text("Stone").tag("stone")
          }
          .frame(height: 150)
          List { NavigationLink("Inside", value: 2) }.frame(height: 100)
        }
      }
      .navigationTitle("At once")
      .navigationDestination(for: Int.self) { _ in Text("Deep down").navigationTitle("Deep") }
    }
  }
}

/// A row of an outline.
struct Branch: Identifiable {
  let name: String
  var branches: [Branch]?

  var id: String { name }

  static let trees = [
    Branch(
      name: "Trunk",
      branches: [
        Branch(name: "Bough", branches: [Branch(name: "Twig"), Branch(name: "Leaf")]),
        Branch(name: "Fork", branches: []),
      ]),
    Branch(name: "Root"),
  ]
}
