import IppoUI

// Previews that the tests find in their own program.

#Preview("Counter") {
  @Previewable @State var count = 0
  Button("Count: \(count)") { count += 1 }
}

#Preview { Text("Unnamed") }

#Preview("Twice") { Text("First") }

#Preview("Twice") { Text("Second") }

#Preview("Numbers", arguments: [3, 5]) { number in Text("Number \(number)") }

#Preview("Small", traits: .fixedLayout(width: 120, height: 40), .landscapeLeft) { Text("Fixed") }

#Preview("Sample", traits: .modifier(SampleModifier())) { ReadsSpeed() }

#Preview("Refused", traits: .modifier(RefusedModifier())) { Text("Never shown") }

#Preview("Issue") { ReportsIssue() }

#Preview("Surroundings") { ShowsSurroundings() }

#Preview("Date") { ShowsNow() }

#Preview("Controller") {
  let controller = UIViewController()
  let label = UILabel()
  label.text = "In a controller"
  controller.view.addSubview(label)
  return controller
}

#Preview("Label") {
  let label = UILabel()
  label.text = "A label of UIKit"
  return label
}

struct Shelf_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Empty shelf").previewDisplayName("Nothing")
      Text("Full shelf").previewDisplayName("Books").previewLayout(.fixed(width: 200, height: 50))
    }
  }
}

private struct Plain_Previews: PreviewProvider {
  static var previews: some View { Text("Plain") }
}
