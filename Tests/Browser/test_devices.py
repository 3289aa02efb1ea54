"""Devices of the person, which an app uses through the browser: the place, as the browser tells it, and notifications."""

from playwright.sync_api import expect

TOKYO, OSAKA, KYOTO = [
    {"latitude": latitude, "longitude": longitude} for latitude, longitude in [(35.5, 139.75), (34.75, 135.5), (35, 135.75)]]

# A browser without a desktop shows no notifications: the page has the interface, and the test is the person.
NOTIFICATIONS = """
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return this.permission = "granted"; }
  constructor(title, options) {
    Object.assign(this, { title, options });
    window.shown = this;
    document.body.dataset.shown = title + ": " + options.body;
    setTimeout(() => this.onshow());
  }
  close() {}
};
"""


def press(page, name):
    page.get_by_role("button", name=name).click()


def test_an_app_knows_the_place_that_the_browser_tells(open_screen):
    page = open_screen("devices", permissions=["geolocation"], geolocation=TOKYO)
    press(page, "Find me")
    expect(page.get_by_text("At 35.5 139.75")).to_be_visible()
    press(page, "Follow me")
    page.context.set_geolocation(OSAKA)
    expect(page.get_by_text("At 34.75 135.5")).to_be_visible()
    # A line that is lost meanwhile changes nothing.
    page.line.cut()
    page.context.set_geolocation(KYOTO)
    expect(page.get_by_text("At 35.0 135.75")).to_be_visible()
    press(page, "Leave me")


def test_a_person_who_refuses_is_nowhere(open_screen):
    page = open_screen("devices")
    press(page, "Find me")
    expect(page.get_by_text("Denied")).to_be_visible()


def test_a_notification_is_shown_and_chosen(open_screen):
    page = open_screen("devices")
    page.context.add_init_script(NOTIFICATIONS)
    page.reload()
    press(page, "Remind me")
    expect(page.get_by_text("Reminded")).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-shown", "Tea: is ready")
    page.evaluate("shown.onclick()")
    expect(page.get_by_text("Chosen: Tea")).to_be_visible()
