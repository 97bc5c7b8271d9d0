// The search box on every page: “/” leads to it, and what is found so far stands below it as real links.
// Without this script the box is a form that leads to the page of results.
const WAIT = 120;

for (const form of document.querySelectorAll("form[role=search]")) {
  const box = form.querySelector("input[type=search]");
  const list = document.createElement("div");
  list.className = "suggestions";
  list.hidden = true;
  form.append(list);
  let timer, asked;

  const close = () => { list.hidden = true; };
  const links = () => [...list.querySelectorAll("a")];

  const ask = async () => {
    const typed = box.value.trim();
    asked?.abort();
    if (!typed) return close();
    asked = new AbortController();
    const address = new URL(`${form.action}/suggest`);
    address.searchParams.set("q", typed);
    try {
      const answer = await fetch(address, { signal: asked.signal });
      if (!answer.ok || box.value.trim() !== typed) return;
      list.innerHTML = await answer.text();
      list.hidden = !form.contains(document.activeElement);
    } catch {
      // Typed on, or no way to the server: the form still works.
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
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !list.hidden) {
      const stops = [box, ...links()];
      const step = event.key === "ArrowDown" ? 1 : -1;
      const at = stops.indexOf(document.activeElement);
      event.preventDefault();
      stops[(at + step + stops.length) % stops.length].focus();
    }
  });
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget)) close();
  });
  box.addEventListener("focus", () => {
    if (list.childElementCount && box.value.trim()) list.hidden = false;
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
