import { expect } from "vitest";
import type { ApiKey } from "#shared/api-keys.ts";
import type { KeyRight } from "#shared/endpoint.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";

export const TEXT = "I flew over a wide dark sea";
export const DREAM = { dreamText: TEXT, language: "en-US" };
export const NOW = new Date("2026-11-23T21:00:00.000Z");

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** A site that sells nothing, at a standing clock, and what programs of users do there. */
export async function startKeyApp() {
  const site = await startTestApp({
    now: NOW,
    env: { PUBLIC_URL: "https://dreams.example", COMMUNITY: "on" },
  });
  return {
    site,
    withKey: (key: string) => site.visitor(bearer(key)),
    async keyOf(user: SignedInClient, rights: KeyRight[], more: object = {}): Promise<string> {
      const { status, json } = await user.post("/api/keys", { name: "A program", rights, ...more });
      expect({ status, json }).toMatchObject({ status: 201 });
      return json!.key as string;
    },
    listed: async (user: SignedInClient) => (await user.get("/api/keys")).json!.keys as ApiKey[],
  };
}
