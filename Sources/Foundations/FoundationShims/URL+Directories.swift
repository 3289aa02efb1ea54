public import Foundation

/// The folders of the person who runs the app, which Foundation names on Apple's platforms only. Elsewhere they are
/// where the desktop keeps them (the XDG user directories on Linux). They need not exist.
extension URL {
  /// The folder of installed applications.
  public static var applicationDirectory: URL { userDirectory(.applicationDirectory, "Applications") }
  /// The folder of files that an app needs to run, hidden from the user.
  public static var applicationSupportDirectory: URL {
    userDirectory(.applicationSupportDirectory, ".local/share")
  }
  /// The folder of files that an app can make again.
  public static var cachesDirectory: URL { userDirectory(.cachesDirectory, ".cache") }
  /// The desktop.
  public static var desktopDirectory: URL { userDirectory(.desktopDirectory, "Desktop") }
  /// The documents of the person.
  public static var documentsDirectory: URL { userDirectory(.documentDirectory, "Documents") }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { userDirectory(.downloadsDirectory, "Downloads") }
  /// The supporting files of apps.
  public static var libraryDirectory: URL { userDirectory(.libraryDirectory, ".local/share") }
  /// The films of the person.
  public static var moviesDirectory: URL { userDirectory(.moviesDirectory, "Videos") }
  /// The music of the person.
  public static var musicDirectory: URL { userDirectory(.musicDirectory, "Music") }
  /// The pictures of the person.
  public static var picturesDirectory: URL { userDirectory(.picturesDirectory, "Pictures") }
  /// The folder of files that the user shares with others.
  public static var sharedPublicDirectory: URL { userDirectory(.sharedPublicDirectory, "Public") }

  private static func userDirectory(_ directory: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: fallback, directoryHint: .isDirectory)
  }
}
