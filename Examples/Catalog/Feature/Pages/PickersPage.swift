import SwiftUI

/// `Picker` and `ColorPicker`: styles.
struct PickersPage: View {
  @State private var fruit = "Apple"
  @State private var color = Color.blue

  private static let fruits = ["Apple", "Banana", "Cherry"]

  @ViewBuilder private var options: some View {
    ForEach(Self.fruits, id: \.self) { fruit in
      Text(fruit)
    }
  }

  var body: some View {
    Specimens {
      Specimen("Menu") {
        Picker("Fruit by menu", selection: $fruit) { options }.pickerStyle(.menu)
      }
      Specimen("Segmented") {
        Picker("Fruit by segments", selection: $fruit) { options }.pickerStyle(.segmented)
      }
      Specimen("Inline") {
        Picker("Fruit inline", selection: $fruit) { options }.pickerStyle(.inline)
      }
      Specimen("Wheel") {
        Picker("Fruit by wheel", selection: $fruit) { options }.pickerStyle(.wheel)
      }
      Specimen("Disabled") {
        Picker("Disabled fruit", selection: $fruit) { options }.disabled(true)
      }
      Specimen("Colour") {
        ColorPicker("Colour", selection: $color)
      }
    }
  }
}
