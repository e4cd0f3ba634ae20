import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Respond = (request: IncomingMessage, body: Buffer, response: ServerResponse) => unknown;

/**
 * Serves HTTP on a free port of this machine. A caller that leaves in the middle of its body, as a process that is
 * killed does, has asked for nothing.
 */
export async function serveOnLoopback(respond: Respond) {
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (body !== null) await respond(request, body, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    /** Drops connections and takes no others. */
    async close(): Promise<void> {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
