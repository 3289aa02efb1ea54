/// A page of the catalogue: one family of controls or modifiers.
public enum CatalogPage: String, CaseIterable, Hashable, Identifiable, Sendable {
  case text
  case images
  case buttons
  case menus
  case toggles
  case values
  case pickers
  case dates
  case fields
  case progress
  case stacks
  case frames
  case grids
  case scrolling
  case lists
  case outlines
  case forms
  case tables
  case shapes
  case paints
  case effects
  case layers
  case tabs
  case navigation
  case presentations
  case gestures
  case accessibility
  case charts

  public var id: Self { self }

  /// What the list and the bar of the page say.
  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// An SF Symbols name.
  var symbol: String {
    switch self {
    case .text: "textformat"
    case .images: "photo"
    case .buttons: "hand.tap"
    case .menus: "filemenu.and.selection"
    case .toggles: "switch.2"
    case .values: "slider.horizontal.3"
    case .pickers: "checklist"
    case .dates: "calendar"
    case .fields: "character.cursor.ibeam"
    case .progress: "gauge"
    case .stacks: "square.stack"
    case .frames: "rectangle.dashed"
    case .grids: "square.grid.3x3"
    case .scrolling: "scroll"
    case .lists: "list.bullet"
    case .outlines: "list.bullet.indent"
    case .forms: "list.bullet.rectangle"
    case .tables: "tablecells"
    case .shapes: "circle"
    case .paints: "paintpalette"
    case .effects: "wand.and.stars"
    case .layers: "square.3.layers.3d"
    case .tabs: "rectangle.split.3x1"
    case .navigation: "arrow.right"
    case .presentations: "rectangle.portrait.on.rectangle.portrait"
    case .gestures: "hand.draw"
    case .accessibility: "accessibility"
    case .charts: "chart.bar"
    }
  }
}
