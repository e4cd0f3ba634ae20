import { LRUCache } from "lru-cache";
import postcss, { type AtRule, type Document, type Root, type Rule } from "postcss";
import selectorParser, { type Selector } from "postcss-selector-parser";
import type { Theme } from "#client/lib/page-state.ts";
import type { Locale } from "#shared/locales.ts";

/** Attributes that scripts change, which load the whole styles first: rules for values that the page lacks can wait. */
const SCRIPTED = /^(?:(?:data|aria)-|dir$)/;
/** Set on the root element, which `html` in `namesOf` lacks. */
const ROOT_ATTRIBUTE = "data-waiting";
const ALTERNATIVES = new Set([":is", ":where", ":has"]);
/** Match only after an interaction, which loads the whole styles. */
const AFTER_INTERACTION = /^:(?:hover|active|:selection|:view-transition.*)$/;
/** Properties without effect before it. */
const LATER_PROPERTY = /^(?:transition|overflow-anchor$|scroll-behavior$|cursor$|(?:-webkit-)?user-select$)/;

/** A list of languages, of which a page needs its own. */
const LANGUAGES = /:is\((?::lang\(\w+\),?)+\)/g;

/** Captures the dark colour of `light-dark()`, whose arguments nest brackets at most two levels deep. */
const DARK_COLOUR = /light-dark\((?:[^(),]|\([^()]*\))*,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
/** A rule for large headings, other than for words in italics within them. */
const HEADLINE = /(?<! em)\{[^{}]*font-family:var\(--font-headline\)/;

/** Attributes of the root element. */
export interface PageRoot {
  lang: Locale;
  dir: "ltr" | "rtl";
  theme: Theme;
}

/** Returns the page without what its closed menus show: they open by an interaction, which loads the whole styles. */
function withoutClosedMenus(html: string): string {
  let rest = html;
  for (;;) {
    const menu = /<details class="[^"]*" data-side="[^"]*"><summary.*?<\/summary>/s.exec(rest);
    if (!menu) return rest;
    const from = menu.index + menu[0].length;
    let end = from;
    for (let depth = 1; depth > 0;) {
      const tag = /<(\/?)details\b/g;
      tag.lastIndex = end;
      const next = tag.exec(rest);
      if (!next) return rest;
      depth += next[1] ? -1 : 1;
      end = tag.lastIndex;
    }
    // Seen: the next search passes it by.
    const seen = menu[0].replace(" data-side", "  data-side");
    rest = rest.slice(0, menu.index) + seen + rest.slice(end - "</details".length);
  }
}

/**
 * Returns what selectors and font faces match in a page: `.class`, `[attribute]`, `[attribute=value]`, element types,
 * `:lang(...)`, `:disabled`, and each character after a quote mark.
 */
export function namesOf(page: string, { lang, dir, theme }: PageRoot): Set<string> {
  const html = withoutClosedMenus(page);
  const names = new Set(["html", "body", `[dir=${dir}]`, `:lang(${lang.split("-")[0]})`]);
  names.add("[data-theme]").add(`[data-theme=${theme}]`);
  if (/<(?:button|input|select|textarea)\b[^>]*\sdisabled\b/.test(html)) names.add(":disabled");
  for (const [, type] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(type!.toLowerCase());
  // Links to other languages name these in their own script.
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

/** Parsing selectors takes most of the time; a build has a fixed number of them. */
const parsedSelectors = new Map<string, Selector[]>();

/** Trees by the text of style sheets: copying one takes less than half as long as parsing. */
const parsedSheets = new LRUCache<string, Root>({ max: 30, memoMethod: (sheet) => postcss.parse(sheet) });

function selectorsOf(list: string): Selector[] {
  let selectors = parsedSelectors.get(list);
  if (!selectors) parsedSelectors.set(list, (selectors = selectorParser().astSync(list).nodes));
  return selectors;
}

/** Whether an element of the page may match before the first interaction. */
function mayMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => {
    if (node.type === "class") return names.has(`.${node.value}`);
    if (node.type === "tag") return names.has(node.value.toLowerCase());
    if (node.type === "attribute") {
      const { attribute, value } = node;
      if (!SCRIPTED.test(attribute) || attribute === ROOT_ATTRIBUTE) return true;
      return names.has(value === undefined ? `[${attribute}]` : `[${attribute}=${value}]`);
    }
    if (node.type !== "pseudo") return true;
    if (ALTERNATIVES.has(node.value)) return node.nodes.some((inner) => mayMatch(inner, names));
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

/** Removes unused custom properties and animations, until none is left. */
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

/** Returns the styles that the page can use before the first interaction, in the order of the sheets. */
export function criticalCss(sheets: readonly string[], names: ReadonlySet<string>): string {
  const root = postcss.document({ nodes: sheets.map((sheet) => parsedSheets.memo(sheet).clone()) });
  // Printing follows an interaction, which loads the whole styles.
  root.walkAtRules("media", (media) => void (media.params === "print" && media.remove()));
  root.walkAtRules("font-face", (face) => void (hasCharacter(face, names) || face.remove()));
  const language = [...names].find((name) => name.startsWith(":lang("))!;
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes") return;
    const selectors = selectorsOf(rule.selector);
    const matching = selectors.filter((selector) => mayMatch(selector, names));
    if (matching.length === 0) rule.remove();
    else if (matching.length < selectors.length) rule.selectors = matching.map(String);
    rule.selector = rule.selector.replace(LANGUAGES, (list) => (list.includes(language) ? language : list));
  });
  // The disc of a header is invisible until a scroll, which loads the whole styles.
  root.walkDecls("animation-timeline", ({ parent }) => {
    if (parent?.type === "rule" && (parent as Rule).selector.endsWith(":after")) parent.remove();
  });
  root.walkDecls(LATER_PROPERTY, (declaration) => void declaration.remove());
  // In the night theme every part is dark; in the dawn theme some parts are dark too, so both colours stay.
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
 * Splits the font faces that the first view does not need from the styles of a page with a headline, so that its own
 * fonts load sooner: the faces of smaller text, and that of the lira sign in languages other than Turkish.
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
