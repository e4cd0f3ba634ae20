import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Member } from "../site/cast.ts";
import { createDream } from "#shared/dreams.ts";
import { endpointUrl } from "#shared/endpoint.ts";

const BYTE_MS = 1000;
const FLOOD = Array.from({ length: 500 }, (_, i) => `x-flood-${i}: ${"y".repeat(20)}\r\n`).join("");

function open(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  // The server closes what takes too long, and refuses floods before it has read them.
  return connect({ host: hostname, port: Number(port) }).on("error", () => undefined);
}

/** Connections that send a request byte by byte, one each second. Returns what ends them. */
export function openSlowClients(origin: string, count: number): () => void {
  const request = `GET /library HTTP/1.1\r\nhost: localhost\r\ncookie: ${"x".repeat(500)}\r\n\r\n`;
  const sockets = Array.from({ length: count }, () => open(origin));
  let at = 0;
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(request[at]!);
    at = (at + 1) % request.length;
  }, BYTE_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

/** Connections that say nothing more after a part of a request. */
export function openSilentClients(origin: string, count: number): () => void {
  const parts = [
    "",
    "POST /api/dreams HTTP/1.1\r\nhost: local",
    "POST /api/dreams HTTP/1.1\r\nhost: localhost\r\n",
  ];
  const sockets = Array.from({ length: count }, (_, i) => {
    const socket = open(origin);
    socket.write(parts[i % parts.length]!);
    return socket;
  });
  return () => sockets.forEach((socket) => socket.destroy());
}

/** Sends requests with 500 headers one after another. The function ends it and returns how many were sent. */
export function floodHeaders(origin: string, atOnce: number): () => number {
  let sent = 0;
  let going = true;
  const client = async () => {
    while (going) {
      const socket = open(origin);
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.resume().end(`GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${FLOOD}\r\n`);
      await closed;
      sent++;
    }
  };
  for (let i = 0; i < atOnce; i++) void client();
  return () => {
    going = false;
    return sent;
  };
}

/** The events of a dream that each user waits for, `each` times per user. Resolves to the open streams. */
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

/** Asks for the readiness and a page ten times a second. Resolves to the times in ms, and to the failures. */
export async function probe(origin: string, seconds: number) {
  const times: number[] = [];
  const failures: string[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    for (const path of ["/readyz", "/"]) {
      const began = performance.now();
      const response = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(10_000) });
      await response.arrayBuffer();
      times.push(performance.now() - began);
      if (!response.ok) failures.push(`${path} replied ${response.status}`);
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
