import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Member } from "../site/cast.ts";
import { createDream } from "#shared/dreams.ts";
import { endpointUrl } from "#shared/endpoint.ts";

const STEP_MS = 1000;
const FLOOD = Array.from({ length: 500 }, (_, i) => `x-flood-${i}: ${"y".repeat(20)}\r\n`).join("");

function open(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  // The server closes what takes too long, and refuses floods before it has read them.
  return connect({ host: hostname, port: Number(port) }).on("error", () => undefined);
}

/**
 * Keeps `count` connections open: the server closes slow ones after a while, and `begin` opens others. Calls `step` with
 * each once a second. Returns a function that ends them.
 */
function keepOpen(count: number, begin: (index: number) => Socket, step?: (socket: Socket) => void) {
  // Without reading, a connection would not notice that the server has ended it.
  const sockets = Array.from({ length: count }, (_, index) => begin(index).resume());
  const timer = setInterval(() => {
    for (const [index, socket] of sockets.entries()) {
      if (socket.destroyed) sockets[index] = begin(index).resume();
      step?.(sockets[index]!);
    }
  }, STEP_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

/** Connections that send a request byte by byte, one each second. Returns a function that ends them. */
export function openSlowClients(origin: string, count: number): () => void {
  const request = `GET /library HTTP/1.1\r\nhost: localhost\r\ncookie: ${"x".repeat(500)}\r\n\r\n`;
  return keepOpen(
    count,
    () => open(origin),
    (socket) => {
      if (socket.writable) socket.write(request[socket.bytesWritten % request.length]!);
    },
  );
}

/** Connections that send nothing more after a part of a request. Returns a function that ends them. */
export function openSilentClients(origin: string, count: number): () => void {
  const parts = [
    "",
    "POST /api/dreams HTTP/1.1\r\nhost: local",
    "POST /api/dreams HTTP/1.1\r\nhost: localhost\r\n",
  ];
  return keepOpen(count, (index) => {
    const socket = open(origin);
    socket.write(parts[index % parts.length]!);
    return socket;
  });
}

/** Sends requests with 500 headers, `atOnce` at a time. Returns a function that ends this and returns how many ended. */
export function floodHeaders(origin: string, atOnce: number): () => number {
  let ended = 0;
  let going = true;
  const client = async () => {
    while (going) {
      const socket = open(origin);
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.resume().end(`GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${FLOOD}\r\n`);
      await closed;
      ended++;
    }
  };
  for (let i = 0; i < atOnce; i++) void client();
  return () => {
    going = false;
    return ended;
  };
}

/**
 * Submits a dream of each user, whose reading never ends on the drill's site ("Wait"), and opens `each` streams of its
 * events. Resolves to the number of streams that opened.
 */
export async function openStreams(origin: string, users: Member[], each: number) {
  const streams: Socket[] = [];
  for (const { cookie } of users) {
    const response = await fetch(new URL(createDream.path, origin), {
      method: createDream.method,
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ dreamText: "Wait for the wide dark sea", language: "en-US", depth: "reading" }),
    });
    const { dream } = (await response.json()) as { dream: { id: string } };
    const path = endpointUrl("/api/dreams/:id/events", { id: dream.id });
    for (let i = 0; i < each; i++) {
      const socket = open(origin);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
      const head = await new Promise<string>((resolve) => {
        socket.once("data", (bytes: Buffer) => resolve(bytes.toString("latin1")));
        socket.once("close", () => resolve(""));
      });
      if (head.startsWith("HTTP/1.1 200")) streams.push(socket.resume());
      else socket.destroy();
    }
  }
  return { count: streams.length, close: () => streams.forEach((stream) => stream.destroy()) };
}

/** Asks for the readiness and a page up to ten times a second. Resolves to the times in ms, and to the failures. */
export async function probe(origin: string, seconds: number) {
  const times: number[] = [];
  const failures: string[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    for (const path of ["/readyz", "/"]) {
      const began = performance.now();
      try {
        const response = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(10_000) });
        await response.arrayBuffer();
        if (!response.ok) failures.push(`${path} replied ${response.status}`);
      } catch (error) {
        failures.push(`${path} failed: ${String(error)}`);
      }
      times.push(performance.now() - began);
    }
    await wait(100);
  }
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    longestMs: times.at(-1)!,
    p99Ms: times[Math.floor(times.length * 0.99)]!,
    failures,
  };
}
