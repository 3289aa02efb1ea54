import Foundation
import IppoWindow

/// The notifications of a window: those to come, and those that have come.
@MainActor
final class NotificationDesk {
  /// As many as a phone keeps.
  private static let limit = 64

  private weak var display: WindowDisplay?
  private var pending: [(request: UNNotificationRequest, number: Int)] = []
  private(set) var delivered: [(notification: UNNotification, device: Int)] = []
  private(set) var categories: Set<UNNotificationCategory> = []
  private var status = UNAuthorizationStatus.notDetermined
  /// The number of the last request, by which a timer recognizes a later one.
  private var last = 0

  nonisolated init(_ display: WindowDisplay) { self.display = display }

  var isIdle: Bool { pending.isEmpty && delivered.isEmpty && categories.isEmpty }
  var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

  func setCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }

  // MARK: Permission

  func authorize() async throws -> Bool {
    switch try await ask(.notificationPermission(asks: true)) {
    case .allowed(let isAllowed): status = isAllowed ? .authorized : .denied
    case .unavailable:
      status = .denied
      throw UNError(.notificationsNotAllowed)
    case .refused, .ended, .inFront, .shown, .activated, .location, .media: break
    }
    return status == .authorized
  }

  /// The decision of the person. Another process may have asked, or the person has changed the settings of the browser.
  ///
  /// The last known decision if the task is cancelled, or the window closes, before the answer.
  func currentStatus() async -> UNAuthorizationStatus {
    guard let answer = try? await ask(.notificationPermission(asks: false)) else { return status }
    switch answer {
    case .allowed(let isAllowed): status = isAllowed ? .authorized : .denied
    case .unavailable: status = .denied
    case .refused, .ended, .inFront, .shown, .activated, .location, .media: status = .notDetermined
    }
    return status
  }

  /// The answer to a request.
  ///
  /// - Throws: `CancellationError` if the task is cancelled or the window closes first: a browser that is gone gives no answer.
  private func ask(_ use: DeviceUse) async throws -> DeviceAnswer {
    guard display != nil else { return .unavailable }
    let wait = AnswerWait<DeviceAnswer>()
    var number: Int?
    defer { if let number { display?.devices.forget(number) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait.begin(continuation)
        // A task that was cancelled before asks nobody.
        guard !Task.isCancelled, let display else { return wait.end(with: .failure(CancellationError())) }
        let receiver = AnswerWait<DeviceAnswer>.Receiver(wait)
        number = display.devices.request(use, on: display) { answer, _ in receiver.take(answer) }
      }
    } onCancel: {
      wait.end(with: .failure(CancellationError()))
    }
  }

  // MARK: Requests

  func add(_ request: UNNotificationRequest, for center: UNUserNotificationCenter) async throws {
    let content = request.content
    guard ![content.title, content.subtitle, content.body].allSatisfy(\.isEmpty) || content.sound != nil else {
      throw UNError(.notificationInvalidNoContent)
    }
    if status != .authorized {
      _ = await currentStatus()
      try Task.checkCancellation()
    }
    guard status == .authorized else { throw UNError(.notificationsNotAllowed) }
    removePending { $0 == request.identifier }
    guard let trigger = request.trigger else { return deliver(request, for: center) }
    try schedule(request, trigger, for: center)
  }

  private func schedule(
    _ request: UNNotificationRequest, _ trigger: UNNotificationTrigger, for center: UNUserNotificationCenter
  ) throws {
    let now = Date()
    guard let display, let date = trigger.nextDate(after: now) else { throw UNError(.notificationInvalidNoDate) }
    last += 1
    let number = last
    pending.append((request, number))
    if pending.count > Self.limit { pending.removeFirst() }
    display.schedule(after: date.timeIntervalSince(now)) { [weak self, weak center] in
      guard let self, let center, let index = self.pending.firstIndex(where: { $0.number == number }) else { return }
      self.pending.remove(at: index)
      self.deliver(request, for: center)
      // A calendar may have no such day any more.
      if trigger.repeats { try? self.schedule(request, trigger, for: center) }
    }
  }

  func removePending(_ isMeant: (String) -> Bool) { pending.removeAll { isMeant($0.request.identifier) } }

  func withdraw(_ isMeant: (String) -> Bool) {
    let gone = delivered.filter { isMeant($0.notification.request.identifier) }
    guard let display, !gone.isEmpty else { return }
    delivered.removeAll { entry in gone.contains { $0.device == entry.device } }
    for entry in gone { display.devices.forget(entry.device) }
    display.devices.request(.withdrawal(gone.map(\.notification.request.identifier)), on: display)
  }

  // MARK: Delivery

  private func deliver(_ request: UNNotificationRequest, for center: UNUserNotificationCenter) {
    show(
      UNNotification(date: Date(), request: request), isSilent: request.content.sound == nil, isShownInFront: false,
      for: center)
  }

  private func show(
    _ notification: UNNotification, isSilent: Bool, isShownInFront: Bool, for center: UNUserNotificationCenter
  ) {
    guard let display else { return }
    let content = notification.request.content
    let message = DeviceNotification(
      id: notification.request.identifier, title: content.title,
      body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"), isSilent: isSilent,
      isShownInFront: isShownInFront)
    display.devices.request(.notification(message), on: display) { [weak self, weak center] answer, number in
      guard let self, let center else { return }
      self.take(answer, to: number, about: notification, for: center)
    }
  }

  private func take(
    _ answer: DeviceAnswer, to number: Int, about notification: UNNotification, for center: UNUserNotificationCenter
  ) {
    switch answer {
    case .shown: keep(notification, number)
    case .activated:
      forget(number)
      let response = UNNotificationResponse(
        notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
      center.delegate?.userNotificationCenter(center, didReceive: response) {}
    case .inFront:
      center.delegate?.userNotificationCenter(center, willPresent: notification) { [weak self, weak center] options in
        guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
        Task { @MainActor in
          guard let self, let center else { return }
          self.show(notification, isSilent: !options.contains(.sound), isShownInFront: true, for: center)
        }
      }
    case .refused, .unavailable: status = .denied
    case .allowed, .location, .media, .ended: break
    }
  }

  /// A notification replaces one with the same identifier.
  private func keep(_ notification: UNNotification, _ number: Int) {
    for entry in delivered where entry.notification.request.identifier == notification.request.identifier {
      forget(entry.device)
    }
    delivered.append((notification, number))
    if delivered.count > Self.limit { forget(delivered[0].device) }
  }

  private func forget(_ number: Int) {
    display?.devices.forget(number)
    delivered.removeAll { $0.device == number }
  }
}
