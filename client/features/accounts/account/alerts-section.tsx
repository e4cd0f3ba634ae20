import { useHydrated } from "../../../lib/use-hydrated.ts";
import { LazyPart } from "../../notifications/lazy-part.tsx";
import { Section } from "./section.tsx";
import styles from "./account.module.css";

const loadSettings = () => import("../../notifications/alerts-settings.tsx");

/** What the user is notified of; loaded after the page. */
export function AlertsSection() {
  const hydrated = useHydrated();
  const place = <div className={styles.alertsPlace} />;
  return <Section id="alerts">{hydrated ? <LazyPart load={loadSettings}>{place}</LazyPart> : place}</Section>;
}
