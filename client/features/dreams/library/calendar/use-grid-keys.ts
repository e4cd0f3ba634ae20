import { useEffect, type KeyboardEvent, type RefObject } from "react";
import { useRtl } from "../../../../lib/context.tsx";

const LINKS = "a[data-night]";
const nightOf = (link: HTMLElement) => link.dataset.night!;
const monthOf = (link: HTMLElement) => nightOf(link).slice(0, 7);
const dayOf = (link: HTMLElement) => Number(nightOf(link).slice(8));

/** The link of the nearest month before or after whose day is the nearest. */
function inOtherMonth(
  links: readonly HTMLElement[],
  from: HTMLElement,
  step: 1 | -1,
): HTMLElement | undefined {
  const months = [...new Set(links.map(monthOf))];
  const month = months[months.indexOf(monthOf(from)) + step];
  return links
    .filter((link) => monthOf(link) === month)
    .toSorted((a, b) => Math.abs(dayOf(a) - dayOf(from)) - Math.abs(dayOf(b) - dayOf(from)))[0];
}

/** Whether the style sheet puts months under one another, the latest first. */
const areStacked = () => matchMedia("(max-width: 900px)").matches;

/** The link to which a key moves from another one. */
function linkAfterKey(
  key: string,
  links: HTMLElement[],
  from: HTMLElement,
  rtl: boolean,
): HTMLElement | undefined {
  const at = links.indexOf(from);
  const ofMonth = links.filter((link) => monthOf(link) === monthOf(from));
  switch (key) {
    case "ArrowRight":
      return links[at + (rtl ? -1 : 1)];
    case "ArrowLeft":
      return links[at + (rtl ? 1 : -1)];
    case "ArrowUp":
      return inOtherMonth(links, from, areStacked() ? 1 : -1);
    case "ArrowDown":
      return inOtherMonth(links, from, areStacked() ? -1 : 1);
    case "Home":
      return ofMonth[0];
    case "End":
      return ofMonth.at(-1);
    default:
      return undefined;
  }
}

/** Makes one link the stop of the Tab key. Writes only what changes: each write computes styles anew. */
function markStop(links: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const link of links) {
    const place = link === stop ? 0 : -1;
    if (!link.hasAttribute("tabindex") || link.tabIndex !== place) link.tabIndex = place;
  }
}

/**
 * Arrows move between the nights with dreams: to the sides by night, up and down by month; Home and End to the first and
 * last of a month. The Tab key stops at one of them, the last focused one, at first the latest; without script at each.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>) {
  const rtl = useRtl();
  const linksOf = () => [...(grid.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])];

  // Set here and not by React: a year has too many links to render them again.
  useEffect(() => {
    const links = linksOf();
    const focused = links.find((link) => link === document.activeElement);
    const earlier = links.find((link) => link.getAttribute("tabindex") === "0");
    markStop(links, focused ?? earlier ?? links.at(-1));
  });

  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      const link = (target as HTMLElement).closest<HTMLElement>(LINKS);
      // The grid also has a link to the list of each month.
      if (link) markStop(linksOf(), link);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = (event.target as HTMLElement).closest<HTMLElement>(LINKS);
      if (!from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = linkAfterKey(event.key, linksOf(), from, rtl);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
