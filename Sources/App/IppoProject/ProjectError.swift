/// A fault of a command's arguments or files, with a message for the person who gave the command.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
  /// The message: sentences that say what is wrong and how to mend it.
  package let description: String

  /// An error with a message.
  package init(_ description: String) { self.description = description }
}
