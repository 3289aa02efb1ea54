"""A field in pyview-web, whose pages run the client of Phoenix LiveView. The program listens on PORT."""

import os
import sys

import uvicorn
from pyview import LiveView, LiveViewSocket
from pyview.playground import playground


class ChatView(LiveView):
    async def mount(self, socket: LiveViewSocket, session):
        socket.context = {"draft": "", "lines": "Lines: ", "all": []}

    async def handle_event(self, event, payload, socket: LiveViewSocket):
        draft = payload.get("draft", [""])[0]
        if event == "change":
            socket.context["draft"] = draft.upper()
        if event == "send":
            socket.context["all"].append(draft.upper())
            socket.context["lines"] = "Lines: " + "|".join(socket.context["all"])
            socket.context["draft"] = ""


if __name__ == "__main__":
    # A template is looked for beside the file of its view.
    sys.modules["pyview_app"] = sys.modules["__main__"]
    app = playground().with_live_view(ChatView).with_title("Chat").no_devtools().build()
    uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]), log_level="warning")
