import type { Theme } from "#client/lib/page-state.ts";
import type { Locale } from "#shared/locales.ts";

const GROUPS = /^@(?:media|supports|container|layer)\b/;

/** What only script changes, and with it the whole styles come: data, and what is said to a screen reader. */
const SCRIPTED = /\[((?:data|aria)-[\w-]+|dir)(?:=["']?([\w-]+)["']?)?\]/g;
/** On the root of the page, which is none of its elements. */
const OF_ROOT = new Set(["data-waiting"]);
const CHOICES = new Set([":is", ":where", ":has"]);
/** A class that no element has. */
const NOBODY = ".-";
/** Only comes with a pointer, which wakes the page, or with a change of page. */
const STIRRED = /:(?:hover|active)\b|::view-transition/;

/** The root of a page, which is not among its elements. */
export interface PageRoot {
  lang: Locale;
  dir: "ltr" | "rtl";
  theme: Theme;
}

/** What selectors and faces ask for in a page: classes, scripted attributes, types, language, and its characters. */
export function namesOf(html: string, { lang, dir, theme }: PageRoot): Set<string> {
  const names = new Set(["html", "body", `[dir=${dir}]`, `:lang(${lang.split("-")[0]})`]);
  names.add("[data-theme]").add(`[data-theme=${theme}]`);
  if (/<(?:button|input|select|textarea)\b[^>]*\sdisabled\b/.test(html)) names.add(":disabled");
  for (const [, type] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(type!.toLowerCase());
  // Links to other languages name these in their own letters, in a menu that is closed.
  const words = html.replace(/<a [^>]*\slang="[^"]*"[^>]*>.*?<\/a>/gs, "").replace(/<[^>]*>/g, "");
  for (const character of words) names.add(`'${character}`);
  for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list!.split(/\s+/)) names.add(`.${name}`);
  }
  for (const [, name, value] of html.matchAll(/\s((?:data|aria)-[\w-]+|dir)="([^"]*)"/g)) {
    names.add(`[${name}]`).add(`[${name}=${value}]`);
  }
  return names;
}

/** The index after the character that ends a piece: `stops` outside strings and brackets, or the end. */
function endOf(css: string, from: number, stops: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const character = css[at]!;
    if (character === "\\") at++;
    else if (character === '"' || character === "'") at = css.indexOf(character, at + 1);
    else if (depth === 0 && stops.includes(character)) return at + 1;
    else if ("([{".includes(character)) depth++;
    else if (")]}".includes(character)) depth--;
  }
  return css.length;
}

function split(list: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < list.length;) {
    const end = endOf(list, at, ",");
    parts.push(list.slice(at, list[end - 1] === "," ? end - 1 : end));
    at = end;
  }
  return parts;
}

/** Whether some element may match before somebody stirs. */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  let outside = selector;
  for (let inner = ""; inner !== outside;) {
    inner = outside;
    outside = outside.replace(/(:[\w-]+)?\(([^()]*)\)/g, (_all, condition: string, choices: string) =>
      CHOICES.has(condition) && !split(choices).some((choice) => mayMatch(choice, names)) ? NOBODY : "",
    );
  }
  if (STIRRED.test(outside) || (/:disabled\b/.test(outside) && !names.has(":disabled"))) return false;
  const languages = [...selector.matchAll(/(?<!\():lang\([\w-]+\)/g)];
  if (!languages.every(([language]) => names.has(language))) return false;
  const types = outside.replace(/\[[^\]]*\]|[.#:]+[\w-]+/g, "").matchAll(/[a-z][\w-]*/gi);
  if (![...types].every(([type]) => names.has(type.toLowerCase()))) return false;
  const classes = [...outside.matchAll(/\.[\w-]+/g)].every(([name]) => names.has(name));
  return (
    classes &&
    [...outside.matchAll(SCRIPTED)].every(
      ([, name, value]) => OF_ROOT.has(name!) || names.has(value ? `[${name}=${value}]` : `[${name}]`),
    )
  );
}

/** The rules of a style sheet that the elements of a page can match, in their order. */
export function criticalCss(css: string, names: ReadonlySet<string>): string {
  const kept = matchingRules(css, names);
  return withoutIdle(names.has("[data-theme=night]") ? atNight(kept) : kept);
}

/**
 * Takes out of the styles of a page with a large heading the faces of what it shows further down: smaller words, and the
 * lira sign where the language has none of its letters. They are named apart, so that the first view has its own sooner.
 */
export function partFaces(css: string, lang: Locale): { first: string; late: string } {
  if (!/\.display-[12]\{/.test(css)) return { first: css, late: "" };
  let late = "";
  const first = css.replace(/@font-face\{[^}]*\}/g, (face) => {
    const isLira = lang !== "tr" && face.includes("-turkish");
    if (!isLira && !face.includes("Fraunces Variable")) return face;
    const isUnused = isLira && face.includes("italic");
    if (!isUnused) late += face;
    return "";
  });
  return { first, late };
}

/** At night every part of a page is dark, and of two colours only the second is seen; by day some parts are dark too. */
function atNight(css: string): string {
  const at = css.indexOf("light-dark(");
  if (at < 0) return css;
  const dark = endOf(css, at + "light-dark(".length, ",");
  const end = endOf(css, dark, ")");
  return css.slice(0, at) + css.slice(dark, end - 1) + atNight(css.slice(end));
}

/** Whether a face has one of the page's characters. */
function isSpoken(face: string, names: ReadonlySet<string>): boolean {
  const ranges = /unicode-range:([^;}]*)/.exec(face)?.[1];
  if (!ranges) return true;
  const bounds = ranges.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return [parseInt(first.replaceAll("?", "0"), 16), parseInt(last.replaceAll("?", "f"), 16)] as const;
  });
  return [...names].some((name) => {
    const character = name.startsWith("'") ? name.codePointAt(1)! : -1;
    return bounds.some(([first, last]) => character >= first && character <= last);
  });
}

function matchingRules(css: string, names: ReadonlySet<string>): string {
  let kept = "";
  for (let at = 0; at < css.length;) {
    const opening = endOf(css, at, "{;");
    const prelude = css.slice(at, opening - 1).trim();
    if (css[opening - 1] !== "{") {
      at = opening;
      if (prelude) kept += `${prelude};`;
      continue;
    }
    const closing = endOf(css, opening, "}");
    const block = css.slice(opening, closing - 1);
    at = closing;
    if (GROUPS.test(prelude)) {
      const inner = matchingRules(block, names);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude === "@font-face") {
      if (isSpoken(block, names)) kept += `${prelude}{${block}}`;
    } else if (prelude.startsWith("@")) kept += `${prelude}{${block}}`;
    else {
      const selectors = split(prelude).filter((selector) => mayMatch(selector, names));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${block}}`;
    }
  }
  return kept;
}

/** Leaves out transitions, and animations and custom properties that no rule names but such as go themselves. */
function withoutIdle(css: string): string {
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const rest = css
    // Nothing changes before somebody stirs.
    .replace(/(?<=[{;])transition(?:-[\w-]+)?:[^;{}]*(?:;|(?=\}))/g, "")
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
      used.has(name) ? declaration : "",
    )
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (rule, name: string) =>
      new RegExp(`animation[^;{}]*[\\s:,]${name}\\b`).test(css) ? rule : "",
    );
  return rest === css ? css : withoutIdle(rest);
}
