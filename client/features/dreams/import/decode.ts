/** Letters that Windows-1252 has in the place of Turkish ones. */
const IS_TURKISH_IN_1254 = /[\xd0\xdd\xde\xf0\xfd\xfe]/;

/** Letters beyond ASCII, and what stands for bytes that are none. */
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/** Whether most that is not ASCII was read: a file of Windows-1252 has hardly a letter that is one in UTF-8, too. */
function isMostlyRead(text: string): boolean {
  const beyond = text.match(BEYOND_ASCII) ?? [];
  return beyond.filter((letter) => letter === "\uFFFD").length < beyond.length / 2;
}

/**
 * The text of a file: UTF-8, also with a few broken bytes, UTF-16 by its mark or its zeros, else Windows-1254, which
 * differs from 1252 in six letters.
 */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const head = bytes.subarray(0, 200);
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  if (zeros > head.length / 4) return new TextDecoder(first === 0 ? "utf-16be" : "utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const broken = new TextDecoder().decode(bytes);
    if (isMostlyRead(broken)) return broken;
    const western = new TextDecoder("windows-1252").decode(bytes);
    return IS_TURKISH_IN_1254.test(western) ? new TextDecoder("windows-1254").decode(bytes) : western;
  }
}
