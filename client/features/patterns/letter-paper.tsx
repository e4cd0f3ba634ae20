import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { endpointUrl } from "#shared/endpoint.ts";
import { localeInfo } from "#shared/locales.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useDates } from "../dreams/dates.ts";
import { useNights } from "./nights.ts";
import { askedLetter, letterQuery } from "./queries.ts";
import styles from "./patterns.module.css";

/** Earlier letters that are named below one. */
const EARLIER_MAX = 6;

/** The letter about a month, on paper, its quotations links to their dreams; nothing where there is none. */
export function LetterPaper() {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const nights = useNights();
  const dates = useDates();
  const [params] = useSearchParams();
  const { data } = useQuery(letterQuery(api, locale, askedLetter(params)));
  if (!data?.letter) return null;
  const { letter, months } = data;
  const month = nights(letter.month, "month");
  const others = months.filter((each) => each !== letter.month).slice(0, EARLIER_MAX);
  return (
    <section id="letter" className={styles.letter} aria-labelledby="letter-title">
      <div className={styles.letterHead}>
        <span>{t("patterns:letter.name", { month })}</span>
        <span className="muted">{dates(letter.madeAt, "date")}</span>
      </div>
      <div className={styles.letterBody}>
        <h2 className="title-1" id="letter-title">
          <RichText
            text={t("patterns:letter.title", {
              month,
              nights: t("patterns:nights", { count: letter.nights }),
            })}
          />
        </h2>
        <div
          className={`dream-words ${styles.letterText}`}
          lang={letter.language}
          dir={localeInfo(letter.language).dir}
        >
          {letter.paragraphs.map((pieces, index) => (
            <p key={index}>
              {pieces.map(({ text, dreamId }, at) =>
                dreamId ? (
                  <TextLink key={at} to={`/dream/${dreamId}`}>
                    <bdi>{text}</bdi>
                  </TextLink>
                ) : (
                  text
                ),
              )}
            </p>
          ))}
        </div>
      </div>
      <div className={styles.letterFoot}>
        <span className="muted">
          {t(letter.engine === "studio" ? "patterns:letter.studio" : "patterns:letter.ai")}
        </span>
        {others.length > 0 && (
          <span>
            {t("patterns:letter.earlier")}:{" "}
            {others.map((each, index) => (
              <span key={each}>
                {index > 0 && ", "}
                <TextLink to={endpointUrl("/patterns", {}, { letter: each }) + "#letter"} preventScrollReset>
                  {nights(each, "month")}
                </TextLink>
              </span>
            ))}
          </span>
        )}
      </div>
    </section>
  );
}
