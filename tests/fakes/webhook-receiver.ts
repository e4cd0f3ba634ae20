import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const textsOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** A receiver of webhooks over plain HTTP. Without another answer it takes every message. */
export async function startFakeReceiver() {
  const received: Received[] = [];
  const answers: ((response: ServerResponse) => void)[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({
      path: request.url!,
      headers: textsOf(request.headers),
      body: Buffer.concat(parts).toString(),
    });
    const answer = answers.shift();
    if (answer) answer(response);
    else response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** Answers the next message by a function, or with a status. */
    next(answer: number | ((response: ServerResponse) => void), headers: Record<string, string> = {}) {
      answers.push(
        typeof answer === "function"
          ? answer
          : (response) => response.writeHead(answer, headers).end("words"),
      );
    },
    /** Forgets what came, and what was to be answered. */
    clear() {
      received.length = 0;
      answers.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
