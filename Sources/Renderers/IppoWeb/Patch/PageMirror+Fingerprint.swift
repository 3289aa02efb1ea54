extension PageMirror {
  /// Tells the page from all others, in this process.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(markup())
    return hasher.finalize()
  }
}
