import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { IMPORTED_FILE_TYPE } from "#shared/import.ts";
import { startTestApp } from "../support/app.ts";

const site = await startTestApp();
await site.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = site.app.server.address() as { port: number };
afterAll(() => site.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Sends a request with half of its body; `status` is of the reply so far, and null without one. */
async function sendHalf(path: string, type: string, cookie = "") {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let reply = "";
  socket.on("data", (part: string) => (reply += part));
  const closed = once(socket, "close");
  const received = once(site.app.server, "request");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n12345`,
  );
  await received;
  return {
    socket,
    closed,
    status: () => (reply === "" ? null : Number(reply.split(" ")[1])),
    replies: () => reply.split("HTTP/1.1 ").length - 1,
  };
}

it("a body that is not there after 30 s is refused", async () => {
  const { closed, status } = await sendHalf("/api/auth/sign-in", "application/json");
  vi.advanceTimersByTime(29_999);
  expect(status()).toBeNull();
  vi.advanceTimersByTime(1);
  await closed;
  expect(status()).toBe(408);
});

it("an imported file may take half an hour", async () => {
  const ben = await site.signUp({ verified: true });
  await ben.post("/api/dreams/import", {
    language: "tr",
    dreams: [{ dreamText: "Evimiz denizin üstünde yüzüyordu.", night: "2024-03-05", time: null }],
  });
  const id = ((await ben.get("/api/dreams")).json as { dreams: { id: string }[] }).dreams[0]!.id;
  const path = `/api/dreams/${id}/imported/image-960.webp`;
  const sent = await sendHalf(path, IMPORTED_FILE_TYPE, ben.cookie());
  vi.advanceTimersByTime(27 * 60_000);
  sent.socket.write("67890");
  await expect.poll(sent.status).not.toBeNull();
  expect(sent.status()).not.toBe(408);
  sent.socket.destroy();
});

it("what still comes after a reply has 30 s more, wherever it goes", async () => {
  const sent = await sendHalf("/api/dreams/none/imported/video.mp4", IMPORTED_FILE_TYPE);
  await expect.poll(sent.status).toBe(401);
  vi.advanceTimersByTime(29_999);
  expect(sent.socket.readyState).toBe("open");
  vi.advanceTimersByTime(1);
  await sent.closed;
  expect(sent.replies()).toBe(1);
});

it("a target that cannot be read ends its connection, whatever still comes", async () => {
  const sent = await sendHalf("/%zz", "application/json");
  await sent.closed;
  expect(sent.status()).toBe(400);
});
