import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hasIndexFirst, readMp4 } from "#server/providers/mp4.ts";

const folder = mkdtempSync(join(tmpdir(), "mp4-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "film.mp4");

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}
const times = (count: number, part: Buffer) => Array.from({ length: count }, () => part);
function numbers(bytes: number, ...at: [place: number, value: number][]): Buffer {
  const content = Buffer.alloc(bytes);
  for (const [place, value] of at) content.writeUInt32BE(value, place);
  return content;
}
const FTYP = box("ftyp", Buffer.from("isom"));
/** Five seconds. */
const MVHD = box("mvhd", numbers(100, [12, 1000], [16, 5000]));
const TKHD = box("tkhd", numbers(84, [76, 640 << 16], [80, 360 << 16]));
const MOOV = box("moov", MVHD, box("trak", TKHD));
const EMPTY = box("free");

const written = (...boxes: Buffer[]) => writeFileSync(file, Buffer.concat(boxes));

test("size and length are those of the first track", async () => {
  written(FTYP, MOOV, box("mdat"));
  expect(await readMp4(file)).toEqual({ width: 640, height: 360, seconds: 5 });
  expect(await hasIndexFirst(file)).toBe(true);
});

test.each([
  ["whose tracks lie within tracks", [FTYP, box("moov", MVHD, box("trak", box("trak", TKHD)))]],
  ["with an index within its index", [FTYP, box("moov", box("moov", MVHD, box("trak", TKHD)))]],
  ["of thousands of parts", [FTYP, ...times(5000, EMPTY), MOOV]],
  ["with an index as large as a film", [FTYP, box("moov", MVHD, box("trak", TKHD), Buffer.alloc(2e6))]],
  ["that is cut off", [FTYP, MOOV.subarray(0, -1)]],
])("a file %s is refused", async (_what, boxes) => {
  written(...boxes);
  await expect(readMp4(file)).rejects.toThrow("MP4");
});
