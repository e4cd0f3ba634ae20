import type { Theme } from "#client/lib/page-state.ts";

const THEMES: readonly Theme[] = ["night", "dawn", "red", "system"];

/** `--ground` of each theme, in a notation that every browser accepts for its own interface. */
export const GROUND = { night: "#0a1520", dawn: "#eceff4", red: "#080000" } as const;

/** Returns the theme that a cookie names, `night` by default. */
export function themeOf(cookie = ""): Theme {
  return THEMES.find((theme) => theme === cookie) ?? "night";
}

/** Returns the tags that colour the browser's own interface. */
export function themeColours(theme: Theme): string {
  if (theme !== "system") return `<meta name="theme-color" content="${GROUND[theme]}">`;
  return (
    `<meta name="theme-color" content="${GROUND.night}" media="(prefers-color-scheme: dark)">` +
    `<meta name="theme-color" content="${GROUND.dawn}" media="(prefers-color-scheme: light)">`
  );
}
