import { expect, test, vi } from "vitest";
import { readFile } from "#client/features/dreams/import/read-file.ts";
import { IMPORTED_FILE_MAX, READING_MAX } from "#shared/import.ts";
import { LENS_PARAGRAPHS, READING_LENSES } from "#shared/lenses.ts";
import { REMARK_MAX } from "#shared/limits.ts";

const DREAM = {
  dreamText: "Evimiz denizin üstünde yüzüyordu.",
  title: "Denizdeki ev",
  night: "2024-03-05",
  language: "tr",
  tags: [],
  interpretation: { summary: "Ev.", themes: [], symbols: [], psychologicalAnalysis: "", tags: [] },
};
const { signal } = new AbortController();

async function zipOf(files: Record<string, Uint8Array | object>): Promise<Uint8Array<ArrayBuffer>> {
  const { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } =
    await import("@zip.js/zip.js/lib/zip-core-native.js");
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, content] of Object.entries(files)) {
    const bytes = content instanceof Uint8Array ? content : new TextEncoder().encode(JSON.stringify(content));
    await zip.add(name, new Uint8ArrayReader(bytes));
  }
  return new Uint8Array(await zip.close());
}

async function filesIn(zip: Uint8Array<ArrayBuffer>) {
  const nights = { timeZone: "UTC", nightEnds: 12 };
  const options = { nights, monthFirst: false, signal, onShare: () => undefined };
  const content = await readFile(new File([zip], "dreams.zip"), options);
  if (content.kind !== "dreams") throw new Error(content.kind);
  return content.dreams.map(({ files }) => files ?? []);
}

/** The ZIP with the name of a file replaced by another one of the same length. */
function renamed(zip: Uint8Array<ArrayBuffer>, from: string, to: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(zip).toString("latin1").replaceAll(from, to);
  return new Uint8Array(Buffer.from(text, "latin1"));
}

const picture = (fill: number) => new Uint8Array(100).fill(fill);

test("pictures and films come with the dream of their folder, the widest WebP first", async () => {
  const [files, others] = await filesIn(
    await zipOf({
      "dreams/a/image-480.webp": picture(1),
      "dreams/a/image-1536.avif": picture(1),
      "dreams/a/video.mp4": picture(1),
      "dreams/a/dream.json": DREAM,
      "dreams/a/image-1536.webp": picture(7),
      "dreams/b/dream.json": { ...DREAM, night: "2024-03-06" },
      "dreams/c/image-480.webp": picture(1),
    }),
  );
  const names = ["image-1536.webp", "image-1536.avif", "image-480.webp", "video.mp4"];
  expect(files!.map(({ name }) => name)).toEqual(names);
  expect(await (await files![0]!.read(signal)).bytes()).toEqual(picture(7));
  expect(others).toEqual([]);
});

test("names that no export has are left out, and the first one of a name counts", async () => {
  const zip = await zipOf({
    "dreams/a/dream.json": DREAM,
    "dreams/a/image-960.webp": picture(1),
    "dreams/a/image-961.webp": picture(2),
    "dreams/a/IMAGE-480.webp": picture(1),
    "dreams/a/image-480.webp.exe": picture(1),
    "dreams/a/image-४८०.webp": picture(1),
    "dreams/a/poster.webp": picture(1),
    "dreams/a/still-4k.webp": picture(1),
    "dreams/a/image-48000.webp": picture(1),
  });
  const [files] = await filesIn(renamed(zip, "image-961", "image-960"));
  expect(files!.map(({ name }) => name)).toEqual(["image-960.webp"]);
  expect(await (await files![0]!.read(signal)).bytes()).toEqual(picture(1));
});

test.each([
  "../dreams/a/image-480.webp",
  "dreams/a/../image-480.webp",
  "/dreams/a/image-480.webp",
  "C:/image-480.webp",
])("an archive with the path %s is refused, or the file is left out", async (name) => {
  const zip = await zipOf({ "dreams/a/dream.json": DREAM, [`x${name.slice(1)}`]: picture(1) });
  const found = await filesIn(renamed(zip, `x${name.slice(1)}`, name)).catch((error: Error) => error.message);
  expect(["broken", [[]]]).toContainEqual(found);
});

test("a file stops at its limit, whatever the archive says of its size", async () => {
  const zip = await zipOf({
    "dreams/a/dream.json": DREAM,
    "dreams/a/image-960.webp": new Uint8Array(IMPORTED_FILE_MAX.image + 1),
    "dreams/a/image-480.webp": picture(1),
  });
  // A kilobyte for every megabyte.
  expect(zip.length).toBeLessThan(IMPORTED_FILE_MAX.image / 500);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(IMPORTED_FILE_MAX.image + 1);
  const small = Buffer.alloc(4);
  small.writeUInt32LE(100);
  const lying = renamed(zip, size.toString("latin1"), small.toString("latin1"));
  for (const each of [zip, lying]) {
    const [[large, whole]] = (await filesIn(each)) as [Awaited<ReturnType<typeof filesIn>>[number]];
    await expect(large!.read(signal)).rejects.toThrow();
    expect((await whole!.read(signal)).size).toBe(100);
  }
});

test("a broken file does not read", async () => {
  const zip = await zipOf({
    "dreams/a/dream.json": DREAM,
    "dreams/a/image-960.webp": crypto.getRandomValues(picture(0)),
  });
  const at = Buffer.from(zip).indexOf("image-960.webp") + 60;
  zip[at] = zip[at]! ^ 0xff;
  const [[file]] = (await filesIn(zip)) as [Awaited<ReturnType<typeof filesIn>>[number]];
  await expect(file!.read(signal)).rejects.toThrow();
});

test("the longest dream of an export is read", async () => {
  const long = (units: number) => "夢".repeat(units);
  const paragraphs = Array.from({ length: LENS_PARAGRAPHS.max }, () => ({
    speaker: long(READING_MAX.speaker),
    text: long(READING_MAX.paragraph),
  }));
  const lenses = READING_LENSES.map((lens) => ({ lens, status: "done", content: { paragraphs } }));
  const symbols = Array.from({ length: READING_MAX.list }, () => ({
    symbol: long(READING_MAX.name),
    meaning: long(READING_MAX.meaning),
  }));
  const interpretation = { ...DREAM.interpretation, symbols };
  const dream = { ...DREAM, remark: long(REMARK_MAX), interpretation, lenses };
  expect(await filesIn(await zipOf({ "dreams/a/dream.json": dream }))).toEqual([[]]);
});

test("nothing is heard of an archive once it was given up", async () => {
  const aborter = new AbortController();
  const shares: number[] = [];
  // The user cancels while the first dream is read.
  const { text } = Blob.prototype;
  vi.spyOn(Blob.prototype, "text").mockImplementation(function (this: Blob) {
    aborter.abort();
    return text.call(this);
  });
  const options = { nights: { timeZone: "UTC", nightEnds: 12 }, monthFirst: false, signal: aborter.signal };
  const zip = await zipOf({ "dreams/a/dream.json": DREAM, "dreams/b/dream.json": DREAM });
  const reading = readFile(new File([zip], "dreams.zip"), {
    ...options,
    onShare: (share) => shares.push(share),
  });
  await expect(reading).rejects.toThrow();
  expect(shares).toEqual([0]);
});

test("an archive of many journals is read whole", async () => {
  const journals = Array.from({ length: 30 }, (_, at) => [
    `Journal ${at}.json`,
    { entries: [{ text: DREAM.dreamText, creationDate: "2024-03-05T22:15:00Z" }] },
  ]);
  expect(await filesIn(await zipOf(Object.fromEntries(journals)))).toHaveLength(30);
});
