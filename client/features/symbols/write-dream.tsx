import { useNavigate } from "react-router-dom";
import { clipDreamText, DREAM_TEXT_MIN, graphemeCount } from "#shared/limits.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Horizon } from "../../ui/horizon/horizon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { useMe } from "../accounts/queries.ts";
import { storePendingDream } from "../dreams/compose/pending-dream.ts";
import { DreamBox } from "../gallery/dream-box.tsx";
import styles from "./write-dream.module.css";

/** Leads to the trial or the dashboard with the text, which names the symbol first where it does not contain it. */
export function WriteDream({ symbol }: { symbol: string }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const me = useMe();
  const navigate = useNavigate();
  const submit = (text: string) => {
    const lower = (words: string) => words.toLocaleLowerCase(locale);
    const whole = lower(text).includes(lower(symbol)) ? text : clipDreamText(`${symbol}: ${text}`);
    storePendingDream(whole);
    void navigate(me ? "/dashboard" : "/", me ? {} : { state: { trial: whole } });
  };
  return (
    <section className={`${styles.write} night later`} aria-labelledby="write-title">
      <Horizon scene="hero" />
      <div className={`wrap ${styles.words}`}>
        <h2 className="display-2" id="write-title">
          <RichText text={t("symbols:write.heading")} />
        </h2>
        <DreamBox
          className={styles.box}
          label={t("symbols:write.label")}
          placeholder={t("symbols:write.placeholder")}
          rows={2}
          check={(text) =>
            graphemeCount(text) < DREAM_TEXT_MIN && t("common:dreamText.short", { min: DREAM_TEXT_MIN })
          }
          onSubmit={submit}
        >
          <span className="small quiet">{t("symbols:write.hint")}</span>
          <Button type="submit">{t("symbols:write.action")}</Button>
        </DreamBox>
      </div>
    </section>
  );
}
