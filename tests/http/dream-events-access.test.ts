import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { startTestApp } from "../support/app.ts";
import { readStream } from "../support/dream-stream.ts";

test("what is written of a reading is not sent to who has signed out meanwhile", async () => {
  const site = await startTestApp({ running: false });
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  const user = await site.signUp({ tokens: 1 });
  const cookie = user.cookie();
  const id = await user.submitDream("Uçan bir balina gördüm.", { depth: "reading" });
  let signedOut: Promise<unknown> | undefined;
  const messages = await readStream({ origin, cookie }, id, () => {
    // The first message is the dream: the stream is open.
    signedOut ??= user.post("/api/auth/sign-out").then(() => site.deps.events.writing(id, "The whale"));
    return false;
  });
  await signedOut;
  expect(messages.map(({ event }) => event)).toEqual(["dream"]);
  await site.close();
});
