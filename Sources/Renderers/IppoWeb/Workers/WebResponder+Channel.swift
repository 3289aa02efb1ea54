import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension HTTPResponder where Context == WebRequestContext {
  /// Answers the requests of connections that no Hummingbird application has accepted, as an application does: with the date,
  /// and with 500 after an error.
  func channelResponder(logger: Logger) -> HTTPChannelHandler.Responder {
    { [self] request, writer, channel in
      let context = WebRequestContext(source: ApplicationRequestContextSource(channel: channel, logger: logger))
      var response: Response
      do {
        response = try await respond(to: request, context: context)
      } catch {
        logger.debug("A request is not answered", metadata: ["error": "\(error)"])
        response = Response(status: .internalServerError)
      }
      response.headers[.date] = HTTPDate.text(time(nil))
      try await writer.write(response: response.head, body: response.body)
    }
  }
}

/// Dates in the preferred format of HTTP (RFC 9110, 5.6.7).
enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// - Parameter seconds: since 1970.
  static func text(_ seconds: time_t) -> String {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let two = { (number: Int32) in (number < 10 ? "0" : "") + String(number) }
    let date = "\(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
    return "\(days[Int(parts.tm_wday)]), \(date) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }
}
