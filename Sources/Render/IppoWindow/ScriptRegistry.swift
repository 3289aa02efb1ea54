package import Foundation
internal import Synchronization

/// The scripts of an app's custom elements. They belong to the process, as the app's code does. The server serves only
/// these files as such scripts.
package final class ScriptRegistry: Sendable {
  /// A script that has been read.
  package struct Script: Equatable, Sendable {
    /// A name that changes with the content.
    package var address: String
    package var text: String
  }

  /// The reason why a script cannot be served.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    package var description: String
  }

  package static let shared = ScriptRegistry()

  /// The results by the folder's path and the name.
  private let scripts = Mutex<[[String]: Result<Script, Fault>]>([:])

  package init() {}

  /// The size limit of a script in bytes.
  private static let largest = 4 << 20

  /// The script at an address.
  package func script(at address: String) -> Script? {
    scripts.withLock { $0.values.lazy.compactMap { try? $0.get() }.first { $0.address == address } }
  }

  /// Returns a script of a folder. The file is read once, and the server serves the content that was read.
  ///
  /// - Parameters:
  ///   - name: The path below the folder, such as `bar-chart.js`.
  ///   - isNew: Becomes `true` at the first request for the script.
  package func script(_ name: String, in folder: URL, isNew: inout Bool) -> Result<Script, Fault> {
    let key = [folder.path, name]
    return scripts.withLock { scripts in
      if let known = scripts[key] { return known }
      isNew = true
      let result = Result { () throws(Fault) in try Self.read(name, in: folder) }
      scripts[key] = result
      return result
    }
  }

  /// Returns a script that is part of the program.
  ///
  /// - Parameters:
  ///   - name: A name, such as `ippo-frame.js`.
  ///   - text: The script.
  package func script(_ name: String, text: String) -> Script {
    scripts.withLock { scripts in
      if case .success(let known)? = scripts[[name]] { return known }
      let script = Script(address: "\(Self.hash(Data(text.utf8)))/\(name)", text: text)
      scripts[[name]] = .success(script)
      return script
    }
  }

  private static func read(_ name: String, in folder: URL) throws(Fault) -> Script {
    let segments = name.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }),
      !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\\" || $0.value == 0x7F })
    else { throw Fault(description: "its name has to be a path below the bundle") }
    guard [".js", ".mjs"].contains(where: { name.hasSuffix($0) }) else {
      throw Fault(description: "its name has to end in .js or .mjs")
    }
    let root = folder.resolvingSymlinksInPath().path
    let file = folder.appendingPathComponent(name).resolvingSymlinksInPath()
    guard file.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw Fault(description: "it lies outside of the bundle")
    }
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
      attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int
    else { throw Fault(description: "there is no such file in the bundle") }
    guard size <= largest else { throw Fault(description: "it is larger than 4 MiB") }
    guard let data = try? Data(contentsOf: file), let text = String(validating: data, as: UTF8.self) else {
      throw Fault(description: "it cannot be read as a text in UTF-8")
    }
    let plain = segments.last!.filter { $0.isASCII && !"%?# ".contains($0) }
    return Script(address: "\(hash(data))/\(plain)", text: text)
  }

  /// The FNV-1a hash of 64 bits, which distinguishes the contents of one app.
  private static func hash(_ data: Data) -> String {
    let value = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
