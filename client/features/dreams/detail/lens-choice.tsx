import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { READING_LENSES, type ReadingLens } from "#shared/lenses.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import styles from "./lenses.module.css";

/** The page of a dream with its first reading, or with the one through a lens. */
export function lensPath(dreamId: string, lens: ReadingLens | null): string {
  const path = `/dream/${encodeURIComponent(dreamId)}`;
  return lens ? `${path}?lens=${lens}` : path;
}

/** The lens that the URL names; null for the first reading. */
export function useChosenLens(): ReadingLens | null {
  const [params] = useSearchParams();
  return READING_LENSES.find((lens) => lens === params.get("lens")) ?? null;
}

/** The first reading and the lenses, as words on a line. */
export function LensChoice({ dreamId, chosen }: { dreamId: string; chosen: ReadingLens | null }) {
  const { t } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  // On a narrow screen the line scrolls.
  useEffect(() => {
    const nav = line.current?.querySelector("nav");
    const word = nav?.children[chosen ? READING_LENSES.indexOf(chosen) + 1 : 0];
    if (!nav || !word) return;
    const [outer, inner] = [nav.getBoundingClientRect(), word.getBoundingClientRect()];
    nav.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosen]);

  return (
    <div ref={line} className={styles.choice}>
      <ChoiceLinks
        label={t("lenses:label")}
        options={[null, ...READING_LENSES].map((lens) => ({
          name: lens ? t(`lenses:name.${lens}`) : t("lenses:first"),
          to: lensPath(dreamId, lens),
          current: lens === chosen,
        }))}
      />
    </div>
  );
}
