/// Why a server cannot be started.
public enum WebServerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The base path is not made of segments of letters, digits, `-`, `.`, `_` and `~`.
  case basePath(String)
  /// Not an origin: scheme, host and port.
  case origin(String)
  /// Not a host name.
  case host(String)
  /// The secret has too few bytes.
  case shortSecret(bytes: Int)
  /// The folder of images cannot be read.
  case assets(String)
  /// The icon of the app is unreadable or has another form than PNG.
  case icon(String)
  /// The server cannot listen at an address.
  case address(host: String, port: Int, reason: String)
  /// The certificate or the key cannot be used.
  case certificate(String)
  /// Sessions are to outlive the process, and no secret does.
  case sessionsWithoutSecret
  /// The store of sessions cannot be opened.
  case sessions(String)
  /// An app at this path that other pages may not show is to be shown in one.
  case notEmbeddable(String)
  /// No address of the app, which is to be shown in another page.
  case island(String)
  /// A trait of the package `ippo` that is switched off is needed.
  case notBuiltIn(trait: String)

  /// Says what is wrong, and how it is put right.
  public var description: String {
    switch self {
    case .basePath(let path):
      "The base path “\(path)” is not valid. It begins with a slash, and its segments are made of letters, digits, “-”, "
        + "“.”, “_” and “~”: /app."
    case .origin(let origin):
      "“\(origin)” is not an origin. An origin is made of scheme, host and port: https://app.example."
    case .host(let host): "“\(host)” is not a host name. Give it without scheme and path: app.example."
    case .shortSecret(let bytes):
      "The secret has \(bytes) bytes; at least \(WebServerConfiguration.secretBytes) are needed, such as those of "
        + "`openssl rand -hex 32`."
    case .icon(let path): "The icon \(path) cannot be read, or is no PNG file."
    case .assets(let path): "The folder of images \(path) does not exist or cannot be read."
    case .address(let host, let port, let reason): "The server cannot listen at \(host), port \(port): \(reason)"
    case .certificate(let reason): "The certificate or its key cannot be used: \(reason)"
    case .sessionsWithoutSecret:
      "Sessions that outlive the process are sealed with a secret that outlives it too. Give one: --secret-file FILE, or the "
        + "variable IPPO_SECRET; `openssl rand -hex 32` makes one."
    case .sessions(let reason): reason
    case .notEmbeddable(let path):
      "Pages may not show the app at \(path) in themselves. Set `isEmbeddable` in its configuration."
    case .island(let address):
      "“\(address)” is no address of the app. It counts from the app's first folder, and does not begin with a slash: counter."
    case .notBuiltIn(let trait):
      "This program was built without the trait “\(trait)” of the package ippo. Add it to the traits of the dependency, or "
        + "let a proxy speak TLS."
    }
  }
}
