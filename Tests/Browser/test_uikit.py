"""What is made of controllers, controls and pictures of UIKit, in Chromium."""

from playwright.sync_api import expect


def test_an_alert_asks_for_a_text(open_screen):
    page = open_screen("alerts of UIKit")
    page.get_by_role("button", name="Rename").click()
    alert = page.get_by_role("alertdialog", name="New name")
    expect(alert).to_contain_text("At least one letter")
    alert.get_by_role("textbox").fill("Ada")
    alert.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Name: Ada")).to_be_visible()
    expect(alert).to_have_count(0)


def test_a_sheet_of_a_controller_and_an_alert_above_it(open_screen):
    page = open_screen("alerts of UIKit")
    page.get_by_role("button", name="Half sheet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("half", exact=True)).to_be_visible()
    sheet.get_by_role("button", name="Alert above").click()
    alert = page.get_by_role("alertdialog", name="Above")
    alert.get_by_role("button", name="Fine").click()
    expect(alert).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_text("half", exact=True)).to_have_count(0)
    # The controller knows that a person has dismissed it: it can present again.
    page.get_by_role("button", name="Half sheet").click()
    expect(page.get_by_text("half", exact=True)).to_be_visible()


def test_controls_are_those_of_the_page(open_screen):
    page = open_screen("controls of UIKit")
    expect(page.get_by_placeholder("City")).to_be_focused()
    page.keyboard.type("Rome")
    expect(page.get_by_text("city Rome")).to_be_visible()
    page.get_by_role("switch").or_(page.get_by_role("checkbox")).first.click()
    page.get_by_role("slider").fill("255")
    expect(page.get_by_text("value 255, on")).to_be_visible()
    page.get_by_placeholder("Search").fill("tea")
    expect(page.get_by_text("search tea")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_placeholder("Search")).to_have_value("")
    page.get_by_role("button", name="Plain").click()
    page.get_by_role("button", name="Filled").click()
    expect(page.get_by_text("count 11")).to_be_visible()
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.get_by_text("page 2")).to_be_visible()


def test_tabs_with_a_navigation_and_a_table(open_screen):
    page = open_screen("pages of UIKit")
    expect(page.get_by_role("heading", name="Shopping").first).to_be_visible()
    page.get_by_role("button", name="bread").click()
    expect(page.get_by_text("bought bread")).to_be_visible()
    page.get_by_role("button", name="Shopping").click()
    expect(page.get_by_text("bought bread")).not_to_be_visible()
    page.get_by_role("tab", name="About").click()
    expect(page.get_by_text("about this app")).to_be_visible()


def test_drawn_pictures_have_their_colours(open_screen):
    page = open_screen("pictures of UIKit")
    pixels = """async (name) => {
      const img = [...document.querySelectorAll("img")].find((el) => el.alt === name);
      await img.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [img.naturalWidth, img.naturalHeight];
      const context = canvas.getContext("2d");
      context.drawImage(img, 0, 0);
      const at = (x, y) => [...context.getImageData(x, y, 1, 1).data];
      return [canvas.width, canvas.height, at(6, canvas.height / 2), at(0, 0)];
    }"""
    width, height, inside, corner = page.evaluate(pixels, "Badge")
    assert (width, height) == (80, 40)
    assert inside[0] > 200 and inside[1] < 120 and inside[3] == 255
    width, height, inside, corner = page.evaluate(pixels, "Round")
    assert (width, height) == (160, 80)
    assert inside[0] > 200 and inside[3] == 255
    assert corner[3] == 0
