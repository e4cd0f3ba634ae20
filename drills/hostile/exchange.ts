import { connect } from "node:net";

const REPLY_LIMIT_MS = 10_000;
const KEPT_BYTES = 64 * 1024;

/** What came back; the status is null where the connection was closed without a reply. */
export interface Reply {
  status: number | null;
  head: string;
  body: string;
  late: boolean;
}

/** Sends bytes on a connection of its own, ends this side of it, and reads until the server closes or streams. */
export function exchange(origin: string, bytes: Buffer): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let received = "";
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      socket.destroy();
    }, REPLY_LIMIT_MS);
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      if (received.length < KEPT_BYTES) received += text;
      if (/^content-type: text\/event-stream/im.test(received)) socket.destroy();
    });
    // A server that refuses a long request closes before it has read all.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      const [head = "", ...rest] = received.split("\r\n\r\n");
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve({ status: status ? Number(status) : null, head, body: rest.join("\r\n\r\n"), late });
    });
    socket.end(bytes);
  });
}
