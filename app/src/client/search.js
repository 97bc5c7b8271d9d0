// The search box on every page: “/” leads to it, and what is found so far stands below it as real links.
// Without this script the box is a form that leads to the page of results.
const WAIT = 120;

for (const form of document.querySelectorAll("form[role=search]")) {
  const box = form.querySelector("input[type=search]");
  const list = document.createElement("div");
  list.className = "suggestions";
  list.hidden = true;
  // Said to those who do not see the list; it must be there before it has something to say.
  const said = document.createElement("p");
  said.className = "visually-hidden";
  said.setAttribute("role", "status");
  form.append(list, said);
  let timer, asked, shown = "";

  // What is on its way no longer counts.
  const close = () => {
    clearTimeout(timer);
    asked?.abort();
    list.hidden = true;
  };
  const empty = () => {
    close();
    list.replaceChildren();
    said.textContent = shown = "";
  };

  const ask = async () => {
    const typed = box.value.trim();
    asked?.abort();
    if (!typed) return empty();
    const asking = asked = new AbortController();
    const address = new URL(`${form.action}/suggest`);
    address.searchParams.set("q", typed);
    try {
      const answer = await fetch(address, { signal: asking.signal });
      const html = answer.ok ? await answer.text() : "";
      if (asking.signal.aborted) return;
      if (!html) return empty();
      list.innerHTML = html;
      shown = typed;
      said.textContent = list.firstElementChild?.dataset.said ?? "";
      list.hidden = !form.contains(document.activeElement);
    } catch {
      // Typed on, or no way to the server: the form still works.
      if (!asking.signal.aborted) empty();
    }
  };

  box.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, WAIT);
  });
  form.addEventListener("keydown", (event) => {
    // A word may still be on its way from the input method to the box.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
      box.focus();
      close();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !list.hidden) {
      const stops = [box, ...list.querySelectorAll("a")];
      const step = event.key === "ArrowDown" ? 1 : -1;
      const at = stops.indexOf(document.activeElement);
      event.preventDefault();
      stops[(at + step + stops.length) % stops.length].focus();
    }
  });
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget)) close();
  });
  // Where a click gives links no focus, it must not take it from the box either: the list would be gone before the click arrives.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("focus", () => {
    if (shown && shown === box.value.trim()) list.hidden = false;
  });
}

// By what is typed, not by which key: on a Swedish keyboard “/” is Shift-7.
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.target.closest?.("input, select, textarea, [contenteditable]")) return;
  const box = document.querySelector("main input[type=search]") ?? document.querySelector("input[type=search]");
  if (!box) return;
  event.preventDefault();
  box.focus();
  box.select();
});
