import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// The page in which a frame of the app's page shows HTML that the app has as a text.
///
/// A document that a page writes into a frame inherits the policy of the page, which forbids the text's styles and scripts. This
/// page has a policy of its own. The field `sandbox` gives the page an opaque origin, even where somebody opens the address alone.
/// The text therefore lacks access to the app's page, cookies and stores.
///
/// The frame's parent sends the text as a message. The page sends the title of the text and the addresses of chosen links. It
/// also sends messages of scripts (`webkit.messageHandlers`) and values of scripts of the app.
enum FramePage {
  static let path = "/_ippo/frame"

  private static let script = """
    onmessage=({source:s,data:d})=>{if(s!==parent||s===self||typeof d?.html!=="string")return;onmessage=null;\
    const say=(m)=>parent.postMessage(m,"*");\
    window.webkit={messageHandlers:new Proxy({},{get:(_,name)=>({postMessage:(body)=>say({name:String(name),body})})})};\
    document.open();document.write(d.html);document.close();\
    const tell=()=>say({title:document.title});\
    addEventListener("message",async({source,data})=>{if(source!==parent||typeof data?.call!=="string")return;\
    try{say({id:data.id,value:await(0,eval)(data.call)})}catch(error){say({id:data.id,error:String(error)})}});\
    addEventListener("click",(event)=>{const link=event.target.closest?.("a[href]");\
    if(!link||link.target==="_blank"||event.defaultPrevented||event.button||event.ctrlKey||event.metaKey||event.shiftKey||\
    link.getAttribute("href").startsWith("#")||!/^https?:$/.test(link.protocol))return;\
    event.preventDefault();say({link:link.href})});\
    document.readyState==="complete"?tell():addEventListener("load",tell)}
    """

  private static let html = CodedText("<!doctype html><meta charset=\"utf-8\"><script>\(script)</script>", level: 9)

  /// The base of what both policies say: a sandbox, and data from sites with TLS alone.
  private static func policy(scripts: String) -> String {
    [
      "sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox",
      "default-src https: data: blob: 'unsafe-inline'", "script-src \(scripts)", "form-action https:",
      "frame-ancestors 'self'",
    ].joined(separator: "; ")
  }

  private static let withScripts = policy(scripts: "https: data: blob: 'unsafe-inline' 'unsafe-eval'")

  /// The policy of texts whose own scripts do not run.
  private static let withoutScripts: String = {
    let digest = Data(SHA256.hash(data: Data(script.utf8))).base64EncodedString()
    return policy(scripts: "'sha256-\(digest)'")
  }()

  static func respond(to request: Request) -> Response {
    var response = WebResponder.response(.ok, type: "text/html; charset=utf-8", html, to: request)
    let runsScripts = request.uri.queryParameters["scripts"] != "none"
    response.headers[.contentSecurityPolicy] = runsScripts ? withScripts : withoutScripts
    response.headers[.init("X-Frame-Options")!] = "SAMEORIGIN"
    response.headers[.cacheControl] = "no-cache"
    return response
  }
}
