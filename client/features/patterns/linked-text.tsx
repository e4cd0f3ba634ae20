import type { ReactNode } from "react";
import { TextLink } from "../../ui/text-link.tsx";

const LINK = /(<b>[^<]*<\/b>)/;

/** A message whose `<b>` are links to what they count. */
export function LinkedText({ text, to }: { text: string; to: string }): ReactNode {
  return text.split(LINK).map((part, at) => {
    const [, words] = /^<b>(.*)<\/b>$/s.exec(part) ?? [];
    if (words === undefined) return part;
    return (
      <TextLink key={at} to={to}>
        {words}
      </TextLink>
    );
  });
}
