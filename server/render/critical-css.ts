import { LRUCache } from "lru-cache";
import postcss, { type AtRule, type Document, type Root } from "postcss";
import selectorParser, { type Selector } from "postcss-selector-parser";
import type { Theme } from "#client/lib/page-state.ts";
import type { Locale } from "#shared/locales.ts";

/** Attributes that only script sets, which brings the whole styles: rules for values that the page lacks can wait. */
const SCRIPTED = /^(?:(?:data|aria)-|dir$)/;
/** On the root of the page, which is none of its elements. */
const OF_ROOT = "data-waiting";
const CHOICES = new Set([":is", ":where", ":has"]);
/** Only come with a pointer, which brings the whole styles, or with a change of page. */
const AFTER_INTERACTION = /^:(?:hover|active|:view-transition.*)$/;

/** The second colour of `light-dark()`, whose arguments hold at most one level of brackets within another. */
const DARK_COLOUR = /light-dark\((?:[^(),]|\([^()]*\))*,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
/** Large headings, other than words of them in italics. */
const HEADLINE = /(?<! em)\{[^{}]*font-family:var\(--font-headline\)/;

/** The root of a page, which is not among its elements. */
export interface PageRoot {
  lang: Locale;
  dir: "ltr" | "rtl";
  theme: Theme;
}

/** What selectors and font faces ask for in a page: classes, attributes, element types, language, and its characters. */
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

/** Parsed once: parsing takes most of the time, and the selectors of a build are always the same. */
const parsedSelectors = new Map<string, Selector[]>();

/** A build's style sheets, by their text: parsing one takes more than twice as long as copying its tree. */
const parsedSheets = new LRUCache<string, Root>({ max: 30 });

function parsedCopy(sheet: string): Root {
  let root = parsedSheets.get(sheet);
  if (!root) parsedSheets.set(sheet, (root = postcss.parse(sheet)));
  return root.clone();
}

function selectorsOf(list: string): Selector[] {
  let selectors = parsedSelectors.get(list);
  if (!selectors) parsedSelectors.set(list, (selectors = selectorParser().astSync(list).nodes));
  return selectors;
}

/** Whether some element of the page may match before the first interaction. */
function mayMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => {
    if (node.type === "class") return names.has(`.${node.value}`);
    if (node.type === "tag") return names.has(node.value.toLowerCase());
    if (node.type === "attribute") {
      const { attribute, value } = node;
      if (!SCRIPTED.test(attribute) || attribute === OF_ROOT) return true;
      return names.has(value === undefined ? `[${attribute}]` : `[${attribute}=${value}]`);
    }
    if (node.type !== "pseudo") return true;
    if (CHOICES.has(node.value)) return node.nodes.some((choice) => mayMatch(choice, names));
    if (node.value === ":lang" || node.value === ":disabled") return names.has(String(node));
    return !AFTER_INTERACTION.test(node.value);
  });
}

/** Whether a font face has one of the page's characters. */
function hasCharacter(face: AtRule, names: ReadonlySet<string>): boolean {
  let ranges = "";
  face.walkDecls("unicode-range", ({ value }) => void (ranges = value));
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

/** Removes custom properties and animations that nothing uses, until all that is left is used. */
function removeUnused(root: Document): void {
  for (let removed = true; removed;) {
    removed = false;
    const used = new Set<string>();
    root.walkDecls(({ prop, value }) => {
      for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name!);
      if (prop.startsWith("animation")) for (const word of value.split(/[\s,]+/)) used.add(word);
    });
    root.walk((node) => {
      const name =
        node.type === "decl" && node.prop.startsWith("--")
          ? node.prop
          : node.type === "atrule" && node.name === "keyframes"
            ? node.params
            : null;
      if (name === null || used.has(name)) return;
      node.remove();
      removed = true;
    });
  }
}

/** The styles of style sheets that the elements of a page can use before the first interaction, in their order. */
export function criticalCss(sheets: readonly string[], names: ReadonlySet<string>): string {
  const root = postcss.document({ nodes: sheets.map(parsedCopy) });
  root.walkAtRules("font-face", (face) => void (hasCharacter(face, names) || face.remove()));
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes") return;
    const selectors = selectorsOf(rule.selector);
    const kept = selectors.filter((selector) => mayMatch(selector, names));
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selectors = kept.map(String);
  });
  root.walkDecls(/^transition/, (declaration) => void declaration.remove());
  // At night every part of a page is dark; by day some parts are dark too.
  if (names.has("[data-theme=night]")) root.replaceValues(DARK_COLOUR, { fast: "light-dark(" }, "$1");
  removeUnused(root);
  root.walk((node) => {
    const isEmpty = (inner: typeof node): boolean =>
      (inner.type === "rule" || inner.type === "atrule") && inner.nodes?.every(isEmpty) === true;
    if (isEmpty(node)) node.remove();
  });
  return root.toString();
}

/**
 * Takes the faces of smaller words out of the styles of a page with a headline, and the face of the lira sign where the
 * language has none of its letters: they are named apart, so that the fonts of the first view arrive sooner.
 */
export function splitFontFaces(css: string, lang: Locale): { first: string; late: string } {
  if (!HEADLINE.test(css)) return { first: css, late: "" };
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
