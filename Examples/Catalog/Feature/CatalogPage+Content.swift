import SwiftUI

extension CatalogPage {
  /// What is on the page.
  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .text: TextPage()
    case .images: ImagesPage()
    case .buttons: ButtonsPage()
    case .menus: MenusPage()
    case .toggles: TogglesPage()
    case .values: ValuesPage()
    case .pickers: PickersPage()
    case .dates: DatesPage()
    case .fields: FieldsPage()
    case .progress: ProgressPage()
    case .stacks: StacksPage()
    case .frames: FramesPage()
    case .grids: GridsPage()
    case .scrolling: ScrollingPage()
    case .lists: ListsPage()
    case .outlines: OutlinesPage()
    case .forms: FormsPage()
    case .tables: TablesPage()
    case .shapes: ShapesPage()
    case .paints: PaintsPage()
    case .effects: EffectsPage()
    case .layers: LayersPage()
    case .tabs: TabsPage()
    case .navigation: NavigationPage()
    case .presentations: PresentationsPage()
    case .gestures: GesturesPage()
    case .accessibility: AccessibilityPage()
    case .charts: ChartsPage()
    }
  }
}
