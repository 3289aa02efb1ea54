import Foundation
import IppoRender
import Testing

@testable import IppoTerminal

struct NotificationCommandTests {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], NotificationCommand.identified),
    (["TERM": "foot"], .titleAndText), (["TERM": "rxvt-unicode-256color"], .titleAndText),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .titleAndText),
    (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .text),
    (["TERM": "xterm-256color"], .bell), (["TERM": "linux"], .bell),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], .bell), (["TERM": "screen-256color"], .bell),
  ])
  func `a terminal gets the command that it is known for`(
    _ environment: [String: String], _ command: NotificationCommand
  ) {
    #expect(TerminalTraits(environment: environment).notifications == command)
  }

  private func text(_ command: NotificationCommand, _ notification: DeviceNotification) -> String {
    String(decoding: command.bytes(notification), as: UTF8.self)
  }

  @Test func `a notification is written as the terminal takes it`() {
    let tea = DeviceNotification(
      id: "tea 1", title: "Tea; green", body: "is\nready", isSilent: true, isShownInFront: true)
    #expect(text(.bell, tea) == "")
    #expect(text(.text, tea) == "\u{1B}]9;Tea; green: is ready\u{1B}\\")
    #expect(text(.titleAndText, tea) == "\u{1B}]777;notify;Tea, green;is ready\u{1B}\\")
    #expect(
      text(.identified, tea)
        == "\u{1B}]99;i=tea_1:d=0:p=title;Tea; green\u{1B}\\\u{1B}]99;i=tea_1:d=1:p=body;is ready\u{1B}\\")
    var loud = tea
    (loud.isSilent, loud.body) = (false, "")
    #expect(text(.bell, loud) == "\u{7}")
    #expect(text(.identified, loud) == "\u{1B}]99;i=tea_1:d=1:p=title;Tea; green\u{1B}\\\u{7}")
    #expect(
      NotificationCommand.identified.withdrawal(of: ["tea 1"]) == Array("\u{1B}]99;i=tea_1:p=close;\u{1B}\\".utf8))
    #expect(NotificationCommand.text.withdrawal(of: ["tea 1"]).isEmpty)
  }

  @Test func `nothing in a text ends the command`() {
    let hostile = DeviceNotification(
      id: "\u{1B}\\", title: "\u{1B}]52;c;AAAA\u{7}", body: "\u{9C}\u{0}end", isSilent: true, isShownInFront: true)
    for command in [NotificationCommand.text, .titleAndText, .identified] {
      let inner = text(command, hostile).components(separatedBy: "\u{1B}\\").map { $0.dropFirst(2) }
      let controls = inner.joined().unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(controls.isEmpty, "\(command)")
    }
  }
}
