import { Converter } from "opencc-js/t2cn";

let converter: ((text: string) => string) | undefined;
/** The tables take milliseconds to build, which dreams in other languages need not wait for. */
const convert = (text: string): string => (converter ??= Converter({ from: "t", to: "cn" }))(text);

/** Characters of Taiwan and older ones that the converter leaves. */
const VARIANTS: Record<string, string> = {
  姊: "姐",
  姪: "侄",
  燄: "焰",
  砲: "炮",
  搾: "榨",
  榖: "谷",
  毬: "球",
};
/** A character alone, where the phrase that it stands in would change its length. */
function alone(letter: string): string {
  const one = convert(letter);
  return one.length === letter.length ? one : letter;
}

/** Chinese text in simplified characters. Each character stays one, so offsets do not change. */
export function inSimplified(text: string): string {
  const whole = convert(text);
  const simplified = whole.length === text.length ? whole : [...text].map(alone).join("");
  return simplified.replace(/[姊姪燄砲搾榖毬]/gu, (letter) => VARIANTS[letter]!);
}
