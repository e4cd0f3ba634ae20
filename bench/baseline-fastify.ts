import { request } from "node:http";
import Fastify from "fastify";

// Baseline for bench/anonymous.ts: sends the same bytes from a Fastify that does nothing else.
// Arguments: port, URL of the page.
const [port, url] = process.argv.slice(2) as [string, string];
const bytes = await new Promise<Buffer>((resolve, reject) => {
  request(url, { headers: { "accept-encoding": "br", "accept-language": "tr" } }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
  })
    .on("error", reject)
    .end();
});

const app = Fastify();
app.get("/", (_request, reply) => {
  void reply.type("text/html; charset=utf-8").header("content-encoding", "br").send(bytes);
});
await app.listen({ port: Number(port), host: "127.0.0.1" });
process.send?.("ready");
