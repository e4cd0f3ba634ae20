import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findCycle, readSources, type Import, type SourceFile } from "./support/source-graph.ts";

const files = readSources();
const paths = new Set(files.map((file) => file.path));

type Rule = (from: SourceFile, imported: Import) => boolean;
/** The imports that a rule forbids, as `from -> to`. */
const forbiddenBy = (rule: Rule) =>
  files.flatMap((from) => from.imports.filter((i) => rule(from, i)).map((i) => `${from.path} -> ${i.to}`));
const inFolder = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const isShared = inFolder("shared");
const isClient = inFolder("client");
const isServer = inFolder("server");
const isPackage = (to: string) =>
  !/^(?:server|client|shared|migrations|scripts|tests|bench|drills)\//.test(to);
const feature = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];

/** The parts of a feature that speak HTTP; the others are rules and queries. */
const HTTP_PARTS = /\/(?:routes|[a-z-]+-routes|session|session-store|event-stream)\.ts$/;
/** Where SQL is written: the queries of a feature, the stores of the queue, and the audit, which is nothing else. */
const SQL_PARTS =
  /\/(?:queries|[a-z-]+-queries|store|[a-z-]+-store)\.ts$|^server\/db\/|^server\/features\/credits\/check\.ts$/;
/** Each may use those of the lines above it. */
const FEATURES = [
  ["mail", "credits", "provider-usage", "symbols"],
  ["accounts"],
  ["notifications", "api-keys"],
  ["webhooks"],
  ["payments", "dreams"],
  ["lenses", "vertical-video", "patterns", "sharing"],
  ["community"],
  ["privacy", "reports"],
  ["analytics", "admin", "site"],
];

/** The durable queue itself, which knows nothing of what its jobs are for. */
const QUEUE = /^server\/jobs\//;

/** How high a server module stands; an import never goes up. */
function height(path: string): number {
  if (/^server\/(?:app|health-app|main|maintenance|server|services|start-report)\.ts$/.test(path)) return 4;
  if (QUEUE.test(path)) return 1;
  if (/^server\/(?:http|render)\//.test(path) || (feature(path) && HTTP_PARTS.test(path))) return 3;
  if (feature(path) && !SQL_PARTS.test(path)) return 2;
  if (feature(path) || /^server\/(?:providers|studio)\//.test(path)) return 1;
  return 0;
}

/** How high a client module stands; what lies in client/ itself starts the application. */
function clientLayer(path: string): number {
  if (/^client\/(?:lib|i18n)\//.test(path)) return 0;
  if (path.startsWith("client/ui/")) return 1;
  return path.startsWith("client/features/") ? 2 : 3;
}

describe("the direction of imports", () => {
  it("has no cycle, imports of types included", () => {
    expect(findCycle(files)).toBeNull();
  });

  it("leads to files that exist", () => {
    const missing = forbiddenBy((_, { to }) => !isPackage(to) && /\.tsx?$/.test(to) && !paths.has(to));
    expect(missing).toEqual([]);
  });

  it("leads from shared/ to shared/ alone", () => {
    const forbidden = forbiddenBy(({ path }, { to }) => isShared(path) && !isShared(to) && to !== "zod");
    expect(forbidden).toEqual([]);
  });

  it("leads from client/ to client/ and shared/ alone, and to nothing of Node", () => {
    const forbidden = forbiddenBy(
      ({ path }, { to }) =>
        isClient(path) && (isPackage(to) ? to.startsWith("node:") : !isClient(to) && !isShared(to)),
    );
    expect(forbidden).toEqual([]);
  });

  it("leads down in client/: app, features, ui, lib", () => {
    const forbidden = forbiddenBy(
      ({ path }, { to }) => isClient(path) && isClient(to) && clientLayer(to) > clientLayer(path),
    );
    expect(forbidden).toEqual([]);
  });

  it("leads from server/ to client/ for types only, and in rendering only", () => {
    const forbidden = forbiddenBy(
      ({ path }, { to, typeOnly }) =>
        isServer(path) && isClient(to) && !(typeOnly && path.startsWith("server/render/")),
    );
    expect(forbidden).toEqual([]);
  });

  it("leads from the product to no test, script, benchmark or drill", () => {
    const isProduct = (path: string) => isServer(path) || isClient(path) || isShared(path);
    const forbidden = forbiddenBy(
      ({ path }, { to }) => isProduct(path) && /^(?:migrations|scripts|tests|bench|drills)\//.test(to),
    );
    expect(forbidden).toEqual([]);
  });

  it("leads from a migration to no code that may change", () => {
    const forbidden = forbiddenBy(({ path }, { to }) => path.startsWith("migrations/") && !isPackage(to));
    expect(forbidden).toEqual([]);
  });

  it("leads down on the server: entry, rules, queries and providers, ground", () => {
    const forbidden = forbiddenBy(({ path }, { to, typeOnly }) => {
      // Queries may speak of their own feature's types.
      const ownType = typeOnly && feature(path) !== undefined && feature(path) === feature(to);
      return isServer(path) && isServer(to) && height(to) > height(path) && !ownType;
    });
    expect(forbidden).toEqual([]);
  });

  it("leads from providers, the studio and the queue to no feature", () => {
    const isMaker = (path: string) => /^server\/(?:providers|studio)\//.test(path) || QUEUE.test(path);
    expect(forbiddenBy(({ path }, { to }) => isMaker(path) && feature(to) !== undefined)).toEqual([]);
  });

  it("leads from one feature to another through its front door and in their order", () => {
    const order = (name: string) => FEATURES.findIndex((line) => line.includes(name));
    const forbidden = forbiddenBy(({ path }, { to }) => {
      const [from, other] = [feature(path), feature(to)];
      if (!from || !other || from === other) return false;
      return to !== `server/features/${other}/${other}.ts` || order(other) >= order(from);
    });
    expect(forbidden).toEqual([]);
  });

  it("knows the place of every feature", () => {
    const known = FEATURES.flat();
    expect(files.map(({ path }) => feature(path)).filter((name) => name && !known.includes(name))).toEqual(
      [],
    );
  });

  it("keeps Fastify and the request away from the rules", () => {
    const forbidden = forbiddenBy(
      ({ path }, { to }) =>
        feature(path) !== undefined &&
        !HTTP_PARTS.test(path) &&
        !QUEUE.test(to) &&
        /^(?:fastify|@fastify\/|server\/(?:http|jobs|render)\/)/.test(to),
    );
    expect(forbidden).toEqual([]);
  });
});

describe("SQL", () => {
  const building =
    /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(?:<[^>`]*>)?`|\.prepare\(/;
  /** A ping for readiness, not a question about data. */
  const ping = "server/http/health.ts";

  it("is written in queries and stores alone", () => {
    const others = files.filter(({ path }) => isServer(path) && !SQL_PARTS.test(path) && path !== ping);
    expect(others.filter(({ source }) => building.test(source)).map(({ path }) => path)).toEqual([]);
  });
});

describe("transactions", () => {
  it("are begun by transact and readSnapshot alone", () => {
    const others = files.filter(
      ({ path }) =>
        /^(?:server|scripts|tests|bench|drills)\//.test(path) &&
        !["server/db/transaction.ts", "tests/unit/transaction.test.ts"].includes(path),
    );
    // `transact` requires a turn: the types see to that.
    const begin = /\.(?:transaction|startTransaction)\(\)/;
    expect(others.filter(({ source }) => begin.test(source)).map(({ path }) => path)).toEqual([]);
  });

  it("have no turn only where the schema is changed", () => {
    const users = files.filter(({ path, source }) => isServer(path) && source.includes("changeSchema("));
    expect(users.map(({ path }) => path)).toEqual(["server/db/migrate.ts"]);
  });
});

describe("two engines", () => {
  const product = files.filter(({ path }) => isServer(path) || path.startsWith("scripts/"));

  it("load PostgreSQL's client only where it is used", () => {
    const loads = /^(?:import|export) (?!type\b)[^;]*?"(?:pg|[^"]*\/postgres\/[^"]*)"/m;
    const others = product.filter(
      ({ path }) => !/^server\/db\/postgres\/|^scripts\/move-to-postgres\.ts$/.test(path),
    );
    expect(others.filter(({ source }) => loads.test(source)).map(({ path }) => path)).toEqual([]);
  });

  it("take the time from the clock that is passed in, and no lock that a pooler would leave behind", () => {
    const forbidden = /\b(?:date)?time\('now'|CURRENT_TIMESTAMP|\bpg_(?:try_)?advisory_lock/i;
    expect(product.filter(({ source }) => forbidden.test(source)).map(({ path }) => path)).toEqual([]);
  });
});

describe("what input must never reach", () => {
  const product = files.filter(({ path }) => isServer(path) || isClient(path) || isShared(path));
  const dangerous: [name: string, pattern: RegExp][] = [
    ["code made of text", /\beval\(|new Function\(|node:vm\b/],
    [
      "HTML made of text",
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/,
    ],
    ["a shell", /\bexec(?:Sync)?\b[^}]*\} from "node:child_process"|\bshell: ?true/],
    ["messages of other windows", /postMessage\(|addEventListener\("message"/],
    ["a socket beside HTTP", /new WebSocket\(|RTCPeerConnection/],
  ];

  /** Calls on a BroadcastChannel: only pages of the same origin hear it and are heard. */
  const CHANNEL = /\b(?:channel\?|tabs)\.(?:postMessage\(|addEventListener\("message")/g;
  const withChannel = product.filter(({ source }) => source.includes("new BroadcastChannel("));

  /** The nights of a calendar, whose HTML `night-html.ts` makes: its own test sends hostile texts through it. */
  const NIGHTS = "client/features/dreams/library/calendar/year-grid.tsx";

  it.each(dangerous)("is used nowhere: %s", (_name, pattern) => {
    const rest = (path: string, source: string) =>
      withChannel.some((file) => file.path === path)
        ? source.replace(CHANNEL, "")
        : path === NIGHTS
          ? source.replaceAll(/dangerouslySetInnerHTML=\{(?:nights|all)\}/g, "")
          : source;
    expect(
      product.filter(({ path, source }) => pattern.test(rest(path, source))).map(({ path }) => path),
    ).toEqual([]);
  });

  it("has one channel between the tabs of a browser", () => {
    expect(withChannel.map(({ path }) => path).toSorted()).toEqual(["client/boot.ts", "client/lib/tabs.ts"]);
  });
});

describe("files", () => {
  it("have at most 350 lines", () => {
    const long = files.filter(({ source }) => source.split("\n").length - 1 > 350);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it("are named for what they hold", () => {
    const vague = /(?:^|[/-])(?:utils?|helpers?|commons?|misc|shared-?code)(?:[/.-]|$)/;
    expect([...paths].filter((path) => vague.test(path))).toEqual([]);
  });

  it("do not merely pass names on", () => {
    expect(files.filter((file) => file.isBarrel).map(({ path }) => path)).toEqual([]);
  });
});

describe("the container", () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

  it("runs on the same Node as the npm scripts", () => {
    const { devDependencies } = JSON.parse(read("package.json")) as { devDependencies: { node: string } };
    const [, ours] = /^\D*(\d+)/.exec(devDependencies.node)!;
    const [, image] = /^ARG NODE_IMAGE=node:(\d+)-/m.exec(read("Dockerfile"))!;
    expect(image).toBe(ours);
  });
});
