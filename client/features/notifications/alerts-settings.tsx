import { CHANNELS, TOPICS, type Channel, type Topic } from "#shared/notifications.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Switch } from "../../ui/switch.tsx";
import { LoadError } from "../accounts/account/section.tsx";
import { useAlerts } from "./use-alerts.ts";
import styles from "./alerts-settings.module.css";

interface TopicProps {
  topic: Topic;
  alerts: ReturnType<typeof useAlerts>;
}

function TopicSettings({ topic, alerts }: TopicProps) {
  const { t } = useTranslation();
  const { query, change, busy } = alerts;
  const { settings, dreamed, letterAi } = query.data!;
  const own: Partial<Record<Channel, boolean>> = settings[topic];
  const isOffered = (channel: Channel) => channel in own && (channel === "mail" || dreamed);
  return (
    <div className={styles.topic} role="group" aria-labelledby={`alerts-${topic}`}>
      <div>
        <h3 className={styles.title} id={`alerts-${topic}`}>
          {t(`alerts:${topic}.title`)}
        </h3>
        <p className="caption quiet">{t(`alerts:${topic}.text`)}</p>
        {topic === "letter" && letterAi && <p className="caption quiet">{t("alerts:letter.aiText")}</p>}
      </div>
      <div className={styles.choices}>
        {topic === "reminder" && (
          <label className={styles.time}>
            {t("alerts:reminder.time")}
            <input
              type="time"
              className="num"
              required
              defaultValue={settings.reminder.time}
              // Not at each digit.
              onBlur={({ currentTarget: { value } }) => {
                if (value && value !== settings.reminder.time) change({ reminder: { time: value } });
              }}
            />
          </label>
        )}
        {CHANNELS.filter(isOffered).map((channel) => (
          <Switch
            key={channel}
            label={t(`alerts:${channel}`)}
            checked={own[channel] === true}
            busy={busy}
            onChange={(checked) => change({ [topic]: { [channel]: checked } })}
          />
        ))}
        {topic === "letter" && letterAi && (
          <Switch
            label={t("alerts:letter.ai")}
            checked={settings.letter.ai}
            busy={busy}
            onChange={(ai) => change({ letter: { ai } })}
          />
        )}
      </div>
    </div>
  );
}

/** What the user is notified of, and by which way. */
export default function AlertsSettings() {
  const { t } = useTranslation();
  const alerts = useAlerts();
  const { data } = alerts.query;
  if (!data) return <LoadError query={alerts.query} />;
  return (
    <>
      <p className={`small muted ${styles.note}`}>{t("alerts:note")}</p>
      {TOPICS.map((topic) => (
        <TopicSettings key={topic} topic={topic} alerts={alerts} />
      ))}
      {!data.dreamed && <p className={`caption quiet ${styles.later}`}>{t("alerts:later")}</p>}
    </>
  );
}
