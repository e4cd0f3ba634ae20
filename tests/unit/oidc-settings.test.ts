import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";

const dataDir = mkdtempSync(join(tmpdir(), "oneira-config-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

describe("the sites that users may sign in with", () => {
  const acme = {
    OIDC_ISSUER: "https://login.acme.example",
    OIDC_CLIENT_ID: "dreams",
    OIDC_CLIENT_SECRET: "secret",
  };
  const google = { OIDC_GOOGLE_CLIENT_ID: "id", OIDC_GOOGLE_CLIENT_SECRET: "secret" };

  it("are none by default, and then all may sign up", () => {
    expect(read().signIn).toEqual({ signUp: "open", issuers: [], signUpDomains: null });
  });

  it("are any number, and Google by its client alone", () => {
    const second = {
      OIDC_3_ISSUER: "http://127.0.0.1:9000/realms/b",
      OIDC_3_CLIENT_ID: "b",
      OIDC_3_CLIENT_SECRET: "c",
      OIDC_3_NAME: "Other",
    };
    const { issuers, signUpDomains } = read({
      ...acme,
      ...second,
      ...google,
      OIDC_SIGN_UP_DOMAINS: "Acme.example, b.example",
    }).signIn;
    expect(issuers.map(({ id, name, issuer }) => [id, name, issuer])).toEqual([
      ["1", "login.acme.example", "https://login.acme.example"],
      ["3", "Other", "http://127.0.0.1:9000/realms/b"],
      ["google", "Google", "https://accounts.google.com"],
    ]);
    expect(signUpDomains).toEqual(["acme.example", "b.example"]);
  });

  it.each<[string, Record<string, string>]>([
    ["OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together", { OIDC_NAME: "Acme" }],
    [
      "OIDC_2_ISSUER, OIDC_2_CLIENT_ID and OIDC_2_CLIENT_SECRET belong together",
      { OIDC_2_CLIENT_ID: "dreams" },
    ],
    ["OIDC_GOOGLE_CLIENT_ID and OIDC_GOOGLE_CLIENT_SECRET belong together", { OIDC_GOOGLE_CLIENT_ID: "id" }],
    ["SIGN_UP is oidc, but there is no issuer", { SIGN_UP: "oidc" }],
    ["OIDC_GOOGLE_SECRET is not a known setting", { ...google, OIDC_GOOGLE_SECRET: "secret" }],
    ["SIGNUP is not a known setting", { SIGNUP: "closed" }],
    [
      "The issuer https://login.acme.example/ is set twice",
      {
        ...acme,
        OIDC_2_ISSUER: "https://login.acme.example/",
        OIDC_2_CLIENT_ID: "x",
        OIDC_2_CLIENT_SECRET: "y",
      },
    ],
  ])("are refused with a sentence: %s", (sentence, env) => {
    expect(() => read(env)).toThrow(sentence);
  });
});
