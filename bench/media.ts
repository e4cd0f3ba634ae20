import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { startFakeS3 } from "../tests/fakes/s3.ts";
import { signUpOverHttp } from "../tests/support/api-client.ts";
import { createServerProcess } from "../tests/support/server-process.ts";
import { median, processorMs } from "./load.ts";

// Compares images from the folder with images from a bucket on loopback: time to the first byte, one request at a time.
// Rounds alternate, so that load on the machine affects both alike; the median request counts.
const ROUNDS = 20;
const REQUESTS = 25;

const fake = await startFakeS3();
const agent = new Agent({ keepAlive: true });

async function startSide(name: string, env: Record<string, string>) {
  const server = await createServerProcess({ LOG_LEVEL: "error", WELCOME_TOKENS: "5", ...env });
  await server.start();
  const { send, jar } = await signUpOverHttp(server.origin, "bench@example.com");
  const body = { dreamText: "A lighthouse walks over the sea at night.", language: "en-US", depth: "image" };
  const { json } = await send("POST", "/api/dreams", body);
  const { id } = json.dream as { id: string };
  while ((await send("GET", `/api/dreams/${id}`)).json.dream.status !== "done")
    await new Promise((resolve) => setTimeout(resolve, 200));
  const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join("; ");
  const url = `${server.origin}/media/${id}/image.webp`;
  return { name, server, url, headers: { cookie }, first: [] as number[], used: 0 };
}

async function firstByteMs(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  const [response] = (await once(request(url, { agent, headers }).end(), "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`);
  await once(response, "readable");
  const ms = performance.now() - began;
  response.resume();
  await once(response, "end");
  return ms;
}

const folder = await startSide("folder", {});
const bucket = await startSide("bucket", fake.env);
for (let round = 0; round < ROUNDS; round++) {
  for (const side of round % 2 ? [folder, bucket] : [bucket, folder]) {
    const before = processorMs(side.server.pid()).own;
    for (let i = 0; i < REQUESTS; i++) side.first.push(await firstByteMs(side.url, side.headers));
    side.used += processorMs(side.server.pid()).own - before;
  }
}
for (const { name, first, used } of [folder, bucket])
  console.log(
    `${name}: first byte of image.webp after ${median(first).toFixed(2)} ms; ` +
      `processor time ${(used / first.length).toFixed(2)} ms an image`,
  );
console.log(`bucket / folder: ${(median(bucket.first) / median(folder.first)).toFixed(2)}`);
for (const { server } of [folder, bucket]) await server.dispose();
agent.destroy();
await fake.close();
