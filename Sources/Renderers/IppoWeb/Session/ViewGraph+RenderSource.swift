import Foundation
public import IppoUI

extension ViewGraph: RenderSource {
  /// Sets the colour scheme, the size classes, the locale and the time zone of the window.
  ///
  /// A width of 700 points and more is regular, as where the style sheet turns from phone to desktop.
  public func adapt(to client: ClientEnvironment) {
    updateEnvironment { environment in
      environment.colorScheme = client.isDark ? .dark : .light
      if client.width > 0 { environment.horizontalSizeClass = client.width < 700 ? .compact : .regular }
      if client.height > 0 { environment.verticalSizeClass = client.height < 480 ? .compact : .regular }
      if let language = client.language { environment.locale = Locale(identifier: language) }
      if let zone = client.timeZone.flatMap(TimeZone.init(identifier:)) { environment.timeZone = zone }
    }
    drain()
  }
}
