import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { serveOnLoopback } from "./loopback.ts";

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
  const { port, origin, close } = await serveOnLoopback((request, body, response) => {
    received.push({ path: request.url!, headers: textsOf(request.headers), body: body.toString() });
    const answer = answers.shift();
    if (answer) answer(response);
    else response.writeHead(204).end();
  });
  return {
    port,
    url: `${origin}/hook`,
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
    close,
  };
}
