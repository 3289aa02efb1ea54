public import IppoRender

extension ViewGraph: RenderSource {
  /// Sets the colour scheme, the size classes, the locale and the time zone of the window.
  ///
  /// A width of 700 points and more is regular, as where the style sheet turns from phone to desktop. A language there
  /// is no data for, and a zone that is not in the IANA database, change nothing.
  public func adapt(to client: ClientEnvironment) {
    updateEnvironment { environment in
      environment.colorScheme = client.isDark ? .dark : .light
      if client.width > 0 { environment.horizontalSizeClass = client.width < 700 ? .compact : .regular }
      if client.height > 0 { environment.verticalSizeClass = client.height < 480 ? .compact : .regular }
      if let locale = client.language.flatMap(LanguageTag.init)?.locale { environment.locale = locale }
      if let zone = client.timeZone.flatMap(ZoneName.zone) { environment.timeZone = zone }
    }
    drain()
  }
}
