import { useQuery } from "@tanstack/react-query";
import { firstSentence } from "#shared/sentences.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useApp } from "../../../../lib/context.tsx";
import mediaStyles from "../../card-media.module.css";
import { dreamQuery } from "../../queries.ts";
import type { LibraryFilter } from "../library-filter.ts";
import { nightQuery } from "./load-calendar.ts";
import type { Night } from "./nights.ts";
import type { Peeked } from "./use-peek.ts";
import { useNightTexts } from "./use-night-texts.ts";
import styles from "./peek.module.css";

const TITLES_MAX = 4;
/** The narrowest image of a dream. */
const WIDTH = 480;

function Words({ id, language }: { id: string; language: string }) {
  const { api } = useApp();
  const { data } = useQuery(dreamQuery(api, id));
  return (
    <p className={styles.words} lang={language} dir="auto">
      {data ? firstSentence(data.dreamText, data.language) : "\u00a0"}
    </p>
  );
}

function OneDream({ night: { night, lead, look, language } }: { night: Night }) {
  const texts = useNightTexts();
  const { id, time, title } = lead!;
  return (
    <>
      {look === "picture" && (
        <div className={`${mediaStyles.media} night`}>
          <img src={`/media/${id}/image.webp?w=${WIDTH}`} alt="" />
        </div>
      )}
      <div className={styles.text}>
        <p className="caption quiet">{[texts.date(night), ...(time ? [time] : [])].join(", ")}</p>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        <Words id={id} language={lead!.language ?? language} />
      </div>
    </>
  );
}

function SeveralDreams({ night: { night, count }, filter }: { night: Night; filter: LibraryFilter }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data } = useQuery(nightQuery(api, night, filter));
  const titles = data?.dreams.map(({ title }) => title) ?? Array<string>(count).fill("\u00a0");
  const texts = useNightTexts();
  return (
    <div className={styles.text}>
      <p className="caption quiet">
        {t("calendar:disc", {
          date: texts.date(night),
          title: t("calendar:dreams", { count }),
        })}
      </p>
      {titles.slice(0, TITLES_MAX).map((title, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they come all at once
        <p key={index} className={styles.title} dir="auto">
          {title}
        </p>
      ))}
    </div>
  );
}

interface PeekProps {
  peeked: Peeked;
  /** The nights before and after on the thread of a symbol. */
  linked: { symbol: string; nights: string[] } | null;
  filter: LibraryFilter;
}

/**
 * A night beside its row: its picture, words and neighbours on the thread. Names nothing that its link does not name.
 */
export function Peek({ peeked: { night, left, top, bottom }, linked, filter }: PeekProps) {
  const { t } = useTranslation();
  const texts = useNightTexts();
  const isOne = night.count === 1;
  const placeIt = (element: HTMLElement | null) => {
    if (!element) return;
    element.style.left = `${left}px`;
    element.style.top = top === undefined ? "auto" : `${top}px`;
    element.style.bottom = bottom === undefined ? "auto" : `${bottom}px`;
  };
  return (
    <aside ref={placeIt} className={styles.peek} data-peek="" aria-hidden="true">
      <div className={isOne && night.look === "picture" ? styles.withImage : undefined}>
        {isOne ? <OneDream night={night} /> : <SeveralDreams night={night} filter={filter} />}
      </div>
      {linked && linked.nights.length > 0 && (
        <p className={`caption ${styles.linked}`}>
          {t("calendar:linked", { symbol: linked.symbol, nights: linked.nights.map(texts.date).join(", ") })}
        </p>
      )}
    </aside>
  );
}
