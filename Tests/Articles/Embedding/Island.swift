import Admin
import Hummingbird
import Ippo
import IppoWeb
import Logging

struct HTML: ResponseGenerator {
  var text: String

  init(_ text: String) { self.text = text }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    Response(status: .ok, body: .init(byteBuffer: .init(string: text)))
  }
}

@MainActor
func addIsland(to router: Router<BasicRequestContext>, logger: Logger) throws {
  //= var configuration = WebServerConfiguration(title: "Widgets")
}
