import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Horizon } from "../../ui/horizon/horizon.tsx";
import { formatNumber } from "../../lib/numbers.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { DreamBox } from "../gallery/dream-box.tsx";
import { activityQuery } from "../site/queries.ts";
import styles from "./hero.module.css";

function Activity() {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const { data } = useQuery(activityQuery(api));
  if (!data) return null;
  const amount = formatNumber(data.people, locale);
  return (
    <p className={`${styles.activity} small`}>
      <i aria-hidden="true" />
      <span>
        <RichText text={t("landing:live", { count: data.people, amount })} />
      </span>
    </p>
  );
}

export function Hero({ onStart }: { onStart: (text: string) => Promise<void> | void }) {
  const { t } = useTranslation();
  const [opening, setOpening] = useState(false);
  const start = async (text: string) => {
    setOpening(true);
    await onStart(text);
    setOpening(false);
  };
  return (
    <section className={styles.hero}>
      <Horizon scene="hero" />
      <div className={`wrap ${styles.words}`}>
        <h1 className="display-1">
          <RichText text={t("landing:headline")} />
        </h1>
        <div className={styles.low}>
          <p className="lede">{t("landing:lede")}</p>
          <DreamBox
            className={styles.box}
            label={t("landing:box.label")}
            placeholder={t("landing:box.placeholder")}
            rows={2}
            onSubmit={(text) => void start(text)}
          >
            <ButtonLink to="/gallery" variant="ghost" className={styles.explore}>
              {t("landing:explore")}
            </ButtonLink>
            <Button type="submit" busy={opening}>
              {t("landing:start")}
            </Button>
          </DreamBox>
          <Activity />
        </div>
      </div>
    </section>
  );
}
