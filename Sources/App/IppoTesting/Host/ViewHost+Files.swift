public import Foundation
@_spi(Testing) import IppoUI

extension ViewHost {
  /// Chooses files in the one place that asks for some, such as the dialog of `fileImporter`, as a person at a browser does.
  ///
  /// The app is given the files themselves. What a browser's server refuses is refused: files of other types than those asked
  /// for, by their names, and several where one is asked for.
  /// - Throws: ``ViewHostError`` without exactly one element that asks for files, or for a file of another type;
  ///   `RenderEventError` for no files, or too many.
  public func choose(files: [URL]) throws {
    let (id, (wanted, types)) = try element("place to choose files") { element -> (RenderFiles, [String])? in
      guard case .files(let files) = element, case .choose(let types, _) = files.purpose else { return nil }
      return (files, types)
    }
    for file in files where !wanted.accepts(name: file.lastPathComponent) {
      throw ViewHostError.notAccepted(file.lastPathComponent, of: types)
    }
    try graph.send(.files(files.map(\.path)), to: id)
    graph.drain()
  }

  /// Takes the one file that is offered, such as that of `fileExporter`, as a person at a browser does.
  ///
  /// - Returns: What the file is called, and what is in it.
  /// - Throws: ``ViewHostError`` without exactly one offered file; the error of Foundation for an unreadable file.
  @discardableResult
  public func takeFile() throws -> (name: String, contents: Data) {
    let (id, (name, path)) = try element("file to take") { element -> (String, String)? in
      guard case .files(let files) = element, case .take(let name, let path) = files.purpose else { return nil }
      return (name, path)
    }
    // The copy ends with the dialog.
    let contents = try Data(contentsOf: URL(fileURLWithPath: path))
    try graph.send(.files([path]), to: id)
    graph.drain()
    return (name, contents)
  }

  /// The one node whose element is what a step needs.
  func element<Value>(
    _ what: String, where value: (RenderElement) -> Value?
  ) throws -> (id: RenderNodeID, value: Value) {
    graph.drain()
    var found: [(id: RenderNodeID, value: Value)] = []
    var pending = tree.root.map { [$0] } ?? []
    while let id = pending.popLast() {
      if let value = (tree[id]?.element).flatMap(value) { found.append((id, value)) }
      pending.append(contentsOf: tree.children(of: id).reversed())
    }
    guard let first = found.first else { throw ViewHostError.notFound(what, screen: outline) }
    guard found.count == 1 else { throw ViewHostError.ambiguous(what, count: found.count, screen: outline) }
    return first
  }
}
