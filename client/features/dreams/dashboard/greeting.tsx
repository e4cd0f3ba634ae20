import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayPart, useDates } from "../dates.ts";
import styles from "./dashboard-page.module.css";

/** Placeholder of the name, so that the translated sentence can be split there. */
const NAME_MARK = "\u0001";

interface GreetingProps {
  name: string;
  /** Milliseconds since 1970, the same for the server and the first render. */
  now: number;
}

export function Greeting({ name, now }: GreetingProps) {
  const { t } = useTranslation();
  const date = useDates();
  const part = dayPart(Number.parseInt(date(now, "hour"), 10));
  const [before, after] = t(`dashboard:greeting.${part}`, { name: NAME_MARK }).split(NAME_MARK);
  return (
    <div className={styles.greeting}>
      <p className="small quiet" suppressHydrationWarning>
        <time dateTime={new Date(now).toISOString()} suppressHydrationWarning>
          {date(now, "weekday")}
        </time>
      </p>
      <h1 className="display-2">
        {before}
        <bdi>{name.trim() || t("dashboard:dreamer")}</bdi>
        {after}
        <br />
        <em>{t("dashboard:question")}</em>
      </h1>
    </div>
  );
}
