import Foundation
package import IppoUI

/// The frame of a ``FrameModel``. In a terminal, and on a page without scripts: a link, or the text of the HTML.
package struct FrameView: View {
  private let model: FrameModel

  package init(_ model: FrameModel) { self.model = model }

  private struct Attributes: Encodable {
    var address: String?
    var html: String?
    var base: String?
    var host: String?
    var load: Int
    var label: String?
    var scriptless: Bool
    var calls: [FrameModel.Call]?
  }

  private struct Loaded: Decodable {
    var load: Int
    var goes: Bool
  }

  package var body: some View {
    if let current = model.current {
      CustomElement("ippo-frame", embedded: Self.script, attributes: attributes(of: current)) {
        FrameFallback(content: current.content)
      }
      .onEvent("loaded", of: Loaded.self) { model.didLoad($0.load, goes: $0.goes) }
      .onEvent("told", of: FrameReport.self) { $0.deliver(to: model) }
    } else {
      Color.clear
    }
  }

  private static let script = String(decoding: PackageResources.ippo_frame_js, as: UTF8.self)

  private func attributes(of entry: FrameModel.Entry) -> Attributes {
    var attributes = Attributes(load: model.load, scriptless: !model.allowsScripts)
    switch entry.content {
    case .page(let url):
      attributes.address = url.absoluteString
      attributes.label = url.host
    case .html(let text, let base):
      attributes.html = text
      attributes.base = base.flatMap { $0.scheme?.lowercased() == "https" ? $0.absoluteString : nil }
      attributes.host = "_ippo/frame"
      attributes.label = model.title
      attributes.calls = model.calls.isEmpty ? nil : model.calls
    }
    return attributes
  }
}

/// A message of HTML of the app.
private struct FrameReport: Decodable {
  let load: Int
  let title: String?
  let link: String?
  let name: String?
  let body: JSONValue?
  let id: Int?
  let value: JSONValue?
  let error: String?

  @MainActor func deliver(to model: FrameModel) {
    if let title { model.didTell(title: title, of: load) }
    if let link, let url = URL(string: link) { model.didChoose(url, of: load) }
    if let name { model.didSend(name, body?.object ?? NSNull(), of: load) }
    if let id {
      model.didReturn(error.map { .failure(FrameScriptError(text: $0)) } ?? .success(value ?? .null), of: id)
    }
  }
}

/// A link to a page, or the text of HTML.
private struct FrameFallback: View {
  let content: FrameModel.Content

  var body: some View {
    switch content {
    case .page(let url): Link(destination: url) { Text(verbatim: url.absoluteString) }
    case .html(let text, _):
      ScrollView { Text(verbatim: PlainText(html: text).text).frame(maxWidth: .infinity, alignment: .leading) }
    }
  }
}
