/** Text files, one per feature, in `locales/<lang>/`. */
export const NAMESPACES = [
  "common",
  "meta",
  "landing",
  "auth",
  "dashboard",
  "dream",
  "library",
  "pricing",
  "licences",
  "privacy",
  "terms",
  "orders",
  "payment",
  "account",
  "gallery",
  "trial",
  "errors",
  "admin",
] as const;
export type Namespace = (typeof NAMESPACES)[number];
/** Address of a text file, with a star for its language and name; known to the build. */
const TEXT_FILE: string = import.meta.env.TEXT_FILE;

/** Address of the texts of a feature in a language. */
export const textFile = (locale: string, namespace: Namespace): string =>
  TEXT_FILE.replace("*", `${locale}/${namespace}`);
