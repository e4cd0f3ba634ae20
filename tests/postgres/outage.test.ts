import { once } from "node:events";
import net from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
import { freePort } from "../support/free-port.ts";

let main: TestApp;
let site: TestApp;
let port: number;
let proxy: net.Server;
let sockets: net.Socket[];
let logged: string;

/** The database answers at the port. */
async function begin(): Promise<void> {
  const url = new URL(main.store.settings.databaseUrl!);
  sockets = [];
  proxy = net.createServer((socket) => {
    const database = net.connect(Number(url.port), url.hostname);
    sockets.push(socket, database);
    for (const end of [socket, database]) end.on("error", () => undefined);
    socket.pipe(database).pipe(socket);
  });
  await once(proxy.listen(port, "127.0.0.1"), "listening");
}

async function end(): Promise<void> {
  const closed = once(proxy.close(), "close");
  for (const socket of sockets) socket.destroy();
  await closed;
}

beforeEach(async () => {
  logged = "";
  port = await freePort();
  main = await startTestApp({ running: false });
  await begin();
  const databaseUrl = new URL(main.store.settings.databaseUrl!);
  Object.assign(databaseUrl, { hostname: "127.0.0.1", port: String(port) });
  const store = { settings: { ...main.store.settings, databaseUrl: databaseUrl.href } };
  const log = pino({ level: "info" }, { write: (line) => void (logged += line) });
  site = await startTestApp({ running: false, log, beside: { ...main, store } });
});
afterEach(async () => {
  await site.close();
  await end();
  await main.close();
});

test("while the database does not answer, calls are refused as unavailable, and afterwards they work", async () => {
  const user = await site.signUp({ tokens: 1 });
  const submission = { dreamText: "Denizin altında bir ev vardı.", language: "tr", depth: "reading" };
  await end();
  const unavailable = { error: { code: "unavailable", details: { reason: "storage_failing" } } };
  // Connections that were cut, and new ones that are refused.
  for (let call = 0; call < 5; call++) {
    expect(await user.get("/api/me")).toMatchObject({ status: 503, json: unavailable });
    const visitor = site.visitor();
    expect(await visitor.signIn("ann@example.com", "a password")).toMatchObject({
      status: 503,
      json: unavailable,
    });
  }
  expect(logged).toContain("the volume or the database does not work");
  expect(logged).not.toContain('"request failed"');
  await begin();
  expect(await user.post("/api/dreams", submission)).toMatchObject({ status: 202 });
});
