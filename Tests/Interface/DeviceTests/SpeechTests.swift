import AVFoundation
import Foundation
import IppoRender
import IppoTesting
import Speech
import SwiftUI
import Testing

private final class Reader: NSObject, ObservableObject, AVSpeechSynthesizerDelegate {
  let synthesizer = AVSpeechSynthesizer()
  @Published var log: [String] = []

  override init() {
    super.init()
    synthesizer.delegate = self
  }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    log.append("start \(utterance.speechString)")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
    log.append("end \(utterance.speechString)")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
    log.append("cancel \(utterance.speechString)")
  }
}

private struct Story: View {
  @StateObject private var reader = Reader()

  var body: some View {
    Text(reader.log.joined(separator: ", "))
    Button("Read") {
      for text in ["One", "Two"] {
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        utterance.rate = 0.25
        reader.synthesizer.speak(utterance)
      }
    }
    Button("Stop") { reader.synthesizer.stopSpeaking(at: .immediate) }
  }
}

@MainActor
struct SpeechTests {
  private let host = ViewHost { Story() }

  private func spoken(_ text: String) async throws -> DeviceRequest {
    try await host.request { $0 == .speech(DeviceSpeech(text: text, language: "en-GB", rate: 0.5)) }
  }

  @Test func `texts are spoken one after the other`() async throws {
    try host.tap("Read")
    let one = try await spoken("One")
    try host.answer(.ended, to: one)
    let two = try await spoken("Two")
    #expect(host.contains("start One, end One, start Two"))
    // A page without a voice.
    try host.answer(.unavailable, to: two)
    #expect(host.contains("start One, end One, start Two, cancel Two"))
  }

  @Test func `what waits is cancelled with what is spoken`() async throws {
    try host.tap("Read")
    let one = try await spoken("One")
    try host.tap("Stop")
    await host.wait { $0.contains("start One, cancel One, cancel Two") }
    #expect(host.ops.deviceRequests.contains { $0.use == .end(one.id) })
  }

  @Test func `nothing can be recognized or recorded, and everything says so`() async throws {
    let status = await withCheckedContinuation { continuation in
      SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
    }
    #expect(status == .restricted)
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    #expect(!recognizer.isAvailable)
    recognizer.queue = OperationQueue()
    let request = SFSpeechAudioBufferRecognitionRequest()
    let domain = await withCheckedContinuation { continuation in
      recognizer.recognitionTask(with: request) { result, error in
        #expect(result == nil)
        continuation.resume(returning: (error as NSError?)?.domain)
      }
    }
    #expect(domain == SFSpeechErrorDomain)
    let engine = AVAudioEngine()
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) {
      buffer, _ in request.append(buffer)
    }
    engine.prepare()
    #expect(throws: NSError.self) { try engine.start() }
    #expect(!engine.isRunning)
    #expect(!(await AVAudioApplication.requestRecordPermission()))
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/file.wav")) }
  }
}
