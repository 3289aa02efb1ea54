import SwiftUI

/// Colours, gradients and materials.
struct PaintsPage: View {
  private static let colors: [(name: String, color: Color)] = [
    ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
    ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
  ]

  var body: some View {
    Specimens {
      Specimen("Colours") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 8) {
          ForEach(Self.colors, id: \.name) { item in
            VStack(spacing: 2) {
              item.color.frame(height: 32)
              Text(item.name).font(.caption)
            }
          }
        }
      }
      Specimen("Gradients") {
        let colors = Gradient(colors: [.blue, .pink])
        HStack {
          LinearGradient(gradient: colors, startPoint: .leading, endPoint: .trailing)
          RadialGradient(gradient: colors, center: .center, startRadius: 0, endRadius: 40)
          AngularGradient(gradient: colors, center: .center)
        }
        .frame(height: 64)
      }
      Specimen("Materials") {
        ZStack {
          LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
          HStack {
            Text("Thin").padding(8).background(.thinMaterial, in: Capsule())
            Text("Thick").padding(8).background(.thickMaterial, in: Capsule())
          }
        }
        .frame(height: 80)
      }
      Specimen("Levels") {
        HStack {
          Color.primary
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle().fill(.quaternary)
        }
        .frame(height: 32)
      }
    }
  }
}
