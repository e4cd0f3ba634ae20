import { z } from "zod";
import { badBodies, goodInputs } from "../../tests/support/bad-values.ts";
import { TRANSACTIONS_CSV_PATH } from "#shared/admin/payments.ts";
import { EXPORT_PATH } from "#shared/accounts.ts";
import { POSTER_PATH } from "#shared/calendar.ts";
import { GALLERY_FILE_PATH } from "#shared/community.ts";
import { v1Path, type KeyRight } from "#shared/endpoint.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { SHARED_FILE_PATH } from "#shared/shares.ts";

/** A route under attack, with what its contract takes. */
export interface Route {
  method: string;
  path: string;
  key?: KeyRight | undefined;
  queryNames: string[];
  bodies: unknown[];
}

const namesOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const contracts = ENDPOINTS.flatMap(({ method, path, key, query, body }): Route[] => {
  const route: Route = {
    method,
    path,
    queryNames: namesOf(query),
    bodies: body ? [...goodInputs(body), ...badBodies(body).map(({ value }) => value)] : [],
  };
  return key ? [route, { ...route, path: v1Path(path), key }] : [route];
});

const FILES = [
  "/api/dreams/:id/events",
  "/media/:id/image.webp",
  "/media/:id/:name",
  EXPORT_PATH,
  POSTER_PATH,
  GALLERY_FILE_PATH,
  SHARED_FILE_PATH,
  TRANSACTIONS_CSV_PATH,
  "/api/openapi.json",
  "/metrics",
];
const PAGES = ["/", "/library", "/dreams/:id", "/symbols", "/admin/users", "/s/:id", "/:id"];

/** Pages that take forms without script. */
const FORMS = [
  "/auth",
  "/dashboard",
  "/dream/:id",
  "/share/:id",
  "/s/:id",
  "/gallery/:id",
  "/account",
  "/account/keys",
  "/account/links",
  "/account/two-step",
  "/account/webhooks",
  "/account/connections",
];
const FIELDS = [
  "dreamText=I flew over a dark sea&smallerChoice=1&night=x",
  "step=confirm&code=1&password=x",
  "reason=other&email=x&name=&expiry=9",
  "action=create&url=x&id=&end=x",
  { dreamText: 5, smallerChoice: 5, step: "confirm", code: 5, reason: "other", email: 5, url: 5 },
];

/** Every endpoint of the contracts, the routes of files, some pages, and those that take forms. */
export const ROUTES: readonly Route[] = [
  ...contracts,
  ...FILES.map((path) => ({
    method: "GET",
    path,
    queryNames: ["w", "month", "until", "signature"],
    bodies: [],
  })),
  ...PAGES.map((path) => ({ method: "GET", path, queryNames: ["lang", "q", "next"], bodies: [] })),
  ...FORMS.map((path) => ({
    method: "POST",
    path,
    queryNames: ["mode", "token", "redirect"],
    bodies: FIELDS,
  })),
];
