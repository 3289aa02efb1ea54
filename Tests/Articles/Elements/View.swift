import SwiftUI

//= struct Chart: Encodable {

struct RainView: View {
  let rain = [3, 1, 4]
  @State private var chosen: Int?

  var body: some View {
    //= CustomElement("bar-chart", script: "bar-chart.js", bundle: .module, attributes: Chart(values: rain, chosen: chosen)) {
  }
}

extension Bundle {
  fileprivate static var module: Bundle { .main }
}
