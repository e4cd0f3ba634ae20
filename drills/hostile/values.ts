import fc from "fast-check";

const DEEP = 20_000;
const LONG = 60_000;

/** Texts that parsers, databases and pages have met with surprise. */
const ODD_TEXTS = [
  "",
  "\u0000",
  "\ud800",
  "\u202e\u2066x",
  "\ufeff",
  "ﷺ".repeat(100),
  `a${"\u0301".repeat(3000)}`,
  "👩‍👩‍👧‍👦".repeat(200),
  "İıſK",
  "' OR 1=1 --",
  "%' ESCAPE '",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "../../../../etc/passwd",
  "__proto__",
  "constructor",
  "-0",
  "1e309",
  "NaN",
  "2026-02-30",
  "9999-12-31T23:59:60Z",
  "x".repeat(LONG),
  "[".repeat(LONG),
];

export const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
);

/** Anything that JSON can say, and numbers at their edges. */
export const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, true, -1, 1.5, 2 ** 53, 1e308, -0, [], {}, [[]], { toString: "x", length: 9 }),
);

const nested = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP);

/** Bodies that are no JSON, or JSON of a hostile shape. */
export const oddBody = fc.oneof(
  fc.constantFrom(
    nested("[", "]"),
    nested('{"a":', "}").replace('{"a":}', '{"a":1}'),
    "[".repeat(LONG),
    "{}{}",
    '{"a":1,"a":2}',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    `{"a":${"9".repeat(LONG)}}`,
    `{"a":"${"x".repeat(200_000)}"}`,
    `{${Array.from({ length: 5000 }, (_, i) => `"f${i}":${i}`).join(",")}}`,
    "null",
    "\ufeff{}",
  ),
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: "binary", maxLength: 500 }),
);

export const oddBytes = fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes));

/** Raw segments of a path, as they are sent. */
export const oddSegment = fc.oneof(
  fc.constantFrom(
    ..."..|.|%2e%2e|..%2f..%2fapp.db|%00|%|%zz|%ff|%ED%A0%80|%c0%ae|*|//|__proto__".split("|"),
    ..."a%2Fb|a;b=c|%25%32%65|\\..\\|%E2%80%AE|~".split("|"),
    "x".repeat(201),
    "x".repeat(9000),
  ),
  oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4000)),
);

const flood = (count: number) =>
  Array.from({ length: count }, (_, i): [string, string] => [`x-flood-${i}`, "y".repeat(20)]);

/** Headers without sense, each a list of what is sent. */
export const oddHeaders: fc.Arbitrary<[string, string][]> = fc.oneof(
  fc.constantFrom<[string, string][]>(
    [["cookie", "session="]],
    [["cookie", `session=${"x".repeat(7000)}.y`]],
    [["cookie", ";;;=;==;session;lang=%;theme=%00;device=%ff"]],
    [["cookie", Array.from({ length: 400 }, (_, i) => `c${i}=${i}`).join("; ")]],
    [["accept-language", `${"x-".repeat(2000)};q=nothing,,tr;q=-1`]],
    [["accept-encoding", "br;q=x, *;q=2, gzip;;"]],
    [["accept", "text/html"]],
    [["range", "bytes=-0,0-,5-1,99999999999999999999-"]],
    [["last-event-id", "1e999"]],
    [["idempotency-key", "x".repeat(5000)]],
    [["if-none-match", `"${"x".repeat(3000)}", W/`]],
    [["if-modified-since", "Thu, 99 Foo 0000 99:99:99"]],
    [["expect", "100-continue"]],
    [["expect", "a miracle"]],
    [["upgrade", "websocket"]],
    [["content-encoding", "gzip"]],
    [["authorization", "Bearer"]],
    [["authorization", `Bearer oneira_${"x".repeat(38)}`]],
    [["origin", "https://elsewhere.example"]],
    [["sec-fetch-site", "cross-site"]],
    [["x-forwarded-proto", "gopher"]],
    [["x-forwarded-for", "999.1.1.1, ::, x"]],
    [["x-forwarded-host", "evil.example"]],
    [["host", "evil.example:99999"]],
    [["bad header", "x"]],
    [["x-nul", "a\u0000b"]],
    [["x-fold", "a\r\n b"]],
    flood(150),
    flood(2500),
    [["x-long", "y".repeat(20_000)]],
  ),
  fc.string({ unit: "binary-ascii", maxLength: 80 }).map((text): [string, string][] => [["x-odd", text]]),
);
