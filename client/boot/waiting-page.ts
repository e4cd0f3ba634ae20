const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "focusin", "input"];
/** Time in milliseconds without an interaction after which what lies below the first view is rendered. */
const IDLE_MS = 6000;

/**
 * Replaces the styles within the page, which are only those of what it shows, by the whole style sheets once all are
 * loaded.
 */
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

/**
 * The font faces of what lies further down. The page has them in `style[media="(scripting: none)"]`, which applies
 * only in browsers without script.
 */
function lateFontFaces(): FontFace[] {
  const rules = document.querySelector<HTMLStyleElement>("head > style[media]")?.sheet?.cssRules ?? [];
  return Array.from(rules, (rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(of("font-family").replaceAll('"', ""), of("src"), {
      style: of("font-style"),
      weight: of("font-weight"),
      unicodeRange: of("unicode-range"),
    });
  });
}

/**
 * Defers the rendering of what lies below the first view until IDLE_MS after the page and its fonts are loaded. Then it
 * is rendered part by part, so that the page responds to a click in between. Returns the function to call at the first
 * interaction: it begins at once, and what the user scrolls to is rendered immediately.
 */
function deferParts(): () => void {
  const deferredParts = [...document.querySelectorAll<HTMLElement>(".later")];
  // Each part keeps what the rule for `[data-waiting] .later` gave it, so that the parts can be shown one by one.
  for (const part of deferredParts) part.style.contentVisibility = getComputedStyle(part).contentVisibility;
  delete document.documentElement.dataset.waiting;
  function showNextPart(): void {
    const part = deferredParts.shift();
    if (part) {
      part.style.contentVisibility = "visible";
      // Time to paint it, and to respond to a click.
      setTimeout(showNextPart, 100);
    }
  }

  // Read before completeStyles: now these are only the faces of the page's characters, afterwards all of the site.
  const firstFaces = Array.from(document.fonts).filter(({ family }) => !family.includes("fallback"));
  const lateFaces = lateFontFaces();
  /** Loads all fonts before the rest is rendered: a font that comes later causes another layout of everything. */
  async function showRest(): Promise<void> {
    await Promise.allSettled([...firstFaces, ...lateFaces].map((face) => face.load()));
    // Together: each alone would cause another layout.
    for (const face of lateFaces) document.fonts.add(face);
    setTimeout(showNextPart, IDLE_MS);
  }
  // A page may be loaded before it is first painted.
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(showRest)), {
    once: true,
  });

  return () => {
    for (const part of deferredParts) part.style.contentVisibility = "auto";
    setTimeout(showNextPart, 100);
  };
}

/** Repeats the last click or submission that came before hydration once the application runs. */
function deferActions(): void {
  const waitingForApplication = new AbortController();
  const { signal } = waitingForApplication;
  let pending: (() => void) | undefined;
  const progressLine = Object.assign(document.createElement("div"), { className: "travel-line" });
  function defer(action: () => void): void {
    pending = action;
    document.body.append(progressLine);
  }

  addEventListener(
    "click",
    (event) => {
      const clicked = (event.target as Element).closest<HTMLElement>("button, a[data-waits]");
      const { form, type } = (clicked ?? {}) as Partial<HTMLButtonElement>;
      // A submit button is handled with its form, and a new tab does not need the application.
      if (!clicked || (form && type === "submit") || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      defer(() => clicked.click());
    },
    { capture: true, signal },
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      event.preventDefault();
      defer(() => form.requestSubmit(event.submitter));
    },
    { capture: true, signal },
  );
  function replayPending(): void {
    waitingForApplication.abort();
    progressLine.remove();
    pending?.();
  }
  addEventListener("application-ready", replayPending, { signal });
  // Where the application cannot be loaded, links and forms are left to the browser.
  addEventListener(
    "error",
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) replayPending();
    },
    { capture: true, signal },
  );
}

/** Fills fields with their stored drafts, and stores what is typed before hydration. A field names its key. */
function storeDrafts(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea[data-draft]")) {
    const key = field.dataset.draft!;
    try {
      field.value ||= sessionStorage.getItem(key) ?? "";
      field.addEventListener("input", () => sessionStorage.setItem(key, field.value));
    } catch {
      // Without storage the text lives in the page only.
    }
  }
}

/**
 * Loads the application from its template at the first interaction. What is pressed before it runs is repeated then,
 * and what is typed is stored.
 */
export function waitForInteraction(application: HTMLTemplateElement): void {
  const waitingForInteraction = new AbortController();
  const showParts = deferParts();
  function loadApplication(): void {
    waitingForInteraction.abort();
    showParts();
    void completeStyles();
    // Scripts of a template run once they are part of the page.
    document.head.append(document.importNode(application.content, true));
  }
  for (const type of INTERACTIONS)
    addEventListener(type, loadApplication, { signal: waitingForInteraction.signal, passive: true });
  deferActions();
  storeDrafts();
}
