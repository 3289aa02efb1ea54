import SwiftUI
import UIKit

extension UIApplication {
  /// The controller on top, as apps look for it.
  public static func top(
    of base: UIViewController? = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }?.rootViewController
  ) -> UIViewController? {
    if let navigation = base as? UINavigationController { return top(of: navigation.visibleViewController) }
    if let tabs = base as? UITabBarController, let selected = tabs.selectedViewController { return top(of: selected) }
    if let presented = base?.presentedViewController { return top(of: presented) }
    return base
  }
}

/// Asks for a name in an alert, and once more whether it is to be forgotten.
public struct NameCard: View {
  @State private var name = "nobody"

  public init() {}

  public var body: some View {
    VStack {
      Text("Name: \(name)")
      Button("Rename", action: rename)
      Button("Forget", action: forget)
      Button("Share") { share([name, URL(string: "https://example.com/\(name)")!]) }
      Button("Half sheet", action: halfSheet)
    }
  }

  private func rename() {
    let alert = UIAlertController(title: "New name", message: "At least one letter", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.autocapitalizationType = .words
      field.autocorrectionType = .no
      field.keyboardType = .namePhonePad
      field.returnKeyType = .done
      field.textAlignment = .center
      field.clearButtonMode = .whileEditing
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      .init(
        title: "Save", style: .default,
        handler: { _ in
          if let text = alert.textFields?.first?.text, !text.isEmpty { name = text }
        }))
    alert.view.tintColor = .systemPurple
    UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true, completion: nil)
  }

  private func forget() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Forget \(name)", style: .destructive) { _ in name = "nobody" })
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
    sheet.popoverPresentationController?.sourceView = UIApplication.shared.windows.first
    UIApplication.top()?.present(sheet, animated: true)
  }

  private func share(_ items: [Any]) {
    let sharing = UIActivityViewController(activityItems: items, applicationActivities: [Shout()])
    sharing.excludedActivityTypes = [.addToReadingList, .airDrop, UIActivity.ActivityType.print]
    sharing.completionWithItemsHandler = { type, completed, _, _ in
      name = completed ? type?.rawValue ?? "shared" : "kept"
    }
    if let popover = sharing.popoverPresentationController {
      popover.sourceRect = CGRect(x: 0, y: 0, width: 1, height: 1)
      popover.permittedArrowDirections = []
    }
    UIApplication.top()?.present(sharing, animated: true)
  }

  private func halfSheet() {
    let sheet = UIHostingController(rootView: HalfSheet())
    sheet.modalPresentationStyle = .pageSheet
    if let controller = sheet.sheetPresentationController {
      controller.detents = [.medium(), .large()]
      controller.prefersGrabberVisible = true
    }
    UIApplication.top()?.present(sheet, animated: true)
  }
}

private struct HalfSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("half")
    Button("Done") { dismiss() }
    Button("Alert above") {
      let alert = UIAlertController(title: "Above", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Fine", style: .default))
      UIApplication.top()?.present(alert, animated: true)
    }
  }
}

private final class Shout: UIActivity {
  override var activityType: UIActivity.ActivityType? { .init("shout") }
  override var activityTitle: String? { "Shout" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
}

/// The share sheet as a view in a sheet.
public struct ActivityView: UIViewControllerRepresentable {
  let items: [Any]
  @Environment(\.presentationMode) private var presentationMode

  public init(items: [Any]) { self.items = items }

  public func makeUIViewController(
    context: UIViewControllerRepresentableContext<ActivityView>
  ) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.completionWithItemsHandler = { _, _, _, _ in presentationMode.wrappedValue.dismiss() }
    return controller
  }

  public func updateUIViewController(
    _ uiViewController: UIActivityViewController, context: UIViewControllerRepresentableContext<ActivityView>
  ) {}
}
