import { describe, expect, test } from "vitest";
import { guessOrder, readDate, readTime } from "#client/features/dreams/import/dates.ts";
import { decode } from "#client/features/dreams/import/decode.ts";
import { ENTRIES_MAX, UnreadableFile, type FoundDream } from "#client/features/dreams/import/found-dream.ts";
import { readFile, type Content } from "#client/features/dreams/import/read-file.ts";
import { dreamsOfTable } from "#client/features/dreams/import/read-table.ts";
import { readText } from "#client/features/dreams/import/read-text.ts";
import { batchesOf } from "#client/features/dreams/import/send-import.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import { REMARK_MAX } from "#shared/limits.ts";

const TODAY = "2026-11-23";
const TEXT = "Evimiz denizin üstünde yüzüyordu.";
const signal = new AbortController().signal;
const options = {
  nights: { timeZone: "Europe/Istanbul", nightEnds: 12 },
  monthFirst: false,
  signal,
  onShare: () => undefined,
};
const fileOf = (content: BlobPart, name: string) => new File([content], name);
const read = (content: BlobPart, name: string) => readFile(fileOf(content, name), options);
const failureOf = (content: BlobPart, name: string) =>
  read(content, name).then(
    () => null,
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : error),
  );

async function dreamsOf(content: Content): Promise<FoundDream[]> {
  if (content.kind === "dreams") return content.dreams;
  const { order } = content;
  if (content.kind === "table") return dreamsOfTable(content.table, content.places, { order, today: TODAY });
  return readText(content.text, { order, today: TODAY, signal });
}

describe("dates", () => {
  test.each([
    ["2024-03-05", "ymd", "2024-03-05"],
    ["2024/3/5 03:10", "ymd", "2024-03-05"],
    ["05.03.2024", "dmy", "2024-03-05"],
    ["03/05/2024", "mdy", "2024-03-05"],
    ["٠٥/٠٣/٢٠٢٤", "dmy", "2024-03-05"],
    ["2024年3月5日", "ymd", "2024-03-05"],
    ["30.02.2024", "dmy", null],
    ["0000-01-01", "ymd", null],
    ["2026-11-24", "ymd", null],
    ["no date", "ymd", null],
  ] as const)("reads %s as %s", (written, order, night) => {
    expect(readDate(written, order, TODAY)).toBe(night);
  });

  test.each([
    ["5 Mart 2024, Salı", "2024-03-05"],
    ["Salı, 05 Mar 2024 03:10", "2024-03-05"],
    ["5 Ağustos 2024", "2024-08-05"],
    ["İyi geceler: 31 Aralık 2023", "2023-12-31"],
    ["Tuesday, March 5, 2024", "2024-03-05"],
    ["5th of March 2024 at 03:10:00 GMT+3", "2024-03-05"],
    ["5-Mar-2024", "2024-03-05"],
    ["Sept 5, 2024", "2024-09-05"],
    ["1er février 2024", "2024-02-01"],
    ["15 août 2024", "2024-08-15"],
    ["5 de marzo de 2024", "2024-03-05"],
    ["5 de março de 2024", "2024-03-05"],
    ["5 dicembre 2023", "2023-12-05"],
    ["٥ مارس ٢٠٢٤", "2024-03-05"],
    ["5 मार्च 2024", "2024-03-05"],
    ["2024년 3월 5일", "2024-03-05"],
    ["30 Şubat 2024", null],
    ["5 Martı 2024", null],
    ["room 5 of 2024", null],
    ["5 Mart 20245", null],
  ] as const)("reads the month by name in %s", (written, night) => {
    expect(readDate(written, "mdy", TODAY)).toBe(night);
  });

  test.each(LOCALE_CODES)("reads what %s writes, long and short", (locale) => {
    for (const dateStyle of ["full", "long", "medium"] as const)
      for (let month = 0; month < 12; month++) {
        const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { dateStyle, timeZone: "UTC" });
        const at = Date.UTC(2023, month, 21);
        expect([format.format(at), readDate(format.format(at), "dmy", TODAY)]).toEqual([
          format.format(at),
          new Date(at).toISOString().slice(0, 10),
        ]);
      }
  });

  test("asks for the order of numbers only where they leave it open", () => {
    expect(guessOrder(["2024-03-05"], true)).toEqual({ order: "ymd", unsure: false });
    expect(guessOrder(["03/05/2024", "13/05/2024"], true)).toEqual({ order: "dmy", unsure: false });
    expect(guessOrder(["03/05/2024", "03/15/2024"], false)).toEqual({ order: "mdy", unsure: false });
    expect(guessOrder(["03/05/2024"], true)).toEqual({ order: "mdy", unsure: true });
    expect(guessOrder(["03.05.2024"], true)).toEqual({ order: "dmy", unsure: false });
  });

  test("reads times of both clocks", () => {
    expect(["2024-03-05T03:10:00Z", "3:10 pm", "12:05 AM", "25:00"].map(readTime)).toEqual([
      "03:10",
      "15:10",
      "00:05",
      null,
    ]);
    expect(["3:10 p.m.", "3:10p", "12:05 A M"].map(readTime)).toEqual(["15:10", "15:10", "00:05"]);
    // The words after the time are no halves of a day.
    expect(["03:10 Paris", "12:30 a casa", "04:20, après"].map(readTime)).toEqual([
      "03:10",
      "12:30",
      "04:20",
    ]);
  });
});

describe("the encoding of a file", () => {
  const utf16 = (text: string) =>
    new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer);
  test("is found by its bytes", () => {
    expect(decode(new TextEncoder().encode("rüya ığ"))).toBe("rüya ığ");
    expect(decode(utf16("\uFEFFrüya ığ"))).toBe("rüya ığ");
    expect(decode(utf16("ruya goren"))).toBe("ruya goren");
    expect(decode(Uint8Array.of(0xfd, 0xf0, 0xfc))).toBe("ığü");
  });

  test("stays UTF-8 where some of its bytes are broken", () => {
    const whole = new TextEncoder().encode("rüya gördüm, ığdır");
    expect(decode(Uint8Array.of(...whole, 0xc3, 0x28, 0xff))).toBe("rüya gördüm, ığdır\uFFFD(\uFFFD");
    expect(decode(whole.with(0, 0xfe))).toBe("\uFFFDüya gördüm, ığdır");
  });
});

test("the longest note of our own export is read whole", async () => {
  const remark = "a".repeat(REMARK_MAX);
  const [dream] = await dreamsOf(await read(JSON.stringify({ dreamText: TEXT, remark }), "dream.json"));
  expect(dream!.remark).toBe(remark);
});

describe("a table", () => {
  test("is read by its headers, with quotes, a mark and any delimiter", async () => {
    const csv = `\uFEFFTarih;Başlık;Rüya;Etiketler\r\n05.03.2024 03:10;Deniz;"Evimiz ""denizin""\nüstünde; yüzüyordu.";ev, su\r\n;;;\r\n`;
    expect(await dreamsOf(await read(csv, "a.csv"))).toEqual([
      {
        text: 'Evimiz "denizin"\nüstünde; yüzüyordu.',
        night: "2024-03-05",
        time: "03:10",
        title: "Deniz",
        ownTags: ["ev", " su"],
      },
    ]);
  });

  test("without headers is read by what stands in it", async () => {
    const content = await read(`1,2024-03-05,${TEXT}\n2,2024-03-06,${TEXT}\n`, "a.csv");
    expect(content).toMatchObject({ kind: "table", places: { date: 1, text: 2 } });
    expect((await dreamsOf(content)).map(({ night }) => night)).toEqual(["2024-03-05", "2024-03-06"]);
  });

  test("whose first row is a dream has no headers", async () => {
    const csv = `2024-03-05,Dream of a house that swam.\n2024-03-06,${TEXT}\n`;
    expect((await dreamsOf(await read(csv, "a.csv"))).map(({ text }) => text)).toEqual([
      "Dream of a house that swam.",
      TEXT,
    ]);
    const undated = `"When I was a child I swam in a house, and its doors were open."\n${TEXT}\n`;
    expect(await dreamsOf(await read(undated, "a.csv"))).toHaveLength(2);
  });

  test("has its dates in a column named timestamp", async () => {
    const [dream] = await dreamsOf(await read(`Timestamp,Dream\n2024-03-05 03:10:22,${TEXT}\n`, "a.csv"));
    expect(dream).toMatchObject({ text: TEXT, night: "2024-03-05", time: "03:10" });
  });

  test("counts a row without words too, so that the limit of entries is seen", async () => {
    const csv = `date,dream\n2024-03-05,\n${`2024-03-05,${TEXT}\n`.repeat(ENTRIES_MAX)}`;
    expect(await dreamsOf(await read(csv, "a.csv"))).toHaveLength(ENTRIES_MAX);
  });

  test("is read up to the limit of entries", async () => {
    const csv = `date,dream\n${`2024-03-05,${TEXT}\n`.repeat(ENTRIES_MAX + 50)}`;
    expect(await dreamsOf(await read(csv, "a.csv"))).toHaveLength(ENTRIES_MAX);
  });
});

describe("a journal of Day One", () => {
  test("gives words, nights in the zone of the entry, tags and stars", async () => {
    const entries = [
      {
        text: "![](dayone-moment://1)\n\n# Deniz\n\nEvimiz yüzüyordu\\. \\- su",
        creationDate: "2024-03-05T01:10:00Z",
        timeZone: "Europe\\/Istanbul",
        tags: ["ev"],
        starred: true,
      },
      { text: "Tarihsiz bir rüya", creationDate: "yesterday", timeZone: "Nowhere" },
      { text: "" },
      null,
    ];
    expect(await dreamsOf(await read(JSON.stringify({ entries }), "Journal.json"))).toEqual([
      {
        text: "Deniz\n\nEvimiz yüzüyordu. - su",
        night: "2024-03-04",
        time: "04:10",
        ownTags: ["ev"],
        favourite: true,
      },
      { text: "Tarihsiz bir rüya", night: null, time: null, ownTags: [], favourite: false },
    ]);
  });
});

test("a ZIP of Day One, as it exports it: journals beside folders of photos and videos", async () => {
  const { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } =
    await import("@zip.js/zip.js/lib/zip-core-native.js");
  const entry = (day: number, more: object = {}) => ({
    uuid: `E7B0C5D2A9F84B1C8D3E6F7A0B1C2D${day}`,
    creationDate: `2024-03-0${day}T22:15:00Z`,
    modifiedDate: "2024-03-09T08:00:00Z",
    timeZone: "Europe\\/Istanbul",
    creationDevice: "iPhone",
    isAllDay: false,
    starred: false,
    duration: 0,
    location: { latitude: 41.01, longitude: 28.97, localityName: "İstanbul", country: "Türkiye" },
    weather: { conditionsDescription: "Clear", temperatureCelsius: 9, moonPhase: 0.8 },
    richText: JSON.stringify({ contents: [{ text: TEXT }], meta: { version: 1 } }),
    text: TEXT,
    ...more,
  });
  const photos = [
    { identifier: "9F1", md5: "0cc175b9c0f1b6a831c399e269772661", type: "jpeg", orderInEntry: 0 },
  ];
  const journal = {
    metadata: { version: "1.0" },
    entries: [
      entry(4, {
        text: "![](dayone-moment://9F1)\n\nBir kuş vardı\\.",
        photos,
        tags: ["kuş"],
        starred: true,
      }),
      entry(5),
    ],
  };
  const zip = new ZipWriter(new BlobWriter("application/zip"));
  await zip.add("Rüyalar.json", new TextReader(JSON.stringify(journal)));
  await zip.add("Journal.json", new TextReader(JSON.stringify({ ...journal, entries: [entry(6)] })));
  await zip.add(`photos/${photos[0]!.md5}.jpeg`, new Uint8ArrayReader(new Uint8Array(2000).fill(7)));
  await zip.add("videos/", undefined, { directory: true });
  await zip.add("videos/92eb5ffee6ae2fec3ad71c777531578f.mov", new Uint8ArrayReader(new Uint8Array(90)));
  const found = await dreamsOf(await read(await zip.close(), "Export.zip"));
  expect(found).toEqual([
    { text: "Bir kuş vardı.", night: "2024-03-04", time: "01:15", ownTags: ["kuş"], favourite: true },
    { text: TEXT, night: "2024-03-05", time: "01:15", ownTags: [], favourite: false },
    { text: TEXT, night: "2024-03-06", time: "01:15", ownTags: [], favourite: false },
  ]);
});

describe("a text", () => {
  test("is split at dates with names of months, which a sentence may have too", async () => {
    const text = `Tuesday, March 5, 2024\n${TEXT}\n\nDate: 6 March 2024 at 03:10\nOn the wall stood 7 March 2024, and nobody knew why it did.`;
    expect(await dreamsOf(await read(text, "a.txt"))).toEqual([
      { text: TEXT, night: "2024-03-05", time: null },
      {
        text: "On the wall stood 7 March 2024, and nobody knew why it did.",
        night: "2024-03-06",
        time: "03:10",
      },
    ]);
  });

  test("is split at lines that are dates", async () => {
    const text = `## 05.03.2024, 03:10\n${TEXT}\n\nSonra uyandım.\n\n06.03.2024:\nBir tren vardı, 07.03.2024 yazıyordu üstünde.`;
    expect(await dreamsOf(await read(text, "a.md"))).toEqual([
      { text: `${TEXT}\n\nSonra uyandım.`, night: "2024-03-05", time: "03:10" },
      { text: "Bir tren vardı, 07.03.2024 yazıyordu üstünde.", night: "2024-03-06", time: null },
    ]);
  });

  test("keeps the words behind a date in its line", async () => {
    const text = `2024-03-05: The house with many doors\n${TEXT}\n06.03.2024 03:10 - Uçan bir ev gördüm\n7 March 2024, Thursday at 3:10\n${TEXT}`;
    expect(await dreamsOf(await read(text, "a.txt"))).toEqual([
      { text: `The house with many doors\n${TEXT}`, night: "2024-03-05", time: null },
      { text: "Uçan bir ev gördüm", night: "2024-03-06", time: "03:10" },
      { text: TEXT, night: "2024-03-07", time: "03:10" },
    ]);
  });

  test("may begin with a bracket, as JSON does", async () => {
    const text = `[2024-03-05]\n${TEXT}`;
    expect(await dreamsOf(await read(text, "a.txt"))).toEqual([
      { text: TEXT, night: "2024-03-05", time: null },
    ]);
  });

  test("is read up to the limit of entries, of which dates without words are none", async () => {
    const text = `${"2024-03-04\n\n".repeat(3)}${`2024-03-05\n${TEXT}\n`.repeat(ENTRIES_MAX + 1)}`;
    expect(await dreamsOf(await read(text, "a.txt"))).toHaveLength(ENTRIES_MAX);
  });

  test("else at rules and wide gaps, else it is one entry", async () => {
    const texts = async (text: string) =>
      (await dreamsOf(await read(text, "a.txt"))).map((dream) => dream.text);
    expect(await texts("bir\n\n---\n\niki\n\n\n\nüç\n\nhâlâ üç")).toEqual(["bir", "iki", "üç\n\nhâlâ üç"]);
    expect(await texts("bir\n\niki")).toEqual(["bir\n\niki"]);
  });
});

describe("a file that cannot be read", () => {
  test("says why", async () => {
    expect(await failureOf("{ broken", "a.json")).toBe("broken");
    expect(await failureOf("PK\u0003\u0004 no zip", "a.zip")).toBe("broken");
    expect(await failureOf(new Uint8Array(300), "a.bin")).toBe("broken");
    expect(await failureOf(new Uint8Array(51 * 1024 ** 2), "a.txt")).toBe("large");
    expect(await dreamsOf(await read('{"entries": 7}', "a.json"))).toEqual([]);
    for (const [nothing, name] of [
      ["", "a.csv"],
      ["date,text\n", "a.csv"],
      [" \n", "a.txt"],
    ] as const)
      expect([name, await failureOf(nothing, name)]).toEqual([name, "none"]);
  });

  test("reads nothing more once it was given up", async () => {
    const aborter = new AbortController();
    aborter.abort();
    await expect(readFile(fileOf(TEXT, "a.txt"), { ...options, signal: aborter.signal })).rejects.toThrow();
  });
});

test("calls hold few dreams and few bytes", () => {
  const sizes = (items: string[]) => [...batchesOf(items, 3, 20)].map((batch) => batch.length);
  expect(sizes(["a", "a", "a", "a"])).toEqual([3, 1]);
  expect(sizes(["a".repeat(50), "a", "a".repeat(18)])).toEqual([1, 1, 1]);
  expect(sizes([])).toEqual([]);
});
