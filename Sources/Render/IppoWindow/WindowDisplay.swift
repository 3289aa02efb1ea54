package import Foundation
import Observation

/// The display of a window: its size, its appearance, its motion and its locale.
///
/// The graph of a window keeps the display up to date, and all code that runs in the window finds it. A body that reads
/// a property runs again when the property changes.
package final class WindowDisplay: Observable, @unchecked Sendable {  // its lock guards it
  /// The display of the window of the running code; `nil` outside of windows.
  @TaskLocal package static var current: WindowDisplay?

  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var storedSize: CGSize?
  private var storedIsDark = false
  private var storedReducesMotion = false
  private var storedLocale: Locale?
  private var storedOverride: RenderColorScheme?
  private var attachments: [ObjectIdentifier: AnyObject] = [:]
  /// Receives the scheme for the whole window.
  private let onOverride: @MainActor (RenderColorScheme?) -> Void
  /// Takes the focus from the field that has it, and returns whether there was one.
  private let onEndEditing: @MainActor () -> Bool
  /// Has a URL opened, and returns whether it can be opened.
  private let onOpen: @MainActor (URL) -> Bool
  /// Has a text put on the clipboard.
  private let onCopy: @MainActor (String) -> Void
  /// Has a device used.
  private let onUse: @MainActor (DeviceRequest) -> Void
  /// Calls back after a time in seconds.
  private let onSchedule: @MainActor (Double, @escaping @MainActor () -> Void) -> Void

  package init(
    onOverride: @escaping @MainActor (RenderColorScheme?) -> Void = { _ in },
    onEndEditing: @escaping @MainActor () -> Bool = { false },
    onOpen: @escaping @MainActor (URL) -> Bool = { _ in false },
    onCopy: @escaping @MainActor (String) -> Void = { _ in },
    onUse: @escaping @MainActor (DeviceRequest) -> Void = { _ in },
    onSchedule: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> Void = { _, _ in }
  ) {
    self.onOverride = onOverride
    self.onEndEditing = onEndEditing
    self.onOpen = onOpen
    self.onCopy = onCopy
    self.onUse = onUse
    self.onSchedule = onSchedule
  }

  /// The size of the window's content, in points; `nil` until the client has reported it.
  package var size: CGSize? { read(\.size) { storedSize } }

  /// Whether the window is dark, as the user prefers or as the app has set it.
  package var isDark: Bool { read(\.isDark) { storedOverride.map { $0 == .dark } ?? storedIsDark } }

  /// Whether the user prefers less motion.
  package var reducesMotion: Bool { read(\.reducesMotion) { storedReducesMotion } }

  /// The scheme that the app has set for the window; `nil` leaves it to the user.
  package var override: RenderColorScheme? { read(\.override) { storedOverride } }

  /// The same scheme for code that is notified of changes in another way: the read is not observed.
  package var untrackedOverride: RenderColorScheme? {
    lock.lock()
    defer { lock.unlock() }
    return storedOverride
  }

  /// The locale of the user; `nil` until the client has reported a language with a locale.
  package var locale: Locale? { read(\.locale) { storedLocale } }

  /// Adopts the properties that the client has reported.
  package func adapt(to client: ClientEnvironment) {
    let size = CGSize(width: client.width, height: client.height)
    if size.width > 0, size.height > 0 { write(\.size, size, storedSize) { storedSize = size } }
    write(\.isDark, client.isDark, storedIsDark) { storedIsDark = client.isDark }
    write(\.reducesMotion, client.reducesMotion, storedReducesMotion) { storedReducesMotion = client.reducesMotion }
    let locale = client.language.flatMap(LanguageTag.init)?.locale
    if let locale { write(\.locale, locale, storedLocale) { storedLocale = locale } }
  }

  /// Sets a scheme for the whole window.
  @MainActor package func setOverride(_ scheme: RenderColorScheme?) {
    guard scheme != override else { return }
    registrar.withMutation(of: self, keyPath: \.isDark) {
      write(\.override, scheme, storedOverride) { storedOverride = scheme }
    }
    onOverride(scheme)
  }

  /// Takes the focus from the field that has it, and returns whether there was one.
  @MainActor package func endEditing() -> Bool { onEndEditing() }

  /// Has the client open a URL, and returns whether it can be opened.
  @MainActor package func open(_ url: URL) -> Bool { onOpen(url) }

  /// Has the client put a text on the clipboard.
  @MainActor package func copy(_ text: String) { onCopy(text) }

  /// Has a device of the person used. ``DeviceDesk`` numbers the requests.
  @MainActor package func use(_ request: DeviceRequest) { onUse(request) }

  /// Calls back in the window after a time in seconds, by the clock of the window's frames. A window that is closed does not.
  @MainActor package func schedule(after seconds: Double, _ callback: @escaping @MainActor () -> Void) {
    onSchedule(seconds, callback)
  }

  /// The window's requests to devices.
  @MainActor package var devices: DeviceDesk { attachment(DeviceDesk.init) }

  /// An object that belongs to the window, one of each type.
  package func attachment<T: AnyObject>(_ make: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    if let known = attachments[ObjectIdentifier(T.self)] as? T { return known }
    let new = make()
    attachments[ObjectIdentifier(T.self)] = new
    return new
  }

  /// The window's object of a type, if one exists.
  package func known<T: AnyObject>(_ type: T.Type) -> T? {
    lock.lock()
    defer { lock.unlock() }
    return attachments[ObjectIdentifier(T.self)] as? T
  }

  /// Whether the window could get another display without a loss: no object that belongs to it is in use.
  @MainActor package var isIdle: Bool {
    lock.lock()
    let attachments = attachments.values
    lock.unlock()
    return attachments.allSatisfy { ($0 as? any IdleAttachment)?.isIdle == true }
  }

  private func read<T>(_ keyPath: KeyPath<WindowDisplay, T>, _ value: () -> T) -> T {
    registrar.access(self, keyPath: keyPath)
    lock.lock()
    defer { lock.unlock() }
    return value()
  }

  private func write<Member, T: Equatable>(
    _ keyPath: KeyPath<WindowDisplay, Member>, _ new: T, _ old: @autoclosure () -> T, _ change: () -> Void
  ) {
    lock.lock()
    let isSame = new == old()
    lock.unlock()
    guard !isSame else { return }
    registrar.withMutation(of: self, keyPath: keyPath) {
      lock.lock()
      change()
      lock.unlock()
    }
  }
}

/// An object that belongs to a window, and may equal a new one.
@MainActor
package protocol IdleAttachment: AnyObject {
  /// Whether the object is indistinguishable from a new one.
  var isIdle: Bool { get }
}
