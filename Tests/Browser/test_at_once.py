"""What a person does to a control shows before the answer, and gives way to an answer that says otherwise."""

import re

import pytest
from page_conditions import module
from playwright.sync_api import expect

PRESSED, CHECKED, EXPANDED, SELECTED = "aria-pressed", "aria-checked", "aria-expanded", "aria-selected"


@pytest.fixture
def page(open_screen):
    """A page whose second script has loaded the part that is tested."""
    page = open_screen("at-once")
    module(page, "optimistic")
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def tab(page, name):
    return page.get_by_role("tab", name=name)


def hold(page):
    """From now on nothing arrives at the server."""
    page.line.held = []


def is_held(page):
    """Nothing was answered: what shows is the page's own doing."""
    return bool(page.line.held)


def release(page):
    page.line.release()
    page.line.settle()


def test_a_button_that_stays_down_is_down_before_the_answer_and_after_it(page):
    hold(page)
    button(page, "Bold").click()
    expect(button(page, "Bold")).to_have_attribute(PRESSED, "true")
    expect(page.get_by_text("is not bold")).to_be_visible()
    assert is_held(page)
    release(page)
    expect(button(page, "Bold")).to_have_attribute(PRESSED, "true")
    expect(page.get_by_text("is bold", exact=True)).to_be_visible()


def test_a_change_that_is_refused_gives_way(page):
    hold(page)
    button(page, "Stubborn").click()
    expect(button(page, "Stubborn")).to_have_attribute(PRESSED, "true")
    release(page)
    expect(page.get_by_text("Refused 1")).to_be_visible()
    expect(button(page, "Stubborn")).to_have_attribute(PRESSED, "false")


def test_presses_in_a_row_each_turn_it_round(page):
    hold(page)
    for expected in ["true", "false", "true"]:
        button(page, "Bold").click()
        expect(button(page, "Bold")).to_have_attribute(PRESSED, expected)
    held = [message for _, message in page.line.held if '"setOn"' in message]
    assert [message.endswith("true]") for message in held] == [True, False, True]
    release(page)
    expect(button(page, "Bold")).to_have_attribute(PRESSED, "true")
    expect(page.get_by_text("is bold", exact=True)).to_be_visible()


def test_answers_to_the_first_of_several_presses_do_not_set_the_control_back(page):
    hold(page)
    for _ in range(3):
        button(page, "Bold").click()
    # All states that it has from here on.
    page.evaluate("""() => {
      const el = [...document.querySelectorAll("button[aria-pressed]")].find((el) => el.textContent.includes("Bold"));
      window.drawn = [];
      const look = () => { window.drawn.push(el.getAttribute("aria-pressed")); requestAnimationFrame(look); };
      requestAnimationFrame(look);
    }""")
    # What is held may begin with a ping.
    first = next(it for it in page.line.held if '"setOn"' in it[1])
    page.line.held.remove(first)
    rest, page.line.held = page.line.held, None
    page.line.send(*first)
    expect(page.get_by_text("is bold", exact=True)).to_be_visible()
    for message in rest:
        page.line.send(*message)
    page.line.settle()
    expect(page.get_by_text("is bold", exact=True)).to_be_visible()
    assert set(page.evaluate("window.drawn")) == {"true"}


def test_what_is_to_await_its_answer_does(page):
    hold(page)
    button(page, "Asked").click()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(button(page, "Asked")).to_have_attribute(PRESSED, "false")
    release(page)
    expect(button(page, "Asked")).to_have_attribute(PRESSED, "true")


def test_a_toggle_of_a_menu_is_checked_when_the_menu_is_opened_again(page):
    hold(page)
    button(page, "View").click()
    page.get_by_role("menuitemcheckbox", name="Ruler").click()
    button(page, "View").click()
    expect(page.get_by_role("menuitemcheckbox", name="Ruler")).to_have_attribute(CHECKED, "true")
    release(page)
    expect(page.get_by_text("is bold", exact=True)).to_be_visible()


def test_what_is_folded_away_is_gone_at_once_and_comes_back_where_it_has_to_stay(page):
    hold(page)
    button(page, "Details").click()
    button(page, "Locked").click()
    for name, text in [("Details", "The details"), ("Locked", "The secret")]:
        expect(button(page, name)).to_have_attribute(EXPANDED, "false")
        expect(page.get_by_text(text)).to_be_hidden()
    release(page)
    expect(button(page, "Details")).to_have_attribute(EXPANDED, "false")
    expect(button(page, "Locked")).to_have_attribute(EXPANDED, "true")
    expect(page.get_by_text("The secret")).to_be_visible()
    button(page, "Details").click()
    expect(page.get_by_text("The details")).to_be_visible()


def test_a_tab_is_chosen_at_once_by_pointer_and_keys(page):
    hold(page)
    tab(page, "Two").click()
    expect(tab(page, "Two")).to_have_attribute(SELECTED, "true")
    expect(tab(page, "One")).to_have_attribute(SELECTED, "false")
    expect(page.get_by_text("The second")).to_be_visible()
    expect(page.get_by_text("The first")).to_be_hidden()
    tab(page, "Two").press("ArrowLeft")
    expect(page.get_by_text("The first")).to_be_visible()
    tab(page, "One").press("ArrowRight")
    tab(page, "There").click()
    expect(page.get_by_text("The stubborn second")).to_be_visible()
    assert is_held(page)
    release(page)
    expect(page.get_by_text("The second")).to_be_visible()
    expect(tab(page, "Two")).to_have_attribute("tabindex", "0")
    expect(page.get_by_text("The stubborn first")).to_be_visible()
    expect(tab(page, "There")).to_have_attribute(SELECTED, "false")


def stepper(page, name):
    return page.get_by_role("group", name=re.compile(name))


def test_a_stepper_counts_at_once_and_not_beyond_its_bounds(page):
    hold(page)
    control = stepper(page, "Amount")
    for expected in ["4", "5", "5"]:
        control.get_by_role("button", name="Increment").click()
        expect(control).to_have_attribute("aria-description", expected)
        expect(page.get_by_text(f"Amount: {expected}")).to_be_visible()
    control.get_by_role("button", name="Decrement").click()
    expect(page.get_by_text("Amount: 4")).to_be_visible()
    release(page)
    expect(page.get_by_text("Amount: 4")).to_be_visible()
    expect(control).to_have_attribute("aria-description", "4")


def test_a_stepper_that_is_refused_gives_way(page):
    hold(page)
    control = stepper(page, "3 of 3")
    control.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("3 of 3, now 2")).to_be_visible()
    release(page)
    expect(page.get_by_text("3 of 3, now 1")).to_be_visible()
    expect(control).to_have_attribute("aria-description", "1")


def row(page, name):
    return page.get_by_role("option", name=name, exact=True)


def test_a_row_is_selected_at_once_and_alone(page):
    hold(page)
    row(page, "Oak").click()
    expect(row(page, "Oak")).to_have_attribute(SELECTED, "true")
    row(page, "Elm").click()
    expect(row(page, "Elm")).to_have_attribute(SELECTED, "true")
    expect(row(page, "Oak")).to_have_attribute(SELECTED, "false")
    expect(page.get_by_text("Tree: none")).to_be_visible()
    assert is_held(page)
    release(page)
    expect(page.get_by_text("Tree: elm")).to_be_visible()
    expect(row(page, "Elm")).to_have_attribute(SELECTED, "true")
    expect(row(page, "Oak")).to_have_attribute(SELECTED, "false")


def test_a_row_is_selected_at_once_by_keys(page):
    hold(page)
    row(page, "Oak").focus()
    page.keyboard.press("Enter")
    expect(row(page, "Oak")).to_have_attribute(SELECTED, "true")
    release(page)
    expect(page.get_by_text("Tree: oak")).to_be_visible()


def test_of_rows_that_can_be_selected_together_each_turns_round(page):
    expect(page.get_by_role("listbox").filter(has=row(page, "Red"))).to_have_attribute("aria-multiselectable", "true")
    hold(page)
    for name in ["Red", "Green", "Red"]:
        row(page, name).click()
    expect(row(page, "Red")).to_have_attribute(SELECTED, "false")
    expect(row(page, "Green")).to_have_attribute(SELECTED, "true")
    release(page)
    expect(page.get_by_text("Colours: green")).to_be_visible()
    expect(row(page, "Red")).to_have_attribute(SELECTED, "false")


def test_a_selection_that_is_refused_gives_way(page):
    hold(page)
    row(page, "Stone").click()
    expect(row(page, "Stone")).to_have_attribute(SELECTED, "true")
    release(page)
    expect(page.get_by_text("Refused 1")).to_be_visible()
    expect(row(page, "Stone")).to_have_attribute(SELECTED, "false")
    expect(row(page, "Paper")).to_have_attribute(SELECTED, "true")


def test_a_row_that_is_to_await_its_answer_does(page):
    hold(page)
    row(page, "Later").click()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(row(page, "Later")).to_have_attribute(SELECTED, "false")
    release(page)
    expect(row(page, "Later")).to_have_attribute(SELECTED, "true")


def test_a_row_decides_for_itself_whether_it_awaits_its_answer(page):
    hold(page)
    for name in ["Sooner", "Careful"]:
        row(page, name).click()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(row(page, "Sooner")).to_have_attribute(SELECTED, "true")
    expect(row(page, "Careful")).to_have_attribute(SELECTED, "false")
    row(page, "Careless").click()
    expect(row(page, "Careless")).to_have_attribute(SELECTED, "true")
    release(page)
    expect(page.get_by_text("Tree: careless")).to_be_visible()


def test_rows_of_an_outline_are_folded_at_once_with_all_below_them(page):
    for name in ["Trunk", "Bough"]:
        button(page, name).click()
    expect(page.get_by_text("Leaf")).to_be_visible()
    page.line.settle()
    hold(page)
    button(page, "Trunk").click()
    for name in ["Bough", "Twig", "Leaf", "Fork"]:
        expect(page.get_by_text(name, exact=True)).to_be_hidden()
    expect(page.get_by_text("Root", exact=True)).to_be_visible()
    # What is there is shown again as quickly.
    button(page, "Trunk").click()
    expect(page.get_by_text("Twig")).to_be_visible()
    button(page, "Bough").click()
    button(page, "Trunk").click()
    button(page, "Trunk").click()
    expect(page.get_by_text("Twig")).to_be_hidden()
    expect(page.get_by_text("Fork")).to_be_visible()
    assert is_held(page)
    release(page)
    expect(page.get_by_text("Fork")).to_be_visible()
    expect(button(page, "Bough")).to_have_attribute(EXPANDED, "false")
    expect(page.get_by_text("Twig")).to_have_count(0)


def test_what_opens_a_page_is_held_down_until_the_page_is_there(page):
    link = page.locator(".leads", has_text="Deeper")
    hold(page)
    link.click()
    expect(link).to_have_attribute("data-opening", "")
    expect(page.locator("[data-opening]")).to_have_count(1)
    release(page)
    expect(page.get_by_text("Deep down")).to_be_visible()
    expect(page.locator("[data-opening]")).to_have_count(0)


def test_a_row_that_opens_a_page_is_held_down_as_a_whole(page):
    hold(page)
    page.get_by_text("Inside", exact=True).click()
    expect(page.locator("li[data-opening]", has_text="Inside")).to_be_visible()
    release(page)
    expect(page.get_by_text("Deep down")).to_be_visible()
    expect(page.locator("[data-opening]")).to_have_count(0)


def test_a_page_is_left_at_once(page):
    page.get_by_text("Deeper").click()
    expect(page.get_by_text("Deep down")).to_be_visible()
    page.line.settle()
    hold(page)
    page.locator(".page[data-back] [data-event=dismiss]").click()
    expect(page.get_by_text("Deep down")).to_be_hidden()
    expect(button(page, "Bold")).to_be_visible()
    assert is_held(page)
    release(page)
    expect(page.locator(".page[data-back]:not(.leaving)")).to_have_count(0)
    expect(button(page, "Bold")).to_be_visible()


def test_the_browsers_back_button_leaves_a_page_at_once(page):
    page.get_by_text("Deeper").click()
    expect(page.get_by_text("Deep down")).to_be_visible()
    page.line.settle()
    hold(page)
    page.evaluate("history.back()")
    expect(page.get_by_text("Deep down")).to_be_hidden()
    expect(button(page, "Bold")).to_be_visible()
    assert is_held(page)
    release(page)
    expect(page.locator(".page[data-back]:not(.leaving)")).to_have_count(0)


def test_what_was_done_stays_through_a_cut_and_is_done_once(page):
    hold(page)
    button(page, "Bold").click()
    button(page, "Stubborn").click()
    page.line.held = None
    page.line.cut()
    expect(button(page, "Bold")).to_have_attribute(PRESSED, "true")
    expect(page.locator("#ippo-status")).to_have_text("")
    page.line.settle()
    expect(page.get_by_text("is bold", exact=True)).to_be_visible()
    expect(button(page, "Bold")).to_have_attribute(PRESSED, "true")
    expect(page.get_by_text("Refused 1")).to_be_visible()
    expect(button(page, "Stubborn")).to_have_attribute(PRESSED, "false")


def test_a_press_shows_while_no_answer_can_come(page):
    """The time from the press to the first frame with the new state is printed (`-s`), and is for a quiet machine to judge."""
    hold(page)
    page.evaluate("""() => {
      window.times = {};
      const measure = (name, el, isShown) => el.addEventListener("pointerdown", () => {
        const start = performance.now();
        const look = () => isShown() ? window.times[name] = performance.now() - start : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }, true);
      const find = (selector, text) => [...document.querySelectorAll(selector)].find((el) => el.textContent.includes(text));
      const bold = find("button[aria-pressed]", "Bold"), fold = find("button[aria-expanded]", "Details");
      const two = find("[role=tab]", "Two"), amount = find(".stepper", "Amount");
      const oak = find("[role=option]", "Oak"), inside = find("li", "Inside");
      measure("toggle", bold, () => bold.ariaPressed === "true");
      measure("disclosure", fold, () => fold.ariaExpanded === "false");
      measure("tab", two, () => two.ariaSelected === "true");
      measure("row", oak, () => oak.ariaSelected === "true");
      measure("page", inside, () => inside.dataset.opening === "");
      measure("stepper", amount.querySelector("[data-step='1']"), () => amount.textContent.includes("4"));
    }""")
    button(page, "Bold").click()
    button(page, "Details").click()
    tab(page, "Two").click()
    stepper(page, "Amount").get_by_role("button", name="Increment").click()
    row(page, "Oak").click()
    page.get_by_text("Inside", exact=True).click()
    page.wait_for_function("() => Object.keys(window.times).length === 6")
    times = page.evaluate("window.times")
    print(times)
    assert is_held(page)
    release(page)
