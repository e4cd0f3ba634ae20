import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { LockIcon } from "../../../ui/icons.tsx";
import { Phase } from "../../../ui/phase.tsx";
import depthUrl from "./samples/depth.webp?url";
import echoUrl from "./samples/echo.webp?url";
import linesUrl from "./samples/lines.webp?url";
import imageUrl from "./samples/picture.webp?url";
import symbolsUrl from "./samples/symbols.webp?url";
import { useStageHeading } from "./progress.ts";
import styles from "./trial.module.css";

const STATS = [
  { name: "depth", url: depthUrl },
  { name: "symbols", url: symbolsUrl },
  { name: "echo", url: echoUrl },
] as const;

/** Blurred samples of what an account brings. The files themselves are blurred. */
export function Teaser({ text, onUnlock }: { text: string; onUnlock: () => void }) {
  const { t } = useTranslation();
  const heading = useStageHeading();
  return (
    <section className={`wrap ${styles.teaser}`} aria-labelledby="trial-title">
      <div className={styles.words}>
        <p className="caption quiet">{t("trial:teaser.told")}</p>
        <p className={`dream-words ${styles.text}`} dir="auto">
          {text}
        </p>
        <hr />
        <h2 className="title-2">{t("trial:teaser.summary")}</h2>
        <img
          className={`${styles.lines} flip`}
          src={linesUrl}
          alt={t("trial:teaser.locked")}
          width="520"
          height="200"
        />
        <dl className={styles.stats}>
          {STATS.map(({ name, url }) => (
            <div key={name}>
              <dt className="caption quiet">{t(`trial:teaser.${name}`)}</dt>
              <dd>
                <img src={url} alt={t("trial:teaser.locked")} width="160" height="80" />
              </dd>
            </div>
          ))}
        </dl>
        <Button variant="secondary" size="lg" icon={<LockIcon />} onClick={onUnlock}>
          {t("trial:teaser.readOn")}
        </Button>
      </div>
      <div className={styles.locked}>
        <img src={imageUrl} alt="" width="480" height="400" />
        <Badge className={styles.premium}>
          <LockIcon />
          Premium
        </Badge>
        <div className={styles.over}>
          <Phase value={0.16} tone="lit" className={styles.moon} />
          <h1 className="title-1" id="trial-title" ref={heading} tabIndex={-1}>
            {t("trial:teaser.title")}
          </h1>
          <p>{t("trial:teaser.text")}</p>
          <Button size="lg" onClick={onUnlock}>
            {t("trial:teaser.unlock")}
          </Button>
        </div>
      </div>
    </section>
  );
}
