import SwiftUI

/// Alerts, dialogs, sheets, covers and popovers.
struct PresentationsPage: View {
  private enum Shown { case alert, dialog, sheet, halfSheet, cover, popover }

  @State private var shown: Shown?

  private func isShown(_ kind: Shown) -> Binding<Bool> {
    Binding {
      shown == kind
    } set: { isShown in
      if isShown { shown = kind } else if shown == kind { shown = nil }
    }
  }

  var body: some View {
    Specimens {
      Specimen("Questions") {
        Button("Alert") { shown = .alert }
          .alert("Delete the file?", isPresented: isShown(.alert)) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("It cannot be brought back.")
          }
        Button("Confirmation dialog") { shown = .dialog }
          .confirmationDialog("Share the file", isPresented: isShown(.dialog), titleVisibility: .visible) {
            Button("By mail") {}
            Button("By message") {}
          }
      }
      Specimen("Surfaces") {
        Button("Sheet") { shown = .sheet }
          .sheet(isPresented: isShown(.sheet)) { Shelf(title: "Sheet") }
        Button("Half a sheet") { shown = .halfSheet }
          .sheet(isPresented: isShown(.halfSheet)) {
            Shelf(title: "Half a sheet").presentationDetents([.medium]).presentationDragIndicator(.visible)
          }
        Button("Cover") { shown = .cover }
          .fullScreenCover(isPresented: isShown(.cover)) { Shelf(title: "Cover") }
        Button("Popover") { shown = .popover }
          .popover(isPresented: isShown(.popover)) { Text("What a popover says").padding() }
      }
    }
  }
}

/// What a surface shows: a page that can be left.
private struct Shelf: View {
  let title: LocalizedStringKey
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("It is dismissed by Done, or as its kind is.")
        .padding()
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") { dismiss() }
          }
        }
    }
  }
}
