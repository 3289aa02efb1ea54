"""Starts Orca with the preferences of a folder, beside the Orcas of other sessions.

The command `orca` ends all Orcas of the user, or refuses to start beside one.
"""

import sys

from orca import orca

manager = orca.getSettingsManager()
manager.activate(sys.argv[1], {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
