import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startFakeCollector } from "../fakes/collector.ts";

test("a caller that is killed in the middle of its body asks a fake for nothing, and throws nothing there", async () => {
  const fake = await startFakeCollector();
  const caller = connect(Number(new URL(fake.url).port), "127.0.0.1");
  caller.write("POST /cut HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 10\r\n\r\nhalf");
  // The request has begun.
  await once(caller, "data");
  caller.destroy();
  await fetch(`${fake.url}/whole`, { method: "POST", body: "whole" });
  expect(fake.received).toMatchObject([{ path: "/whole", body: "whole" }]);
  await fake.close();
});
