import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Horizon } from "../../ui/horizon/horizon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { useMe } from "../accounts/queries.ts";
import { reportConversion } from "../site/public-shell.tsx";
import styles from "./closing.module.css";

export function Closing() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <section className={`${styles.closing} night later`} aria-labelledby="closing-title">
      <Horizon scene="hero" phase="dawn" />
      <div className={`wrap ${styles.words}`}>
        <h2 className="display-1" id="closing-title">
          <RichText text={t("landing:closing.heading")} />
        </h2>
        <p className="lede">{t("landing:closing.lede")}</p>
        {me ? (
          <ButtonLink to="/dashboard" size="lg">
            {t("landing:dashboard")}
          </ButtonLink>
        ) : (
          <ButtonLink to="/auth?mode=sign-up" size="lg" data-waits="" onClick={reportConversion}>
            {t("landing:getStarted")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
