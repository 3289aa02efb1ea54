import IppoRender

/// Measures of the session's own work, for a window that is inspected.
extension TerminalSession {
  private var meter: (any FrameMeter)? { (window as? any MeteredSource)?.meter }

  /// Lays out, and tells the meter how long that took.
  func layOutMeasured() {
    guard let meter else { return layOut() }
    let start = meter.time
    layOut()
    meter.noteLayout(meter.time - start)
  }

  /// Writes a frame, and tells the meter its size.
  func write(frame bytes: [UInt8]) {
    write(bytes)
    if !bytes.isEmpty { meter?.bytesOfLastEvent()(bytes.count) }
  }
}
