import { connect } from "node:net";

const REPLY_LIMIT_MS = 10_000;
/** A request that promises more bytes than it has is waited for this long, then this side ends. */
const SILENCE_MS = 500;
const KEPT_BYTES = 64 * 1024;

/** What came back; the status is null where the connection was closed without a reply. */
export interface Reply {
  status: number | null;
  head: string;
  body: string;
  late: boolean;
}

/**
 * Sends bytes on a connection of its own, and reads until the server closes or streams. Ends this side only where the
 * server sends nothing, because a server drops the reply that it has not begun when the other side ends.
 */
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
    const silence = setTimeout(() => socket.end(), SILENCE_MS);
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      silence.refresh();
      if (received.length < KEPT_BYTES) received += text;
      if (/^content-type: text\/event-stream/im.test(received)) socket.destroy();
    });
    // A server that refuses a long request closes before it has read all.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      clearTimeout(silence);
      const [head = "", ...rest] = received.split("\r\n\r\n");
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve({ status: status ? Number(status) : null, head, body: rest.join("\r\n\r\n"), late });
    });
    socket.write(bytes);
  });
}
