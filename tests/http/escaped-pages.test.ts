import { afterAll, describe, expect, it } from "vitest";
import { startTestApp, type SignedInClient } from "../support/app.ts";

const ATTACKS = [
  `"><img src=zq9 onerror=alert(1)>`,
  `</script><script>alert("zq9")</script>`,
  `'-alert("zq9")-'<!--<script>`,
  `javascript:alert("zq9")//<b>zq9</b>`,
];

const site = await startTestApp({ pages: true });
afterAll(() => site.close());

async function htmlOf(client: SignedInClient, url: string): Promise<string> {
  const cookie = `${client.cookie()}; theme=${encodeURIComponent(ATTACKS[0]!)}; tz=zq9`;
  const { body } = await site.app.inject({ url, headers: { cookie, accept: "text/html" } });
  return body;
}

describe("what users type", () => {
  it.each(ATTACKS)("is text in every page: %s", async (attack) => {
    const client = await site.signUp({ name: attack, verified: true });
    const body = { dreamText: `A sea of glass ${attack}`, language: "tr" };
    const { id } = (await client.post("/api/dreams/notes", body)).json!.dream as { id: string };
    const query = encodeURIComponent(attack);
    const pages = [
      "/dashboard",
      "/library",
      `/library?q=${query}`,
      `/library?tag=${query}`,
      `/dream/${id}`,
      `/dream/${query}`,
      "/account",
      `/auth?mode=reset&token=${query}`,
      `/payment-success?session_id=${query}`,
      `/sandbox-checkout/${query}`,
      `/nothing/${query}?x=${query}`,
    ];
    let shown = 0;
    for (const url of pages) {
      const html = await htmlOf(client, url);
      expect({ url, holds: html.includes(attack) }).toEqual({ url, holds: false });
      expect(html).not.toMatch(/<(?:img src=zq9|script>|b>)|(?:href|src|action)="?javascript:/i);
      if (html.includes("zq9")) shown++;
    }
    // The texts are in the pages: as text.
    expect(shown).toBeGreaterThanOrEqual(3);
  });
});
