import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { useAlerts, type AlertsChange } from "./use-alerts.ts";
import styles from "./alert-offer.module.css";

/** Asks once, at the end of the first dream, whether to send a notice when the next one is ready. */
export default function AlertOffer() {
  const { t } = useTranslation();
  const toast = useToast();
  const { query, change, busy } = useAlerts();
  const { data } = query;
  if (!data || data.asked || !data.dreamed) return null;
  const answer = (wish: AlertsChange) =>
    change(
      { ...wish, asked: true },
      { onSuccess: () => void (wish.ready && toast({ title: t("alerts:offer.done") })) },
    );
  return (
    <section className={styles.offer} aria-labelledby="alert-offer">
      <div>
        <h2 className="title-3" id="alert-offer">
          {t("alerts:offer.title")}
        </h2>
        <p className="small quiet">{t("alerts:offer.text")}</p>
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" size="sm" busy={busy} onClick={() => answer({ ready: { push: true } })}>
          {t("alerts:offer.push")}
        </Button>
        <Button variant="secondary" size="sm" busy={busy} onClick={() => answer({ ready: { mail: true } })}>
          {t("alerts:offer.mail")}
        </Button>
        <Button variant="ghost" size="sm" busy={busy} onClick={() => answer({})}>
          {t("alerts:offer.no")}
        </Button>
      </div>
    </section>
  );
}
