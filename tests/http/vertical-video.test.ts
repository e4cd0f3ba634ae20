import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, test, vi } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import type { Share, SharedDream } from "#shared/shares.ts";
import { VERTICAL_VIDEO, type VerticalVideo } from "#shared/vertical-video.ts";
import { verticalVideoOf } from "#server/features/vertical-video/vertical-video.ts";
import { readMp4 } from "#server/providers/mp4.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { shareBody, tokenOf } from "./sharing-app.ts";

const TEXT = "Camdan bir köprüde yürüyordum.";
const site = await startTestApp();
afterAll(() => site.close());
const owner = await site.signUp({ tokens: 400 });

const path = (id: string) => `/api/dreams/${id}/vertical-video`;
const stateOf = async (id: string, user: SignedInClient = owner) =>
  ((await user.get(path(id))).json as { verticalVideo: VerticalVideo }).verticalVideo;
const ask = async (id: string, user: SignedInClient = owner) => user.post(path(id), {});
const jobs = () => site.store.db.selectFrom("vertical_videos").selectAll().execute();

async function dreamOf(user: SignedInClient, depth: "image" | "full" = "full", app = site) {
  const id = await user.submitDream(TEXT, { depth, resolution: "480p" });
  await app.finished(id);
  return id;
}

/** A video of 1080 x 1920 takes ten seconds of a busy machine. */
const LIMIT = { timeout: 60_000, interval: 100 };

describe("the upright video of a dream", () => {
  it("is made once, however often it is asked for, without tokens, and links show it", async () => {
    const id = await dreamOf(owner);
    const before = (await owner.get("/api/me")).json as { credits: number };
    expect(await stateOf(id)).toEqual({ state: "none", url: null });
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(id)));
    for (const { status, json } of asked) expect([status, json]).toEqual([202, expect.anything()]);
    const made = { state: "done", url: `/media/${id}/vertical.mp4` };
    await vi.waitFor(async () => expect(await stateOf(id)).toEqual(made), LIMIT);
    expect(await ask(id)).toMatchObject({ status: 202, json: { verticalVideo: { state: "done" } } });
    expect(await jobs()).toEqual([]);
    expect((await owner.get("/api/me")).json).toMatchObject({ credits: before.credits });
    const rows = await site.store.db.selectFrom("media").selectAll().where("dream_id", "=", id).execute();
    const [row, ...others] = rows.filter(({ name }) => name === "vertical.mp4");
    expect([row, others]).toEqual([expect.objectContaining({ width: 1080, height: 1920, seconds: 5 }), []]);
    expect(await readMp4(join(site.config.mediaDir, row!.file))).toMatchObject({
      width: 1080,
      height: 1920,
    });
    const files = readdirSync(join(site.config.mediaDir, id)).map((file) => `${id}/${file}`);
    expect(files.sort()).toEqual(rows.map(({ file }) => file).sort());
    const sent = await owner.get(`/media/${id}/vertical.mp4`);
    expect(sent).toMatchObject({ status: 200, headers: { "content-type": "video/mp4" } });
    expect(sent.bytes.length).toBe(row!.bytes);

    // A link that shows the film shows it as well, until it ends.
    const link = async (video: boolean) =>
      ((await owner.post(`/api/dreams/${id}/shares`, shareBody({ video }))).json as { share: Share }).share;
    const [withVideo, without] = [await link(true), await link(false)];
    const shown = async (share: Share) =>
      (await site.visitor().get(`/api/shared/${tokenOf(share)}`)).json as SharedDream;
    expect((await shown(without)).video).toBeNull();
    const url = (await shown(withVideo)).video!.verticalUrl!;
    expect(await site.visitor().get(url)).toMatchObject({
      status: 200,
      headers: { "content-type": "video/mp4" },
    });
    expect(await site.visitor().get(url.replace(withVideo.id, without.id))).toMatchObject({ status: 404 });
    await owner.delete(`/api/shares/${withVideo.id}`);
    expect(await site.visitor().get(url)).toMatchObject({ status: 410 });
  }, 90_000);

  it("belongs to the dream's owner, and needs a video", async () => {
    const id = await dreamOf(owner);
    const another = await site.signUp({ tokens: 20 });
    for (const method of ["get", "post"] as const)
      expect(await another[method](path(id), {})).toMatchObject({ status: 404 });
    expect(await another.get(`/media/${id}/vertical.mp4`)).toMatchObject({ status: 404 });
    const withoutVideo = await dreamOf(owner, "image");
    expect(await ask(withoutVideo)).toMatchObject({ status: 404 });
    expect(await owner.get(path(withoutVideo))).toMatchObject({ status: 404 });
    expect(await jobs()).toEqual([]);
  });
});

describe("an upright video that waits", () => {
  it("is not taken for one that nobody asked for, when it is done while its state is read", async () => {
    const waiting = await startTestApp({ running: false });
    const user = await waiting.signUp({ tokens: 20 });
    const running = await startTestApp({ beside: waiting });
    const id = await dreamOf(user, "full", running);
    await running.close();
    await ask(id, user);
    const { store } = waiting;
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.some((row) => row.name === "video.mp4"))
          await store.exec("DELETE FROM vertical_videos");
        return result;
      },
    });
    expect(await verticalVideoOf(db, user.user.id, id)).toEqual({ state: "queued", url: null });
    await waiting.close();
  });

  it("is not made of a dream that went into the bin, and can be asked for once it is restored", async () => {
    const waiting = await startTestApp({ running: false });
    const user = await waiting.signUp({ tokens: 20 });
    const running = await startTestApp({ beside: waiting });
    const id = await dreamOf(user, "full", running);
    await running.close();
    expect(await ask(id, user)).toMatchObject({ json: { verticalVideo: { state: "queued" } } });
    await user.delete(`/api/dreams/${id}`);
    await waiting.deps.registration.start();
    await waiting.deps.verticalVideoRunner.start();
    await vi.waitFor(
      async () =>
        expect(await waiting.store.db.selectFrom("vertical_videos").selectAll().execute()).toEqual([]),
      LIMIT,
    );
    await user.post(`/api/dreams/${id}/restore`, {});
    expect(await stateOf(id, user)).toEqual({ state: "none", url: null });
    expect((await user.get(`/api/dreams/${id}`)).json as { dream: Dream }).toMatchObject({ dream: { id } });
    await waiting.close();
  });

  it("is one of at most three of a user", async () => {
    const waiting = await startTestApp({ running: false });
    const user = await waiting.signUp({ tokens: 60 });
    const running = await startTestApp({ beside: waiting });
    const ids = [];
    for (let i = 0; i < 4; i++) ids.push(await dreamOf(user, "full", running));
    await running.close();
    const asked = await Promise.all(ids.map((id) => ask(id, user)));
    expect(asked.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429]);
    await waiting.close();
  });
});

describe("an upright video that cannot be made", () => {
  it("fails after four attempts, leaves no file, and can be asked for again", async () => {
    const broken = await startTestApp({ env: { FFMPEG_PATH: "/bin/false" }, running: false });
    const user = await broken.signUp({ tokens: 20 });
    const whole = await startTestApp({ beside: broken });
    const id = await dreamOf(user, "full", whole);
    await whole.close();
    await broken.deps.registration.start();
    await broken.deps.verticalVideoRunner.start();
    await ask(id, user);
    for (let attempt = 0; attempt < 4; attempt++) {
      await vi.waitFor(async () => {
        const [job] = await broken.store.db.selectFrom("vertical_videos").selectAll().execute();
        expect([job!.status, job!.attempts]).toEqual([attempt === 3 ? "failed" : "queued", attempt + 1]);
      }, LIMIT);
      broken.clock.shiftMs += 600_000;
      broken.deps.verticalVideoRunner.wake();
    }
    expect(await stateOf(id, user)).toEqual({ state: "failed", url: null });
    const rows = await broken.store.db
      .selectFrom("media")
      .select("file")
      .where("dream_id", "=", id)
      .execute();
    expect(readdirSync(join(broken.config.mediaDir, id)).length).toBe(rows.length);
    expect(await ask(id, user)).toMatchObject({ status: 202, json: { verticalVideo: { state: "queued" } } });
    await broken.close();
  });
});

test("an upright video stays where its row was committed, and the answer of the database was lost", async () => {
  const app = await startTestApp();
  const user = await app.signUp({ tokens: 20 });
  const id = await dreamOf(user, "full", app);
  const { db } = app.deps.store;
  const begin = db.transaction.bind(db);
  let lost = false;
  vi.spyOn(db, "transaction").mockImplementation(() => {
    const transaction = begin();
    const { execute } = transaction;
    transaction.execute = async (work) => {
      const result = await execute.call(transaction, work);
      const made = await app.store.db
        .selectFrom("media")
        .select("file")
        .where("name", "=", VERTICAL_VIDEO)
        .execute();
      if (lost || made.length === 0) return result as never;
      lost = true;
      throw new Error("Connection terminated unexpectedly");
    };
    return transaction;
  });
  await ask(id, user);
  await vi.waitFor(async () => expect((await stateOf(id, user)).state).toBe("done"), LIMIT);
  await vi.waitFor(() => expect(app.deps.verticalVideoRunner.state().running).toBe(0), LIMIT);
  expect(lost).toBe(true);
  expect(await user.get(`/media/${id}/${VERTICAL_VIDEO}`)).toMatchObject({ status: 200 });
  await app.close();
}, 90_000);
