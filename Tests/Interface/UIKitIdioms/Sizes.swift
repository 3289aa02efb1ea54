import SwiftUI

// How apps ask for the size of the screen, and what for.

let screen = UIScreen.main.bounds

public struct HalfWidth: View {
  public init() {}

  public var body: some View {
    VStack {
      Text("\(Int(UIScreen.main.bounds.width)) by \(Int(UIScreen.main.bounds.size.height))")
      RoundedRectangle(cornerRadius: 12)
        .frame(width: UIScreen.main.bounds.width / 2, height: 1 / UIScreen.main.scale)
        .offset(x: -screen.width)
        .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0)
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
    }
  }
}

extension UIScreen {
  static var isSmall: Bool { UIScreen.main.nativeBounds.height < 1334 }
}

extension UIApplication {
  var firstKeyWindow: UIWindow? {
    connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
      .first { $0.isKeyWindow }
  }
}

private struct SafeAreaInsetsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets {
    let insets = UIApplication.shared.firstKeyWindow?.safeAreaInsets ?? .zero
    return EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension EnvironmentValues {
  public var windowInsets: EdgeInsets { self[SafeAreaInsetsKey.self] }
}

struct RotationModifier: ViewModifier {
  let action: (UIDeviceOrientation) -> Void

  func body(content: Content) -> some View {
    content
      .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
        action(UIDevice.current.orientation)
      }
  }
}

public struct Turned: View {
  @State private var orientation = UIDeviceOrientation.unknown

  public init() {}

  public var body: some View {
    Text(orientation.isLandscape ? "landscape" : orientation.isPortrait ? "portrait" : "unknown")
      .modifier(RotationModifier { orientation = $0 })
  }
}
