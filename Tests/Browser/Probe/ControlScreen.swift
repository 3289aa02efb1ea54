import SwiftUI

/// Every kind of control that keeps its own value in a browser, and a line with the app's values.
struct ControlScreen: View {
  @State private var isOn = false
  @State private var isChecked = true
  @State private var menu = 1
  @State private var segment = 1
  @State private var inline = 1
  @State private var radio = 1
  @State private var wheel = 1
  @State private var level = 5.0
  @State private var third = 1.0 / 3
  @State private var count = 0
  @State private var day = Date(timeIntervalSince1970: 1_750_000_000)

  private var choices: String { [menu, segment, inline, radio, wheel].map(String.init).joined(separator: " ") }

  private func picker(_ name: String, _ selection: Binding<Int>) -> some View {
    Picker(name, selection: selection) { ForEach(1..<4, id: \.self) { Text("\(name) \($0)") } }
  }

  var body: some View {
    ScrollView {
      VStack {
        Text(verbatim: "App: \(isOn) \(isChecked) \(choices) \(Int(level)) \(count)")
        Text(verbatim: "Day \(Int(day.timeIntervalSince1970) / 86_400)")
        Toggle("Switch", isOn: $isOn)
        Toggle("Check", isOn: $isChecked).toggleStyle(.checkbox)
        picker("Menu", $menu)
        picker("Segment", $segment).pickerStyle(.segmented)
        picker("Inline", $inline).pickerStyle(.inline)
        picker("Radio", $radio).pickerStyle(.radioGroup)
        picker("Wheel", $wheel).pickerStyle(.wheel)
        Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
        Slider(value: $third) { Text("Third") }
        Stepper("Count", value: $count)
        DatePicker("Day", selection: $day, displayedComponents: .date)
      }
      .padding()
    }
  }
}
