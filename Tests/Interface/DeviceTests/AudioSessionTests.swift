import AVFoundation
import Foundation
import Testing

/// The names by which players follow the device, which is absent here.
struct AudioSessionTests {
  @Test func `an interruption is read by its keys`() throws {
    let notification = Notification(
      name: AVAudioSession.interruptionNotification, object: nil,
      userInfo: [AVAudioSessionInterruptionTypeKey: UInt(0), AVAudioSessionInterruptionOptionKey: UInt(1)])
    let kind = try #require(notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt)
    #expect(AVAudioSession.InterruptionType(rawValue: kind) == .ended)
    let bits = try #require(notification.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt)
    #expect(AVAudioSession.InterruptionOptions(rawValue: bits).contains(.shouldResume))
    #expect(AVAudioSession.RouteChangeReason(rawValue: 2) == .oldDeviceUnavailable)
    #expect(AVAudioSession.RouteChangeReason(rawValue: 5) == nil)
  }

  @Test func `a category is kept without its sharing`() throws {
    let session = AVAudioSession.sharedInstance()
    let (category, mode, options) = (session.category, session.mode, session.categoryOptions)
    defer { try? session.setCategory(category, mode: mode, options: options) }
    try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
    #expect(session.category == .playback && session.mode == .spokenAudio)
  }

  @Test func `a player that measures is silent`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp3")
    try Data([0xFF, 0xFB]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let player = try AVAudioPlayer(contentsOf: file, fileTypeHint: AVFileType.mp3.rawValue)
    player.isMeteringEnabled = true
    player.updateMeters()
    #expect(player.averagePower(forChannel: 0) == -160)
    #expect(player.peakPower(forChannel: 1) == -160)
  }
}
