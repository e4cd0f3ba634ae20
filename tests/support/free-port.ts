import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Those from 32768 on are given to whatever asks for any port, also while a server of a test is about to listen. */
const [LOWEST, BEYOND] = [11_000, 32_768];

/** A free port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
