import type { LOCALES } from "#shared/locales.ts";

type Flag = (typeof LOCALES)[number]["flag"];

const files = import.meta.glob<string>(
  "../../node_modules/country-flag-icons/3x2/{TR,US,GB,FR,IT,SA,ES,PT,BR,IN,JP,KR}.svg",
  { eager: true, import: "default", query: "?url" },
);

/** Address of a flag's picture, three by two. */
export function flagUrl(flag: Flag): string {
  return files[`../../node_modules/country-flag-icons/3x2/${flag}.svg`]!;
}
