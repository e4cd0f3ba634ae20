// The few lines a page begins with. The application itself lies in a template and waits for somebody to stir.
const STIRRINGS = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "focusin", "input"];

const waking = new AbortController();
const holding = new AbortController();

/** The page carries only the styles of what it shows; the whole ones take their place when all are there. */
async function completeStyles(): Promise<void> {
  const own = document.querySelectorAll("head > style");
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  await Promise.all(
    Array.from(links, (link) => {
      const loaded = new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
      link.disabled = false;
      return loaded;
    }),
  );
  for (const style of own) style.remove();
}

function wake(): void {
  waking.abort();
  for (const part of parts) part.style.contentVisibility = "auto";
  setTimeout(unfold, 100);
  void completeStyles();
  const { content } = document.querySelector<HTMLTemplateElement>("#application")!;
  // Scripts of a template run once they are part of the page.
  document.head.append(document.importNode(content, true));
}
for (const type of STIRRINGS) addEventListener(type, wake, { signal: waking.signal, passive: true });

// What lies below the first view waits, as its styles say, for a stir or for a while without one. Then it is drawn part
// by part, so that a press is answered in between; what somebody scrolls to comes at once.
const UNSTIRRED_MS = 6000;
const parts = [...document.querySelectorAll<HTMLElement>(".later")];
for (const part of parts) part.style.contentVisibility = getComputedStyle(part).contentVisibility;
delete document.documentElement.dataset.waiting;
function unfold(): void {
  const part = parts.shift();
  if (part) {
    part.style.contentVisibility = "visible";
    // Time to paint it, and to answer a press.
    setTimeout(unfold, 100);
  }
}

// The faces a page names are those of its words; taken now, as the whole styles name all there are.
const faces = Array.from(document.fonts).filter(({ family }) => !family.includes("fallback"));
/** Those of what lies further down, named for a page without script. */
const late = Array.from(
  document.querySelector<HTMLStyleElement>("head > style[media]")?.sheet?.cssRules ?? [],
  (rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(of("font-family").replaceAll('"', ""), of("src"), {
      style: of("font-style"),
      weight: of("font-weight"),
      unicodeRange: of("unicode-range"),
    });
  },
);
/** With all its typefaces: one that comes later lays out everything again. */
async function drawRest(): Promise<void> {
  await Promise.allSettled([...faces, ...late].map((face) => face.load()));
  // Together: each alone would lay out the page anew.
  for (const face of late) document.fonts.add(face);
  setTimeout(unfold, UNSTIRRED_MS);
}
// A page may be whole before it is first painted.
addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(drawRest)), { once: true });

/** The last press that nobody could answer yet. */
let held: (() => void) | undefined;
const line = Object.assign(document.createElement("div"), { className: "travel-line" });
function hold(press: () => void): void {
  held = press;
  document.body.append(line);
}

addEventListener(
  "click",
  (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>("button, a[data-waits]");
    // A submit button speaks through its form, and a new tab needs nobody here.
    if (!pressed || (pressed as HTMLButtonElement).form || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    hold(() => pressed.click());
  },
  { capture: true, signal: holding.signal },
);
addEventListener(
  "submit",
  (event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    hold(() => form.requestSubmit(event.submitter));
  },
  { capture: true, signal: holding.signal },
);
function letGo(): void {
  holding.abort();
  line.remove();
  held?.();
}
addEventListener("application-ready", letGo, { signal: holding.signal });
// An application that does not come leaves links and forms to the browser.
addEventListener(
  "error",
  ({ target }) => {
    if (target === window || target instanceof HTMLScriptElement) letGo();
  },
  { capture: true, signal: holding.signal },
);

// What is written before the application comes is kept already, under the name the field gives.
for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea[data-draft]")) {
  const key = field.dataset.draft!;
  try {
    field.value ||= sessionStorage.getItem(key) ?? "";
    field.addEventListener("input", () => sessionStorage.setItem(key, field.value));
  } catch {
    // Without storage the text lives in the page only.
  }
}
