import Foundation
import SwiftUI

/// The rain of a week: a chart, and the day that is chosen in it.
public struct RainView: View {
  /// What is chosen in the chart.
  struct Choice: Decodable, Sendable {
    var index: Int
  }

  /// What the chart shows.
  struct Chart: Encodable, Sendable {
    var label: String
    var names: [String]
    var values: [Int]
    var chosen: Int?
  }

  private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  @State private var rain = [3, 12, 7, 0, 5, 9, 1]
  @State private var chosen: Int?

  /// A dry Thursday.
  public init() {}

  /// The chart, and controls that change what it shows.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      CustomElement(
        "bar-chart", script: "bar-chart.js", bundle: .module,
        attributes: Chart(label: "Rain in millimetres", names: Self.days, values: rain, chosen: chosen)
      ) {
        VStack(alignment: .leading) {
          ForEach(rain.indices, id: \.self) { day in
            Button("\(Self.days[day]): \(rain[day]) mm") { chosen = day }
          }
        }
      }
      .onEvent("choose", of: Choice.self) { choice in
        if rain.indices.contains(choice.index) { chosen = choice.index }
      }
      .slot("title") { Text("Rain this week").font(.headline) }
      .frame(height: 200)
      if let chosen {
        Stepper("\(Self.days[chosen]): \(rain[chosen]) mm", value: $rain[chosen], in: 0...20)
      } else {
        Text("Choose a day.")
      }
    }
    .padding()
  }
}
