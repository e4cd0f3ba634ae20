import type { Page } from "playwright";

/** One stop of the focus, and what is wrong with it. */
interface Stop {
  name: string;
  faults: string[];
  /** The walk has come round, or has left the page. */
  over: boolean;
}

/** Looks at the element with the focus. Runs in the page. */
async function lookAtFocus(): Promise<Stop> {
  const state = window as unknown as { stops?: Set<Element> };
  const stops = (state.stops ??= new Set());
  const element = document.activeElement!;
  const name = `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}`;
  if (element === document.body || stops.has(element)) return { name, faults: [], over: true };
  stops.add(element);
  // The page may still be on its way to the element.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();

  /** A radio button is drawn by its label. */
  const drawn = [element, ...((element as HTMLInputElement).labels ?? [])];
  const faults: string[] = [];
  const uncovered = drawn.some((part) =>
    Array.from(part.getClientRects()).some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return (
            hit !== null &&
            (part.contains(hit) ||
              (hit !== document.body && hit.contains(part) && hit.matches("a, button, label, summary")))
          );
        }),
      ),
    ),
  );
  if (!uncovered) faults.push("cannot be seen");
  if (!element.matches(":focus-visible")) faults.push("has no visible focus");
  const looks = () => {
    const chain: Element[] = [...drawn];
    for (let parent = element.parentElement, i = 0; parent && i < 3; parent = parent.parentElement, i++)
      chain.push(parent);
    const near = chain.concat(element.nextElementSibling ?? []);
    return near
      .flatMap((part) => [null, "::before", "::after"].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) =>
        [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.opacity].join(),
      )
      .join();
  };
  const focused = looks();
  (element as HTMLElement).blur();
  const plain = looks();
  (element as HTMLElement).focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  if (focused === plain) faults.push("looks the same with the focus");
  return { name, faults, over: false };
}

/** Presses a key until the focus returns to the start; returns every stop. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  await page.evaluate(() => Object.assign(window, { stops: new Set() }));
  const found: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (stop.over) return found;
    found.push(stop);
  }
}

/** What can be pressed or written in, and no walk has reached. */
const missed = (page: Page) =>
  page.evaluate(() => {
    const { stops } = window as unknown as { stops: Set<Element> };
    const scope = document.querySelector("dialog[open]") ?? document;
    const all = scope.querySelectorAll<HTMLInputElement>(
      "a[href], button, input:not([type=hidden]), textarea, select, summary",
    );
    return Array.from(all)
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.tabIndex >= 0,
      )
      .filter(
        (one) =>
          !(one.type === "radio" && !one.checked) && !one.closest("details:not([open]) > :not(summary)"),
      )
      .filter((one) => !stops.has(one))
      .map((one) => one.outerHTML.slice(0, 120));
  });

/**
 * Walks the page by Tab and back by Shift+Tab. Returns the faults: stops that are covered, that do
 * not show the focus, and things that no stop reached.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // The focus is looked at once it has come.
    const style = new CSSStyleSheet();
    style.replaceSync(
      "*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }",
    );
    document.adoptedStyleSheets.push(style);
  });
  const faults: string[] = [];
  for (const key of ["Tab", "Shift+Tab"] as const) {
    for (const stop of await walk(page, key)) {
      faults.push(...stop.faults.map((fault) => `${key}: ${stop.name} ${fault}`));
    }
    faults.push(...(await missed(page)).map((one) => `${key}: never reached ${one}`));
  }
  return faults;
}
