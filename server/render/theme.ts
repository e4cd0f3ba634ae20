import type { Theme } from "#client/lib/page-state.ts";

const THEMES: readonly string[] = ["night", "dawn", "system"] satisfies Theme[];

/** The ground of each theme (`--ground` in the tokens), in a form that every browser's frame understands. */
export const GROUND = { night: "#0a1520", dawn: "#eceff4" } as const;

/** The theme that a cookie names, `night` by default. */
export function themeOf(cookie = ""): Theme {
  return THEMES.includes(cookie) ? (cookie as Theme) : "night";
}

/** The colour of the browser's own frame around the page. */
export function themeColours(theme: Theme): string {
  if (theme !== "system") return `<meta name="theme-color" content="${GROUND[theme]}">`;
  return (
    `<meta name="theme-color" content="${GROUND.night}" media="(prefers-color-scheme: dark)">` +
    `<meta name="theme-color" content="${GROUND.dawn}" media="(prefers-color-scheme: light)">`
  );
}
