import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { exportAccount } from "#server/features/privacy/export.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { loadTranslations } from "#server/translations.ts";
import type { Dream } from "#shared/dreams.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { readZip } from "../support/zip.ts";

const EXPORT = "/api/account/export";
const site = await startTestApp();
afterAll(() => site.close());

async function finishedDream(client: SignedInClient, dreamText: string, depth = "full"): Promise<Dream> {
  const id = await client.submitDream(dreamText, { depth });
  await site.finished(id);
  return client.dream(id);
}

describe("the export of an account", () => {
  it("holds the profile, the ledger and every dream with its texts and files, and no other user's", async () => {
    const client = await site.signUp({ name: "Ayşe Yılmaz", tokens: 30 });
    const other = await site.signUp({ tokens: 30 });
    await finishedDream(other, "Yabancı bir kentte kayboldum, sokaklar suydu.", "reading");
    const dream = await finishedDream(client, "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu.");
    await client.post("/api/dreams/notes", { dreamText: "Yalnız bir not, kimse okumasın.", language: "tr" });

    const { url } = (await client.post("/api/payments/create-checkout", { planId: "basic" })).json!;
    await client.post(`/api/sandbox/checkout/${(url as string).split("/").at(-1)}`, { action: "succeed" });

    const response = await client.get(EXPORT);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename="dreams-\d{4}-\d\d-\d\d\.zip"$/),
    });
    const files = readZip(response.bytes);
    const read = (name: string) => JSON.parse(files.get(name)!.toString()) as any;

    expect(read("profile.json")).toMatchObject({
      user: { id: client.user.id, email: client.user.email, name: "Ayşe Yılmaz" },
      sessions: [{ userAgent: expect.any(String) }],
      subscription: { plan_type: "basic", status: "active" },
    });
    expect(read("profile.json").tokens).toContainEqual({ source: "admin", remaining: 25, expiresAt: null });
    expect(read("payments.json")).toMatchObject([
      { item: "basic", amount: 999, currency: "USD", status: "paid" },
    ]);
    const entries = read("ledger.json") as { kind: string }[];
    expect(entries.map((entry) => entry.kind).sort()).toEqual(
      ["capture", "capture", "capture", "grant", "grant", "hold", "hold", "hold"].sort(),
    );

    const folder = `dreams/${dream.createdAt.slice(0, 10)}-${dream.id}`;
    expect(read(`${folder}/dream.json`)).toMatchObject({
      id: dream.id,
      title: dream.title,
      dreamText: dream.dreamText,
      interpretation: { summary: "A dream of wide water." },
      tokens: { held: 0, used: 5, returned: 0 },
    });
    expect(files.get(`${folder}/dream.txt`)!.toString()).toBe(`${dream.dreamText}\n`);
    const video = (await client.get(dream.videoUrl!)).bytes;
    expect(files.get(`${folder}/video.mp4`)!.equals(video)).toBe(true);

    const media = [...files].filter(([name]) => /\.(?:webp|avif|mp4)$/.test(name));
    const mediaBytes = media.reduce((sum, [, content]) => sum + content.length, 0);
    expect(response.headers["x-media-bytes"]).toBe(String(mediaBytes));
    expect([...files.keys()].filter((name) => name.endsWith("dream.json"))).toHaveLength(2);
    expect(response.bytes.includes("Yabancı bir kentte")).toBe(false);
    expect(response.bytes.includes(other.user.email)).toBe(false);
  });

  it("has a page to read, with nothing that runs, in the user's language", async () => {
    const client = await site.signUp({ tokens: 10 });
    const dream = await finishedDream(client, "Köprünün ucu <script>alert(1)</script> sisin içindeydi.");
    const remark = `</article><img src=x onerror="alert(1)">`;
    await client.patch(`/api/dreams/${dream.id}`, { mood: "calm", ownTags: ["<b>sis"], remark });
    const old = { dreamText: "Eski bir not, eski bir gece.", language: "tr", night: "2019-03-02" };
    await client.post("/api/dreams/notes", old);
    const deleted = await client.post("/api/dreams/notes", {
      dreamText: "Silinmiş bir not.",
      language: "tr",
    });
    await client.delete(`/api/dreams/${(deleted.json as { dream: Dream }).dream.id}`);
    const files = readZip((await client.get(EXPORT, { "accept-language": "ar" })).bytes);
    const html = files.get("journal.html")!.toString();
    expect(html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
    expect(html).not.toMatch(/<script|<img src=x|<b>/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    for (const [, path] of html.matchAll(/src="([^"]+)"/g)) expect([...files.keys()]).toContain(path);
    expect(html.match(/src="/g)).toHaveLength(2);
    const places = ["Köprünün", "Eski bir not", "سلة المحذوفات", "Silinmiş"].map((text) =>
      html.indexOf(text),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("pages through long ledgers and libraries", async () => {
    const client = await site.signUp();
    for (let i = 0; i < 60; i++)
      await client.post("/api/dreams/notes", { dreamText: `Not ${i}: yalnız bir not.`, language: "tr" });
    for (let i = 0; i < 501; i++) await site.giveCredits(client.user.id, 1);
    const files = readZip((await client.get(EXPORT)).bytes);
    expect([...files.keys()].filter((name) => name.endsWith("dream.txt"))).toHaveLength(60);
    expect(JSON.parse(files.get("ledger.json")!.toString())).toHaveLength(501);
  });

  it("is complete for a user without dreams", async () => {
    const files = readZip((await (await site.signUp()).get(EXPORT)).bytes);
    expect(JSON.parse(files.get("ledger.json")!.toString())).toEqual([]);
  });

  it("is for its owner only, and ten times an hour", async () => {
    expect((await site.visitor().get(EXPORT)).status).toBe(401);
    const open = await startTestApp({ running: false, env: { PUBLIC_URL: "https://dreams.example" } });
    try {
      const client = await open.signUp();
      const statuses: number[] = [];
      for (let i = 0; i < 11; i++) statuses.push((await client.get(EXPORT)).status);
      expect(statuses).toEqual([...Array(10).fill(200), 429]);
    } finally {
      await open.close();
    }
  });

  it("reads a file only when the previous one was sent, and closes it when the client disconnects", async () => {
    const client = await site.signUp({ tokens: 10 });
    await finishedDream(client, "Deniz kıyısında bir ev vardı, pencereleri ışıktı.");
    const opened: string[] = [];
    const media: Pick<MediaStore, "read"> = {
      read(file, options) {
        opened.push(join(site.config.mediaDir, file));
        return site.deps.media.read(file, options);
      },
    };
    const leaving = new AbortController();
    const { db } = site.store;
    const zip = exportAccount(
      { db, now: () => site.clock.now, media, translations: loadTranslations("Brand"), locale: "tr" },
      client.user.id,
      leaving.signal,
    );
    const reader = zip.getReader();
    while (opened.length === 0) await reader.read();
    const isOpen = () =>
      readdirSync("/proc/self/fd").some((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`) === opened[0];
        } catch {
          return false;
        }
      });
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    expect(opened).toHaveLength(1);
    leaving.abort();
    await reader.cancel().catch(() => undefined);
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    expect(opened).toHaveLength(1);
  });
});
