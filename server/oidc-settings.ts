import { z } from "zod";
import { providerUrl } from "./provider-settings.ts";

/** An OpenID Connect issuer that users may sign in with. */
export interface OidcIssuer {
  /** In the paths of its routes: `1` to `9`, or `google`. */
  id: string;
  /** On its button. */
  name: string;
  /** URL, as its tokens name it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Who may make an account, and the sites that users may sign in with. */
export interface SignInSettings {
  signUp: SignUpMode;
  issuers: readonly OidcIssuer[];
  /** Domains of the email addresses that may sign up through an issuer; null for all. */
  signUpDomains: readonly string[] | null;
}

const SIGN_UP_MODES = ["open", "invite", "oidc", "closed"] as const;
type SignUpMode = (typeof SIGN_UP_MODES)[number];
const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const GOOGLE = "https://accounts.google.com";
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

const text = z.string().trim().min(1);
const FIELDS = {
  ISSUER: providerUrl.refine((value) => {
    if (!URL.canParse(value)) return true;
    const { username, password, search, hash } = new URL(value);
    return !username && !password && !search && !hash;
  }, "must be an address without user, query or fragment"),
  CLIENT_ID: text,
  CLIENT_SECRET: text,
  NAME: text.max(40),
};
type Field = keyof typeof FIELDS;
type Values = Partial<Record<Field, string>>;

/** `OIDC_ISSUER` belongs to the first issuer, `OIDC_2_ISSUER` to the second. */
const settingOf = (number: string, field: Field) => `OIDC_${number === "1" ? "" : `${number}_`}${field}`;
const eachField = <T>(make: (number: string, field: Field) => T) =>
  NUMBERS.flatMap((number) => Object.keys(FIELDS).map((field) => make(number, field as Field)));

/** Settings of the sign-in with other sites; without them there is none. */
export const oidcEnvironment = {
  SIGN_UP: z.enum(SIGN_UP_MODES, { error: `must be one of ${SIGN_UP_MODES.join(", ")}` }).default("open"),
  OIDC_GOOGLE_CLIENT_ID: text.optional(),
  OIDC_GOOGLE_CLIENT_SECRET: text.optional(),
  OIDC_SIGN_UP_DOMAINS: z
    .string()
    .transform((list) => list.split(",").map((part) => part.trim().toLowerCase()))
    .refine((list) => list.every((part) => DOMAIN.test(part)), "must be domains separated by commas")
    .optional(),
  ...(Object.fromEntries(
    eachField((number, field) => [settingOf(number, field), FIELDS[field].optional()]),
  ) as Record<`OIDC_${string}`, z.ZodOptional<z.ZodString>>),
};

interface OidcEnvironment {
  SIGN_UP: SignUpMode;
  OIDC_SIGN_UP_DOMAINS?: string[] | undefined;
  OIDC_GOOGLE_CLIENT_ID?: string | undefined;
  OIDC_GOOGLE_CLIENT_SECRET?: string | undefined;
}

/** The settings of the sign-in, or the sentence that says what to correct. */
export function readSignIn(e: OidcEnvironment): { settings: SignInSettings } | { problem: string } {
  const values: Record<string, unknown> = { ...e };
  const issuers: OidcIssuer[] = [];
  for (const number of NUMBERS) {
    const of = (field: Field) => values[settingOf(number, field)] as string | undefined;
    const given: Values = {
      ISSUER: of("ISSUER"),
      CLIENT_ID: of("CLIENT_ID"),
      CLIENT_SECRET: of("CLIENT_SECRET"),
    };
    const missing = (Object.keys(given) as Field[]).filter((field) => given[field] === undefined);
    if (missing.length === 3 && of("NAME") === undefined) continue;
    if (missing.length > 0)
      return { problem: together(Object.keys(given).map((field) => settingOf(number, field as Field))) };
    const { ISSUER: issuer, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret } = given as Required<Values>;
    issuers.push({
      id: number,
      name: of("NAME") ?? new URL(issuer).hostname,
      issuer,
      clientId,
      clientSecret,
    });
  }
  const { OIDC_GOOGLE_CLIENT_ID: clientId, OIDC_GOOGLE_CLIENT_SECRET: clientSecret } = e;
  if ((clientId === undefined) !== (clientSecret === undefined))
    return { problem: together(["OIDC_GOOGLE_CLIENT_ID", "OIDC_GOOGLE_CLIENT_SECRET"]) };
  if (clientId !== undefined && clientSecret !== undefined)
    issuers.push({ id: "google", name: "Google", issuer: GOOGLE, clientId, clientSecret });
  const addresses = issuers.map(({ issuer }) => new URL(issuer).href);
  const twice = addresses.find((address, i) => addresses.indexOf(address) !== i);
  if (twice !== undefined)
    return { problem: `The issuer ${twice} is set twice: each may be there once. Remove one of the two.` };
  if (e.SIGN_UP === "oidc" && issuers.length === 0) {
    return {
      problem:
        "SIGN_UP is oidc, but there is no issuer: set OIDC_ISSUER or OIDC_GOOGLE_CLIENT_ID, or choose open or closed.",
    };
  }
  return { settings: { signUp: e.SIGN_UP, issuers, signUpDomains: e.OIDC_SIGN_UP_DOMAINS ?? null } };
}

const together = (names: string[]) =>
  `${names.slice(0, -1).join(", ")} and ${names.at(-1)} belong together: set all of them, or none.`;
