import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resolveHost, isPublicIp } from "#server/providers/replicate/ip-addresses.ts";
import { downloadVideo, type VideoSources } from "#server/providers/replicate/download.ts";
import { SAMPLE_VIDEO } from "../support/engines.ts";

const folder = mkdtempSync(join(tmpdir(), "film-download-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "video.mp4");
afterEach(() => rmSync(file, { force: true }));

describe("an IP address", () => {
  test.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "168.63.129.16",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fd12:3456::1",
    "fd00:ec2::254",
    "100::1",
    "3fff::1",
    "4000::1",
    "64:ff9b:1::1",
    "fe80::1",
    "ff02::1",
    "not an address",
  ])("%s is not public", (address) => {
    expect(isPublicIp(address)).toBe(false);
  });

  test.each(["1.1.1.1", "8.8.8.8", "100.128.0.1", "172.32.0.1", "2606:4700:4700::1111"])(
    "%s is",
    (address) => {
      expect(isPublicIp(address)).toBe(true);
    },
  );

  test("in a URL is resolved from every notation", async () => {
    const odd = [
      "http://2130706433/",
      "http://0x7f.1/",
      "http://017700000001/",
      "http://[::ffff:7f00:1]/",
      "http://localhost/",
    ];
    for (const url of odd) {
      const found = await resolveHost(new URL(url).hostname);
      expect(found.filter(({ address }) => isPublicIp(address))).toEqual([]);
      expect(found.length).toBeGreaterThan(0);
    }
  });
});

describe("a download", () => {
  let server: Server;
  let origin: string;
  let reply: RequestListener;
  let hosts: (string | undefined)[];
  beforeAll(async () => {
    server = createServer((request, response) => {
      hosts.push(request.headers.host);
      reply(request, response);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    hosts = [];
    reply = (_request, response) =>
      void response.writeHead(200, { "content-type": "video/mp4" }).end(readFileSync(SAMPLE_VIDEO));
  });
  const fetchVideo = (url: string, own: { sources?: VideoSources; signal?: AbortSignal } = {}) =>
    downloadVideo(url, file, {
      sources: own.sources ?? { hosts: ["videos.example"], privateOrigin: origin },
      limits: { bytes: 100_000, ms: 2000 },
      signal: own.signal ?? new AbortController().signal,
    });

  test("stores the received bytes", async () => {
    await fetchVideo(origin);
    expect(readFileSync(file).equals(readFileSync(SAMPLE_VIDEO))).toBe(true);
  });

  test("follows a redirect", async () => {
    reply = (request, response) =>
      request.url === "/"
        ? void response.writeHead(302, { location: "/film" }).end()
        : void response.writeHead(200, { "content-type": "video/mp4" }).end(readFileSync(SAMPLE_VIDEO));
    await fetchVideo(origin);
    expect(hosts).toHaveLength(2);
  });

  test.each([
    ["this machine", () => origin.replace("http:", "https:")],
    ["this machine by name", () => origin.replace("http://127.0.0.1", "https://localhost")],
    ["this machine as a number", () => origin.replace("http://127.0.0.1", "https://2130706433")],
    ["the metadata of a cloud", () => "https://169.254.169.254/latest/meta-data"],
    ["a home network", () => "https://192.168.0.1/video.mp4"],
    ["a public IP address", () => "https://1.1.1.1/video.mp4"],
    ["plain http", () => "http://videos.example/video.mp4"],
    ["another port", () => "https://videos.example:8443/video.mp4"],
    ["another host", () => "https://elsewhere.example/video.mp4"],
    ["a host whose name ends alike", () => "https://evilvideos.example/video.mp4"],
    ["a URL with credentials", () => "https://user:pass@videos.example/video.mp4"],
    ["a file", () => "file:///etc/passwd"],
  ])("from %s is refused before a request is sent", async (_what, url) => {
    const sources = { hosts: ["videos.example", "localhost"], privateOrigin: null };
    await expect(fetchVideo(url(), { sources })).rejects.toMatchObject({
      code: "media_broken",
      retry: false,
    });
    expect(hosts).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ["another port of the same machine", (port: number) => `http://127.0.0.1:${port}/film`],
    ["the same machine under another name", () => origin.replace("127.0.0.1", "localhost")],
    ["the metadata of a cloud", () => "http://169.254.169.254/latest/meta-data"],
    ["the same port over https", () => origin.replace("http:", "https:")],
  ])("from a provider on a private network does not follow redirects to %s", async (_what, target) => {
    const met: unknown[] = [];
    const other = createServer((request, response) => {
      met.push(request.url);
      response.writeHead(200, { "content-type": "video/mp4" }).end(readFileSync(SAMPLE_VIDEO));
    });
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const location = target((other.address() as AddressInfo).port);
    reply = (_request, response) => void response.writeHead(302, { location }).end();
    await expect(fetchVideo(origin)).rejects.toMatchObject({ code: "media_broken" });
    expect(hosts).toHaveLength(1);
    expect(met).toEqual([]);
    other.close();
  });

  test("fails where the reply switches to another protocol", async () => {
    reply = (_request, { socket }) =>
      void socket!.write("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n");
    await expect(fetchVideo(origin)).rejects.toMatchObject({ code: "provider_failed", retry: true });
  });

  test("closes its connection and throws the reason when aborted", async () => {
    const stop = new AbortController();
    reply = () => stop.abort("stopped");
    await expect(fetchVideo(origin, { signal: stop.signal })).rejects.toBe("stopped");
  });
});
