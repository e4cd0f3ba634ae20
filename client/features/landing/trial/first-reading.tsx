import { useQuery } from "@tanstack/react-query";
import type { Preview } from "#shared/trial.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Horizon } from "../../../ui/horizon/horizon.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import { configQuery } from "../../site/queries.ts";
import { useStageHeading } from "./progress.ts";
import styles from "./first-reading.module.css";

/** The text of the dream; the words that the reading begins with are marked. */
function MarkedDream({ text, quote }: { text: string; quote: string | null }) {
  const dream = text.normalize("NFC").trim().replace(/\s+/gu, " ");
  const at = quote === null ? -1 : dream.indexOf(quote);
  return (
    <p className={`dream-words ${styles.dreamText}`} dir="auto">
      {at === -1 ? (
        dream
      ) : (
        <>
          {dream.slice(0, at)}
          <mark>{quote}</mark>
          {dream.slice(at + quote!.length)}
        </>
      )}
    </p>
  );
}

interface FirstReadingProps {
  text: string;
  preview: Preview;
  onUnlock: () => void;
  onClose: () => void;
}

/** The first sentence of a reading; the rest is not here. */
export function FirstReading({ text, preview, onUnlock, onClose }: FirstReadingProps) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const heading = useStageHeading();
  const { data: config } = useQuery(configQuery(api));
  const { opening, next, quote, symbols } = preview;
  const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(symbols);
  const remote = config !== undefined && config.engines.reading !== "studio";
  return (
    <div className={`wrap ${styles.reading}`}>
      <div className={styles.words}>
        <p className="caption quiet">{t("trial:reading.yourDream")}</p>
        <MarkedDream text={text} quote={quote} />
        <hr />
        <section className={styles.opening} aria-labelledby="trial-title">
          <h1 className="sr-only" id="trial-title" ref={heading} tabIndex={-1}>
            {t("trial:reading.title")}
          </h1>
          <p className={`dream-words ${styles.first}`}>{opening}</p>
          <p className={`dream-words ${styles.next}`} aria-hidden="true">
            {next}
          </p>
        </section>
        <p className={`small muted ${styles.rest}`}>
          {symbols.length > 0 ? (
            <RichText text={t("trial:reading.rest", { symbols: names })} />
          ) : (
            t("trial:reading.restPlain")
          )}
        </p>
        <p className="small muted">{t(remote ? "trial:reading.ai" : "trial:reading.studio")}</p>
        <TextButton className={`small quiet ${styles.leave}`} onClick={onClose}>
          {t("trial:back")}
        </TextButton>
      </div>
      <aside className={`${styles.lid} night`} aria-labelledby="trial-eye">
        <div className={styles.eye}>
          <div className={styles.ajar}>
            <Horizon scene="panel" />
          </div>
        </div>
        <div className={styles.lidWords}>
          <h2 className="title-1" id="trial-eye">
            <RichText text={t("trial:reading.eye")} />
          </h2>
          <p>{t("trial:reading.text")}</p>
          <Button size="lg" onClick={onUnlock}>
            {t("trial:reading.unlock")}
          </Button>
          <p className="caption">{t("trial:reading.free")}</p>
        </div>
      </aside>
    </div>
  );
}
