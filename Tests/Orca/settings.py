"""Settings of Orca for the tests, copied to `orca-customizations.py`: recorded speech, and no echo, braille, sound or whole pages."""

import orca.settings

orca.settings.speechServerFactory = "recorded_speech"
orca.settings.speechFactoryModules = ["recorded_speech"]
orca.settings.enableKeyEcho = False
orca.settings.enableBraille = False
orca.settings.enableSound = False
# The positions of options, tabs and rows among their siblings.
orca.settings.enablePositionSpeaking = True
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
