/** Time for other code to move the focus itself after the element with the focus was removed. */
const GRACE_MS = 60;

/** The element with the focus and those around it, from the inside. */
let chain: Element[] = [];

/**
 * The first heading of the innermost element of the chain that is still in the page and has one. Elements whose first
 * heading is hidden are passed over.
 */
function nearestHeading(): HTMLElement | undefined {
  for (const place of chain) {
    const heading = place.isConnected && place.querySelector<HTMLElement>("h1, h2, h3");
    if (heading && heading.checkVisibility()) return heading;
  }
  return undefined;
}

function refocus(): void {
  if (document.activeElement !== document.body || chain[0]?.isConnected !== false) return;
  const heading = nearestHeading();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/*
 * When the element with the focus is removed, such as the button of a deleted item, the nearest heading gets the focus.
 * Otherwise the keyboard would start again at the top of the page.
 */
document.addEventListener("focusin", ({ target }) => {
  chain = [];
  for (let at = target as Element | null; at; at = at.parentElement) chain.push(at);
});
new MutationObserver(() => {
  if (chain[0]?.isConnected === false) setTimeout(refocus, GRACE_MS);
}).observe(document.body, { childList: true, subtree: true });
