const GROUPS = /^@(?:media|supports|container|layer)\b/;

/** The classes of the elements in a page. */
export function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list!.split(/\s+/)) classes.add(name);
  }
  return classes;
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

/** Whether some element may match now: states and attributes change without a word, classes only by script. */
function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let outside = selector;
  for (let inner = ""; inner !== outside;) {
    inner = outside;
    outside = outside.replace(/\([^()]*\)/g, "");
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name!));
}

/** The rules of a style sheet that the elements of a page can match, in their order. */
export function criticalCss(css: string, classes: ReadonlySet<string>): string {
  return withoutIdle(matchingRules(css, classes));
}

function matchingRules(css: string, classes: ReadonlySet<string>): string {
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
      const inner = matchingRules(block, classes);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith("@")) kept += `${prelude}{${block}}`;
    else {
      const selectors = split(prelude).filter((selector) => mayMatch(selector, classes));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${block}}`;
    }
  }
  return kept;
}

/** Leaves out animations and custom properties that no rule names. */
function withoutIdle(css: string): string {
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  return css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
      used.has(name) ? declaration : "",
    )
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (rule, name: string) =>
      new RegExp(`animation[^;{}]*[\\s:,]${name}\\b`).test(css) ? rule : "",
    );
}
