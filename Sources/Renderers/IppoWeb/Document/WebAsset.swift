import Crypto
import Foundation

/// The client script and the style sheet: part of the program, addressed by their content so that they can be cached
/// for ever.
struct WebAsset: Sendable {
  static let client = WebAsset(
    name: "client.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.client_min_js)
  /// Keeps presses and keys until the client runs.
  static let early = WebAsset(
    name: "early.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.early_min_js)
  /// The module that edits texts. The client loads it for pages with fields.
  static let edits = WebAsset(
    name: "edits.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.edits_min_js)
  /// The parts of the client that only some pages need, and load on demand.
  static let extras = WebAsset(
    name: "extras.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.extras_min_js)
  /// The keyboard functions beyond those of browsers; the extras load them.
  static let keyboard = WebAsset(
    name: "keyboard.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.keyboard_min_js)
  /// Asks for rows that have not been made; the extras load it.
  static let rows = WebAsset(
    name: "rows.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.rows_min_js)
  /// Brings the files a person chooses; the extras load it.
  static let files = WebAsset(
    name: "files.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.files_min_js)
  /// Looks after presentations that belong to a part of the page; the extras load it.
  static let stage = WebAsset(
    name: "stage.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.stage_min_js)
  /// Turns pages that are dragged; the extras load it.
  static let pager = WebAsset(
    name: "pager.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.pager_min_js)
  /// Keeps the chosen rows of wheels in the middle; the extras load it.
  static let wheel = WebAsset(
    name: "wheel.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.wheel_min_js)
  /// Says where views are that only measured boxes can place; the extras load it.
  static let layout = WebAsset(
    name: "layout.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.layout_min_js)
  /// Lets the address bar say where the app is.
  static let address = WebAsset(
    name: "address.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.address_min_js)
  /// Shows what a person does to controls before the answer; the extras load it.
  static let optimistic = WebAsset(
    name: "optimistic.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.optimistic_min_js)
  /// Tells whether the page is seen, where the app asks for it; the extras load it.
  static let phase = WebAsset(
    name: "phase.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.phase_min_js)
  /// Goes on with the window of a page that is loaded again, where sessions are kept.
  static let reload = WebAsset(
    name: "reload.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.reload_min_js)
  /// Listens to elements that scripts of the app define; the extras load it.
  static let custom = WebAsset(
    name: "custom.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.custom_min_js)
  /// Has the browser keep ``OfflinePage``; the extras load it.
  static let offline = WebAsset(
    name: "offline.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.offline_min_js)
  /// The service worker: shows ``OfflinePage`` where there is no network. It is served with a field of its own.
  static let worker = WebAsset(
    name: "worker.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.worker_min_js)
  /// Shows pages in pages that something else makes, which load it.
  static let island = WebAsset(
    name: "island.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.island_min_js)
  /// Keeps what a person reads in its place, in browsers without scroll anchoring; the extras load it.
  static let anchoring = WebAsset(
    name: "anchoring.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.anchoring_min_js)
  /// Makes fields as high as their text, in browsers whose styles cannot; the extras load it.
  static let growing = WebAsset(
    name: "growing.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.growing_min_js)
  /// Replaces large titles by small ones, in browsers without scroll timelines; the extras load it.
  static let titles = WebAsset(
    name: "titles.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.titles_min_js)
  /// Brings popovers, and their light dismissal, to browsers without them; the client loads it.
  static let popovers = WebAsset(
    name: "popovers.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.popovers_min_js)
  /// Chooses the colours of the scheme, in browsers without `light-dark()`; the client loads it.
  static let colors = WebAsset(
    name: "colors.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.colors_min_js)
  /// Keeps fields in sight above a keyboard on the screen; the extras load it.
  static let viewport = WebAsset(
    name: "viewport.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.viewport_min_js)
  /// Uses devices of the person: notifications, the place, the voice; the extras load it.
  static let devices = WebAsset(
    name: "devices.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.devices_min_js)
  /// Shows the errors of a program under `--dev`. No other program serves it.
  static let dev = WebAsset(
    name: "dev.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.dev_min_js)
  static let style = WebAsset(
    name: "style.css", type: "text/css; charset=utf-8", bytes: PackageResources.style_min_css)

  /// The assets of every program.
  static let all = [
    client, early, edits, extras, keyboard, rows, files, stage, pager, wheel, layout, address, optimistic, phase,
    reload, custom, offline, worker, island, anchoring, growing, titles, popovers, colors, viewport, devices, style,
  ]

  let name: String
  /// The path it is served at, below the base path.
  let route: String
  let type: String
  let body: String
  /// Compressed once, as small as can be.
  let text: CodedText
  /// The start of the content's SHA-256.
  let hash: String

  private init(name: String, type: String, bytes: [UInt8]) {
    self.name = name
    route = "/_ippo/\(name)"
    self.type = type
    body = String(decoding: bytes, as: UTF8.self)
    text = CodedText(body, level: 9)
    hash = SHA256.hash(data: Data(bytes)).prefix(8).hexadecimal
  }

  /// Relative to the page, so that it is right below any base path.
  var path: String { "_ippo/\(name)?v=\(hash)" }
  /// Relative to the client script, as the addresses of modules are.
  var modulePath: String { "./\(name)?v=\(hash)" }

  /// Entity tags (RFC 9110, 8.8.3): what is compressed is another representation.
  var tag: String { "\"\(hash)\"" }
  var gzipTag: String { "\"\(hash)-gzip\"" }
}
