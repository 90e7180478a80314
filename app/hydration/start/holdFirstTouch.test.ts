// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { report } from "../progress.ts";
import { holdFirstTouch } from "./holdFirstTouch.ts";

/* A form whose components handle events, just before the page says that it is hydrated. */

const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
document.body.innerHTML = '<form id="login" method="post"><button>Entrar</button></form>';
const form = document.querySelector("form") as HTMLFormElement;
form.addEventListener("submit", sent);
holdFirstTouch();

/** Checks a field as conform does: by a button that is there for a moment. */
function checkField() {
  const submitter = document.createElement("button");
  submitter.hidden = true;
  submitter.name = "__intent__";
  submitter.setAttribute("form", form.id);
  document.body.append(submitter);
  form.requestSubmit(submitter);
  submitter.remove();
}

test("a field that is checked then is checked at once, and sends nothing when the page is hydrated", async () => {
  checkField();
  expect(sent).toHaveBeenCalledTimes(1);
  // Where the button was, the components put one of theirs.
  const later = document.createElement("button");
  later.setAttribute("form", form.id);
  document.body.append(later);
  report("hydrated");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toHaveBeenCalledTimes(1);
});
