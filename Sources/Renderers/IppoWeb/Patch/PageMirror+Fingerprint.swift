extension PageMirror {
  /// Tells the page from all others, in this process.
  var fingerprint: Int {
    var hasher = Hasher()
    if let markup = markup() {
      var writer = JSONWriter()
      markup.write(to: &writer)
      hasher.combine(writer.text)
    }
    return hasher.finalize()
  }
}
