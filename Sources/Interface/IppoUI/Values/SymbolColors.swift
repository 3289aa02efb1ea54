/// The colours that belong to symbols (`SymbolRenderingMode.multicolor`).
///
/// Symbols are drawings of at most two layers: the sign in front, and for a sign in a shape the shape behind it.
/// Symbols outside of the table have no colours of their own and are drawn in the foreground style.
enum SymbolColors {
  typealias Pair = (front: RenderColor, back: RenderColor?)

  static func colors(of symbol: String) -> Pair? {
    if let own = table[symbol] { return own }
    // A sign in a filled shape is white.
    guard symbol.hasSuffix(".fill"), let color = signs.first(where: { symbol.hasPrefix($0.name) })?.color else {
      return nil
    }
    return (.named(.white), .named(color))
  }

  private static let signs: [(name: String, color: RenderColor.Name)] = [
    ("checkmark.circle", .green), ("checkmark.seal", .green), ("checkmark.shield", .green), ("plus.circle", .green),
    ("minus.circle", .red), ("xmark.circle", .red), ("xmark.octagon", .red), ("exclamationmark.octagon", .red),
    ("exclamationmark.triangle", .yellow), ("exclamationmark.circle", .yellow), ("info.circle", .blue),
    ("questionmark.circle", .blue),
  ]

  private static let table: [String: Pair] = {
    var result: [String: Pair] = [:]
    for (color, names) in plain {
      for name in names.split(separator: " ") { result[String(name)] = (.named(color), nil) }
    }
    return result
  }()

  private static let plain: [(RenderColor.Name, String)] = [
    (.red, "heart.fill trash trash.fill flame.fill stop.fill record.circle mappin mappin.circle flag.fill bell.badge"),
    (
      .yellow,
      "star.fill star.leadinghalf.filled sun.max sun.max.fill sun.min sun.min.fill sunrise.fill sunset.fill bolt bolt.fill "
        + "lightbulb.fill folder.fill trophy.fill crown.fill"
    ),
    (.orange, "sun.dust.fill sun.haze.fill medal.fill"),
    (.green, "leaf leaf.fill phone.fill battery.100 battery.75 battery.50 battery.100.bolt tree.fill"),
    (
      .cyan,
      "drop drop.fill snowflake wind humidity.fill cloud.rain cloud.rain.fill cloud.drizzle.fill cloud.heavyrain.fill"
    ),
    (.indigo, "moon moon.fill moon.stars moon.stars.fill moon.zzz.fill"),
    (.gray, "cloud.fill cloud.fog.fill smoke.fill"),
    (.blue, "envelope.fill message.fill"),
  ]
}
