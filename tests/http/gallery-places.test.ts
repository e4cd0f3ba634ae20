import { afterAll, expect, it } from "vitest";
import { setLike } from "#server/features/community/likes.ts";
import { ENTRIES_PER_USER, type OwnEntry } from "#shared/community.ts";
import { startSharingApp } from "./sharing-app.ts";

const { site, newOwner } = await startSharingApp({ env: { COMMUNITY: "on" } });
const admin = await site.signUp({ admin: true });
afterAll(() => site.close());

/** A user with a dream in the queue of the gallery. */
async function sent() {
  const { owner, dreamId } = await newOwner();
  const send = () => owner.post(`/api/dreams/${dreamId}/gallery`, { consent: true });
  const { entry } = (await send()).json as unknown as { entry: OwnEntry };
  const decide = (decision: object) => admin.post(`/api/admin/gallery/${entry.id}`, decision);
  return { owner, dreamId, entry, send, decide };
}

it("a refused dream takes no second place when it is sent again", async () => {
  const { dreamId, entry, send, decide } = await sent();
  await decide({ decision: "refuse", reason: "personal", note: "" });
  const { db } = site.store;
  const dream = await db.selectFrom("dreams").selectAll().where("id", "=", dreamId).executeTakeFirstOrThrow();
  const row = await db
    .selectFrom("gallery_entries")
    .selectAll()
    .where("id", "=", entry.id)
    .executeTakeFirstOrThrow();
  for (let one = 1; one < ENTRIES_PER_USER; one++) {
    const id = `${one} ${dreamId}`;
    await db
      .insertInto("dreams")
      .values({ ...dream, id, idempotency_key: null })
      .execute();
    await db
      .insertInto("gallery_entries")
      .values({ ...row, id, dream_id: id })
      .execute();
  }
  expect((await send()).status).toBe(201);
});

it("an account that is deleted at the same moment leaves no like behind", async () => {
  const { owner, entry, decide } = await sent();
  await decide({ decision: "accept" });
  const { user, post } = await site.signUp();
  expect((await post("/api/account/delete", { password: "a long password" })).status).toBeLessThan(300);
  const like = (userId: string) =>
    setLike({ db: site.store.db, now: site.clock.now }, { id: entry.id, liker: { userId }, liked: true });
  expect(await like(user.id)).toBe(0);
  expect(await like(owner.user.id)).toBe(1);
});
