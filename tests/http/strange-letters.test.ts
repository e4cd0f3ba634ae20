import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createKey } from "#shared/api-keys.ts";
import { BAD_PARAMS, goodInputs } from "../support/bad-values.ts";
import { STRANGE_TEXTS } from "../support/strange-input.ts";
import {
  faultsIfRefused,
  GONE,
  ROUTES,
  urlOf,
  withBody,
  withQuery,
  type Route,
  startSite,
} from "./all-routes.ts";

const { site, send, sendersTo, wrongAnswers } = await startSite();

afterAll(() => site.close());

/** Resolved before a request is sent, and so another endpoint's path: `/api/dreams/../shares`. */
const UP = "%2e%2e";

describe("a path that names nothing", () => {
  const withParams = ROUTES.filter(([, { path }]) => path.includes(":"));

  it.each(withParams)("is refused by %s", async (_title, route) => {
    const wrong = await wrongAnswers(route, ({ gate }) =>
      BAD_PARAMS.map((value) => ({
        name: `the parameter ${value.slice(0, 40)}`,
        statuses: [400, 404, ...(gate === undefined ? GONE : [gate]), ...(value === UP ? [405] : [])],
        url: route.path.replaceAll(/:\w+/g, value),
      })),
    );
    expect(wrong).toEqual([]);
  });
});

describe("strange letters", () => {
  const statuses = [400, 401, 402, 404, 409, 422, ...GONE];
  /** Signing in would end the session of the user. */
  const senderTo = (route: Route) => sendersTo(route).at(route.access === "everyone" ? 0 : -1)!;

  it.each(withBody)("never break %s", async (_title, route) => {
    const { cookie } = senderTo(route);
    const wrong: string[] = [];
    for (const good of goodInputs(route.body!)) {
      const names = Object.keys(good).filter((name) => typeof good[name] === "string");
      for (const field of names.flatMap((name) => STRANGE_TEXTS.map((text) => ({ [name]: text })))) {
        const payload = { ...good, ...field };
        const response = await send({
          method: route.method,
          url: urlOf(route),
          headers: { cookie: cookie() },
          payload,
        });
        // Only a plan has keys: tests/http/api-keys.test.ts sends these texts with one.
        const allowed = route.path === createKey.path ? [...statuses, 403] : statuses;
        wrong.push(
          ...faultsIfRefused(response, allowed).map((fault) => `${JSON.stringify(field)}: ${fault}`),
        );
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(withQuery)("never break the query of %s", async (_title, route) => {
    const { cookie } = senderTo(route);
    const texts = STRANGE_TEXTS.map((text) => encodeURIComponent(text.toWellFormed()));
    const wrong: string[] = [];
    for (const name of Object.keys((route.query as z.ZodObject).shape)) {
      for (const text of [...texts, "%", "%ff%fe", "%ED%A0%80", "%00"]) {
        const url = `${urlOf(route)}?${name}=${text}`;
        const response = await send({ method: route.method, url, headers: { cookie: cookie() } });
        wrong.push(...faultsIfRefused(response, [400, 404]).map((fault) => `${url}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});
