"""Windows of documents: opened from files of the browser, changed, taken back, and saved as downloads."""

from playwright.sync_api import expect

PLAIN = "text/plain"


def open_file(page, name, data):
    page.get_by_role("button", name="Open…", exact=True).click()
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": PLAIN, "buffer": data})


def saved(page):
    """The name and the bytes of the file that Save… gives."""
    page.get_by_role("button", name="Save…", exact=True).click()
    link = page.get_by_role("dialog").get_by_role("link")
    expect(link).to_be_visible()
    with page.expect_download() as download:
        link.click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    with open(download.value.path(), "rb") as file:
        return download.value.suggested_filename, file.read()


def test_a_value_is_opened_changed_undone_and_saved(open_screen):
    page = open_screen("documents")
    field = page.get_by_role("textbox", name="Note")
    expect(field).to_have_value("New note")
    open_file(page, "Plan.txt", "Größe".encode())
    expect(field).to_have_value("Größe")
    expect(page.get_by_role("heading", name="Plan")).to_be_visible()
    field.fill("Größe 42")
    expect(page.get_by_text("Edited", exact=True)).to_be_visible()
    assert saved(page) == ("Plan.txt", "Größe 42".encode())
    expect(page.get_by_text("Edited", exact=True)).to_be_hidden()
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Undo").click()
    expect(field).to_have_value("Größe")


def test_changes_are_lost_with_consent_alone(open_screen):
    page = open_screen("documents")
    field = page.get_by_role("textbox", name="Note")
    field.fill("Mine")
    expect(page.get_by_text("Edited", exact=True)).to_be_visible()
    page.get_by_role("button", name="Open…", exact=True).click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("The document has changes that are not saved")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_be_hidden()
    expect(field).to_have_value("Mine")


def test_an_object_is_read_and_written_in_the_background(open_screen):
    page = open_screen("letters")
    expect(page.get_by_text("New letter", exact=True)).to_be_visible()
    open_file(page, "Letter.txt", b"Dear all")
    expect(page.get_by_text("Dear all", exact=True)).to_be_visible()
    page.get_by_role("button", name="Sign").click()
    expect(page.get_by_text("Dear all, yours", exact=True)).to_be_visible()
    expect(page.get_by_text("Edited", exact=True)).to_be_visible()
    assert saved(page) == ("Letter.txt", b"Dear all, yours")


def test_a_file_that_cannot_be_read_leaves_the_document(open_screen):
    page = open_screen("letters")
    expect(page.get_by_text("New letter", exact=True)).to_be_visible()
    open_file(page, "Broken.txt", b"\xff\xfe\xfd")
    expect(page.get_by_role("alertdialog")).to_contain_text("The document cannot be used")
    page.get_by_role("alertdialog").get_by_role("button", name="OK").click()
    expect(page.get_by_text("New letter", exact=True)).to_be_visible()
