import { gzipSync } from "node:zlib";
import { MARKER } from "./bad-values.ts";

const JSON_TYPE = "application/json";

/** Bodies that are no JSON, or not called so. */
export const UNREADABLE_BODIES: { name: string; type?: string; payload: string | Buffer; status: number }[] =
  [
    { name: "broken JSON", type: JSON_TYPE, payload: `{"${MARKER}": `, status: 400 },
    { name: "JSON with a comment", type: JSON_TYPE, payload: `{} // ${MARKER}`, status: 400 },
    { name: "two values", type: JSON_TYPE, payload: "{} {}", status: 400 },
    { name: "bare words", type: JSON_TYPE, payload: MARKER, status: 400 },
    {
      name: "bytes that are no text",
      type: JSON_TYPE,
      payload: Buffer.from([0xff, 0xfe, 0, 0x7b]),
      status: 400,
    },
    { name: "compressed JSON", type: JSON_TYPE, payload: gzipSync("{}"), status: 400 },
    { name: "more than 64 KB", type: JSON_TYPE, payload: "", status: 413 },
    { name: "plain text", type: "text/plain", payload: MARKER, status: 415 },
    { name: "a form", type: "application/x-www-form-urlencoded", payload: `email=${MARKER}`, status: 415 },
    {
      name: "a file",
      type: "multipart/form-data; boundary=x",
      payload: `--x\r\n\r\n${MARKER}\r\n--x--`,
      status: 415,
    },
    { name: "XML", type: "application/xml", payload: `<a>${MARKER}</a>`, status: 415 },
    { name: "a type that begins like JSON", type: "application/jsonx", payload: "{}", status: 415 },
    { name: "a type that is no type", type: MARKER, payload: "{}", status: 415 },
    { name: "no type", payload: "{}", status: 415 },
  ];

/** Headers without sense; none of them is a reason to fail. */
export const STRANGE_HEADERS: Record<string, string>[] = [
  { cookie: "session=" },
  { cookie: `session=${MARKER}.${MARKER}` },
  { cookie: `session=${"x".repeat(8000)}` },
  { cookie: ";;;=;==;session;lang=%;theme=%00" },
  { "accept-language": `${"x-".repeat(2000)};q=nothing,,;;q=,tr;q=-1` },
  { accept: "application/xml", "accept-encoding": "br;q=x, *" },
  {
    "x-forwarded-for": `${MARKER}, 999.1.1.1`,
    "x-forwarded-proto": "gopher",
    "x-forwarded-host": "evil.example",
  },
  { host: "evil.example:99999" },
  { "x-internal-call": MARKER },
  { "idempotency-key": "" },
  { "idempotency-key": "x".repeat(5000) },
  { "last-event-id": "-1e999" },
  { range: "bytes=9-1,x-" },
  { "if-none-match": '"' },
  { authorization: `Bearer ${MARKER}` },
  { "user-agent": "\u00ff".repeat(4000) },
];

/** Texts that are strange but no mistake: at worst they are refused. */
export const STRANGE_TEXTS = [
  "a lone \ud800 surrogate in a dream",
  "a lone \udc00 surrogate in a dream",
  "a NUL \u0000 in the middle of a dream",
  "\u202e right to left marks \u202d\u2066\u2069 in a dream",
  "\ufeff a byte order mark and \ufffe a nonsense one",
  "👩‍👩‍👧‍👦".repeat(40),
  `z${"\u0335".repeat(300)} a letter with a tower`,
  "\u2028 line \u2029 separators \u0085 in a dream",
  "'; DROP TABLE dreams; -- \\ \" ` ${x} {{x}} <script>alert(1)</script>",
  "مرحبا بالعالم في حلم طويل",
];
