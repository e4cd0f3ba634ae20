/** The translation files that pages use, one per feature, in `locales/<lang>/`. */
export const NAMESPACES = [
  "common",
  "meta",
  "landing",
  "auth",
  "dashboard",
  "tokens",
  "dream",
  "write",
  "detail",
  "lenses",
  "share",
  "links",
  "keys",
  "shared",
  "player",
  "library",
  "patterns",
  "calendar",
  "bin",
  "import",
  "pricing",
  "licences",
  "privacy",
  "terms",
  "orders",
  "payment",
  "account",
  "alerts",
  "outbox",
  "gallery",
  "symbols",
  "trial",
  "errors",
  "admin",
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Returns the path of a translation file. The build defines `TRANSLATION_FILE`, with a star for language and name. */
export const translationFile = (locale: string, namespace: Namespace): string =>
  (import.meta.env.TRANSLATION_FILE as string).replace("*", `${locale}/${namespace}`);
