import { crc32 } from "node:zlib";

const FILE_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;

/** The files of a ZIP that stores them as they are, by name; throws where it is not whole. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || zip.readUInt32LE(end) !== DIRECTORY_END) throw new Error("the ZIP has no end");
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let i = 0; i < count; i++) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error("the directory of the ZIP is broken");
    const [crc, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(start) !== FILE_HEADER) throw new Error(`${name} is not where it should be`);
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const content = zip.subarray(from, from + size);
    if (crc32(content) !== crc) throw new Error(`${name} is broken`);
    files.set(name, content);
    at += 46 + nameLength + extraLength;
  }
  return files;
}
