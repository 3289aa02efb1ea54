import CoreLocation
import SwiftUI
import UserNotifications

/// The place of the person, and a notification that is chosen.
struct DeviceScreen: View {
  @StateObject private var finder = PlaceFinder()
  @State private var reminder = Reminder()

  var body: some View {
    VStack(spacing: 20) {
      Text(finder.place)
      Button("Find me") { finder.manager.requestLocation() }
      Button("Follow me") { finder.manager.startUpdatingLocation() }
      Button("Leave me") { finder.manager.stopUpdatingLocation() }
      Text(reminder.status)
      Button("Remind me") { Task { await reminder.remind() } }
    }
    .padding()
    .onAppear { UNUserNotificationCenter.current().delegate = reminder }
  }
}

private final class PlaceFinder: NSObject, ObservableObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  @Published var place = "Somewhere"

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let coordinate = locations.last?.coordinate else { return }
    place = "At \(coordinate.latitude) \(coordinate.longitude)"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    place = (error as? CLError)?.code == .denied ? "Denied" : "Unknown"
  }
}

@MainActor @Observable
private final class Reminder: UNUserNotificationCenterDelegate {
  var status = "Nothing to remember"

  func remind() async {
    let center = UNUserNotificationCenter.current()
    do {
      guard try await center.requestAuthorization(options: [.alert]) else {
        status = "Not allowed"
        return
      }
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      content.body = "is ready"
      try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
      status = "Reminded"
    } catch { status = "\(error)" }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { .banner }

  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    status = "Chosen: \(response.notification.request.content.title)"
  }
}
