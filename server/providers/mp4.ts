import { open, type FileHandle } from "node:fs/promises";

export interface Mp4Facts {
  width: number;
  height: number;
  seconds: number;
}

interface Box {
  type: string;
  start: number;
  end: number;
}

/** A film of some seconds has an index of a few kilobytes, and less than ten boxes beside it. */
const MOOV_LIMIT_BYTES = 1024 * 1024;
const TOP_BOXES_MAX = 1000;

function* boxesIn(data: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end;) {
    const size = data.readUInt32BE(at);
    if (size < 8 || at + size > end) return;
    yield { type: data.toString("latin1", at + 4, at + 8), start: at + 8, end: at + size };
    at += size;
  }
}

/** The boxes of an index and of its tracks. No deeper: a file from outside may nest a million. */
function* indexBoxes(data: Buffer): Generator<Box> {
  for (const moov of boxesIn(data, 0, data.length))
    for (const box of boxesIn(data, moov.start, moov.end)) {
      yield box;
      if (box.type === "trak") yield* boxesIn(data, box.start, box.end);
    }
}

/** The top-level boxes; `start` is the offset of the box header. Throws when the file is not a complete MP4. */
async function* topBoxes(file: FileHandle): AsyncGenerator<Box> {
  const { size } = await file.stat();
  const head = Buffer.alloc(16);
  let boxes = 0;
  for (let at = 0; at + 8 <= size;) {
    if (++boxes > TOP_BOXES_MAX) throw new Error("the MP4 file has too many boxes");
    await file.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    const type = head.toString("latin1", 4, 8);
    if (at === 0 && type !== "ftyp") throw new Error("not an MP4 file");
    if (length < 8 || at + length > size) throw new Error("the MP4 file is cut off");
    yield { type, start: at, end: at + length };
    at += length;
  }
}

async function findMoov(file: FileHandle): Promise<Buffer> {
  for await (const { type, start, end } of topBoxes(file)) {
    if (type !== "moov") continue;
    if (end - start > MOOV_LIMIT_BYTES) throw new Error("the MP4 index is too large");
    const data = Buffer.alloc(end - start);
    await file.read(data, 0, data.length, start);
    return data;
  }
  throw new Error("the MP4 file has no index");
}

/** Whether playback can start during download: the index (moov) is before the data (mdat). */
export async function hasIndexFirst(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    for await (const { type } of topBoxes(file)) {
      if (type === "moov" || type === "mdat") return type === "moov";
    }
    return false;
  } finally {
    await file.close();
  }
}

/**
 * Size in pixels and length in seconds of an MP4's first video track. Rejects when it is not a complete MP4 (ISO
 * 14496-12).
 */
export async function readMp4(path: string): Promise<Mp4Facts> {
  const file = await open(path, "r");
  try {
    const data = await findMoov(file);
    let facts = { width: 0, height: 0, seconds: 0 };
    for (const box of indexBoxes(data)) {
      const version = data[box.start];
      if (box.type === "mvhd") {
        const at = box.start + (version === 1 ? 20 : 12);
        const scale = data.readUInt32BE(at);
        const length = version === 1 ? Number(data.readBigUInt64BE(at + 4)) : data.readUInt32BE(at + 4);
        facts = { ...facts, seconds: length / scale };
      } else if (box.type === "tkhd" && facts.width === 0) {
        // Width and height are 16.16 fixed point, and zero in audio tracks.
        facts = {
          ...facts,
          width: data.readUInt32BE(box.end - 8) >>> 16,
          height: data.readUInt32BE(box.end - 4) >>> 16,
        };
      }
    }
    if (!facts.width || !facts.height || !(facts.seconds > 0)) throw new Error("the MP4 file has no video");
    return facts;
  } finally {
    await file.close();
  }
}
