#if Web
  import ArgumentParser
  import Foundation

  /// Variables of the environment that stand for options of the server.
  struct ServerVariables {
    private let environment: [String: String]

    init(_ environment: [String: String]) { self.environment = environment }

    private static func name(_ option: String) -> String {
      "IPPO_" + option.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    }

    /// The variable of an option; one without text is none.
    subscript(option: String) -> String? {
      environment[Self.name(option)].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Values with commas between.
    func list(_ option: String) -> [String] {
      self[option]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } ?? []
    }

    /// The value of the command line, or else of the variable.
    func number(_ option: String, _ given: Int?, in range: ClosedRange<Int>) throws -> Int? {
      guard let text = given.map(String.init) ?? self[option] else { return nil }
      guard let number = Int(text), range.contains(number) else {
        let source = given == nil ? Self.name(option) : "--" + option
        throw ValidationError("\(source) is a number in \(range), not “\(text)”.")
      }
      return number
    }

    /// The secret of a file, or of the environment. Space at its ends is not part of it: editors put it there.
    func secret(file: String?) throws -> [UInt8]? {
      if let file = file ?? self["secret-file"] {
        guard let data = FileManager.default.contents(atPath: file) else {
          throw ValidationError("The secret file \(file) does not exist or cannot be read.")
        }
        let isSpace = { (byte: UInt8) in [0x09, 0x0A, 0x0D, 0x20].contains(byte) }
        return [UInt8](data.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
      }
      return self["secret"].map { [UInt8]($0.trimmingCharacters(in: .whitespacesAndNewlines).utf8) }
    }
  }
#endif
