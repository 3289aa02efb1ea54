public import Foundation

extension View {
  func fileExport(
    _ isPresented: Binding<Bool>, _ export: @escaping () -> FileExport, isMove: Bool = false,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, onCancellation: onCancellation) { finish in
        FileExportDialog(export: export(), isMove: isMove) { result in
          finish()
          onCompletion(result)
        }
      })
  }

  /// Lets the person save a document while `isPresented` (SwiftUI's `fileExporter`).
  ///
  /// A browser loads the file down, from an address that is good as long as the dialog is there and for this visitor
  /// alone; the address that `onCompletion` is given is that of the server's copy. In a terminal the person says where
  /// the file goes, and the address is the file's.
  ///
  /// - Parameters:
  ///   - isPresented: set to `false` when the document was saved, or not.
  ///   - document: what is saved; `nil` fails.
  ///   - contentType: what it is written as.
  ///   - defaultFilename: what it is to be called; its ending follows from the type.
  ///   - onCompletion: is given the address of the file, or why there is none. It is not called when the person
  ///     cancels.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Lets the person save a document while `isPresented`.
  ///
  /// - Parameters:
  ///   - contentTypes: what it may be written as: the first is taken, and where there is none, the first the document
  ///     names.
  ///   - onCancellation: is called when the person has not saved it.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExport(
      isPresented, { .documents(document.map { [$0] } ?? [], contentTypes, name: defaultFilename) },
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  /// Lets the person save documents while `isPresented`.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets the person save documents while `isPresented`.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    fileExport(isPresented, { .documents(Array(documents), contentTypes, name: nil) }, onCompletion, onCancellation)
  }

  /// Lets the person save a document that is an object while `isPresented`.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Lets the person save a document that is an object while `isPresented`.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExport(
      isPresented, { .documents(objects: document.map { [$0] } ?? [], contentTypes, name: defaultFilename) },
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  /// Lets the person save documents that are objects while `isPresented`.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets the person save documents that are objects while `isPresented`.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExport(
      isPresented, { .documents(objects: Array(documents), contentTypes, name: nil) }, onCompletion, onCancellation)
  }

  /// Lets the person save a value while `isPresented`, as one of its representations writes it.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExport(
      isPresented, { .items(item.map { [$0] } ?? [], contentTypes, name: defaultFilename) },
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  /// Lets the person save values while `isPresented`, as one of their representations writes them.
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    fileExport(isPresented, { .items(Array(items), contentTypes, name: nil) }, onCompletion, onCancellation)
  }

  /// Lets the person move a file while `isPresented` (SwiftUI's `fileMover`). A browser gets a copy; the file stays.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the person move a file while `isPresented`.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileExport(
      isPresented, { .files(file.map { [$0] } ?? []) }, isMove: true, { onCompletion($0.map { $0[0] }) }, onCancellation
    )
  }

  /// Lets the person move files while `isPresented`.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the person move files while `isPresented`.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    fileExport(isPresented, { .files(Array(files)) }, isMove: true, onCompletion, onCancellation)
  }
}

extension FileExport {
  static func documents<D: FileDocument>(_ documents: [D], _ types: [UTType], name: String?) -> Self {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    return .documents(
      make: { try documents.map { try $0.fileWrapper(configuration: FileDocumentWriteConfiguration(type)) } },
      name: name ?? "Untitled", type: type)
  }

  static func documents<D: ReferenceFileDocument>(
    objects: [D], _ types: [UTType], name: String?
  ) -> Self {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    return .documents(
      make: {
        try objects.map { document in
          try document.fileWrapper(
            snapshot: try document.snapshot(contentType: type), configuration: FileDocumentWriteConfiguration(type))
        }
      },
      name: name ?? "Untitled", type: type)
  }

  static func items<T: Transferable>(_ items: [T], _ types: [UTType], name: String?) -> Self {
    // Values stay on the main actor.
    nonisolated(unsafe) let items = items
    return .later { folder in
      var urls: [URL] = []
      for (index, item) in items.enumerated() {
        let written = try await T.transferRepresentation._write(item, as: types)
        guard let written else { throw FileExportError(errorDescription: "“\(T.self)” is not written as such a file.") }
        let given = name ?? written.name ?? "Untitled"
        let own = FileExport.name(
          items.count > 1 && written.name == nil ? "\(given) \(index + 1)" : given, for: written.type)
        let place = folder.appendingPathComponent("\(index)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let url = place.appendingPathComponent(own)
        try written.write(to: url)
        urls.append(url)
      }
      return urls
    }
  }
}
