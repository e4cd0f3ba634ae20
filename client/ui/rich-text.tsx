import type { ReactNode } from "react";

const TAGS = { em: "em", b: "b", m: "mark" } as const;
const TAGGED = /(<br\/>|<(?:em|b|m)>[^<]*<\/(?:em|b|m)>)/;

/** A translation with `<br/>`, and with `<em>`, `<b>` or `<m>` (mark) around words, not nested. */
export function RichText({ text }: { text: string }): ReactNode {
  return text.split(TAGGED).map((part, at) => {
    if (part === "<br/>") return <br key={at} />;
    const [, name, words] = /^<(em|b|m)>(.*)<\/\1>$/s.exec(part) ?? [];
    if (!name) return part;
    const Tag = TAGS[name as keyof typeof TAGS];
    return <Tag key={at}>{words}</Tag>;
  });
}
