"""A speech server of Orca that sends each utterance to a socket of the tests instead of a synthesizer.

Orca loads this module by the name in its setting `speechServerFactory` and calls the interface of `orca.speechserver.SpeechServer`.
"""

import os
import socket


class SpeechServer:
    active = None

    @staticmethod
    def getFactoryName():
        return "Recorded speech"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.active = SpeechServer.active or SpeechServer()
        return SpeechServer.active

    @staticmethod
    def shutdownActiveServers():
        SpeechServer.active = None

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.connect(os.environ["IPPO_SPEECH"])

    def say(self, text):
        if text:
            self.socket.send(str(text).encode())

    def getInfo(self):
        return ["Recorded speech", "recorded"]

    def getVoiceFamilies(self):
        return []

    def speakCharacter(self, character, acss=None):
        self.say(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def speak(self, text=None, acss=None, interrupt=True):
        self.say(text)

    def sayAll(self, utterances, callback):
        for context, _ in utterances:
            self.say(context.utterance)

    def increaseSpeechRate(self, step=5):
        pass

    def decreaseSpeechRate(self, step=5):
        pass

    def increaseSpeechPitch(self, step=0.5):
        pass

    def decreaseSpeechPitch(self, step=0.5):
        pass

    def increaseSpeechVolume(self, step=0.5):
        pass

    def decreaseSpeechVolume(self, step=0.5):
        pass

    def updateCapitalizationStyle(self):
        pass

    def updatePunctuationLevel(self):
        pass

    def stop(self):
        pass

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass
