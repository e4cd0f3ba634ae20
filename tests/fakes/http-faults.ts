import type { IncomingMessage, ServerResponse } from "node:http";

/** One complete request to a fake service, and the response to write. */
export interface Exchange {
  request: IncomingMessage;
  body: Record<string, any>;
  response: ServerResponse;
}
export type Handler = (exchange: Exchange) => void | Promise<void>;

/** Never replies. */
export const hang: Handler = () => undefined;

/** Replies after the caller has closed the connection. */
export const replyTooLate: Handler = ({ request, response }) =>
  void request.socket.once("close", () => response.writeHead(200).end("{}"));

/** Reads the request and closes the connection. */
export const reset: Handler = ({ request }) => void request.socket.destroy();

/** Begins a response and closes the connection. */
export const cutShort: Handler = ({ request, response }) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"id":', () => request.socket.destroy());
};

/** Sends a byte every 20 ms, without end. */
export const drip: Handler = ({ response }) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.once("close", () => clearInterval(timer));
};

/** Sends as fast as the caller reads, without end. */
export const endless: Handler = ({ response }) => {
  response.writeHead(200, { "content-type": "application/json" });
  const chunk = Buffer.alloc(1024 * 1024, "[");
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  response.on("error", () => undefined);
  more();
};

export function replyText(text: string, type = "application/json", status = 200): Handler {
  return ({ response }) => void response.writeHead(status, { "content-type": type }).end(text);
}

export function replyJson(value: unknown, status = 200, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    void response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(value));
}

export function redirect(location: string): Handler {
  return ({ response }) => void response.writeHead(307, { location }).end();
}
