import { discUrl } from "#shared/calendar.ts";
import { escapeHtml } from "#shared/escape.ts";
import type { Night } from "./nights.ts";
import type { NightTexts } from "./use-night-texts.ts";

export interface LineTexts {
  texts: NightTexts;
  /** Tonight's caption, and its label without a dream. */
  tonight: { caption: string; label: string };
  captionClass: string;
  /** The path of the list of a night, escaped for HTML. */
  listOf: (night: string) => string;
}

/** Where a night leads: to its dream, to the list of its dreams, or to the writing of tonight's. */
function hrefOf({ night, count, lead }: Night, { listOf }: LineTexts): string {
  if (!lead) return "/dashboard";
  return count === 1 ? `/dream/${lead.id}` : listOf(night);
}

function disc(night: Night, given: LineTexts): string {
  const { lead, look, count } = night;
  const isTonight = night.when === "tonight";
  const { caption, label: empty } = given.tonight;
  const ofNight = lead ? given.texts.label(night) : empty;
  const label = escapeHtml(isTonight ? `${caption}, ${ofNight}` : ofNight);
  const several = count > 1 ? ` data-count="${count}"` : "";
  const symbols = lead?.symbols ? ` data-symbols="${lead.symbols.join(" ")}"` : "";
  // The style sheet has its size: 365 images with attributes for it are a tenth of the page.
  const image = look === "picture" ? `<img src="${discUrl(lead!.id)}" alt="" loading="lazy">` : "<i></i>";
  const below = isTonight ? `<span class="${given.captionClass}">${escapeHtml(caption)}</span>` : "";
  return `<a data-night="${night.night}"${several}${symbols} href="${hrefOf(night, given)}" aria-label="${label}">${image}${below}</a>`;
}

function cell(night: Night, given: LineTexts, isFar: boolean): string {
  const { day, look, when, fullMoon } = night;
  const shown = look ? ` data-look="${look}"` : "";
  const time = when === "past" ? "" : ` data-when="${when}"`;
  const moon = fullMoon ? ' data-moon=""' : "";
  const far = isFar ? ' data-far=""' : "";
  const item = `<li data-day="${day}"${shown}${time}${moon}${far}`;
  return look !== null || when === "tonight"
    ? `${item}>${disc(night, given)}</li>`
    : `${item} aria-hidden="true"></li>`;
}

/**
 * The nights of a month as HTML: a year has 365, and as elements of React they are a third of the time that its page
 * takes.
 */
export const nightsHtml = (
  nights: readonly Night[],
  given: LineTexts,
  isFar: (day: number) => boolean = () => false,
): string => nights.map((night) => cell(night, given, isFar(night.day))).join("");
