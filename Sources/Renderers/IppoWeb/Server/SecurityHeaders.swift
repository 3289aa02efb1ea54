import HTTPTypes

extension HTTPFields {
  /// The fields of every response.
  static var secured: HTTPFields {
    var fields = HTTPFields()
    fields[.xContentTypeOptions] = "nosniff"
    fields[.init("Referrer-Policy")!] = "no-referrer"
    fields[.init("Cross-Origin-Opener-Policy")!] = "same-origin"
    fields[.init("Cross-Origin-Resource-Policy")!] = "same-origin"
    fields[.init("X-Frame-Options")!] = "DENY"
    fields[.init("Permissions-Policy")!] = "camera=(), geolocation=(self), microphone=(), payment=(), usb=()"
    return fields
  }
}
