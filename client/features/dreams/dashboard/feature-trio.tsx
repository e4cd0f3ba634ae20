import { useTranslation } from "../../../i18n/use-translation.ts";
import { BookIcon, PictureIcon, icon } from "../../../ui/icons.tsx";
import styles from "./dashboard-page.module.css";

const FilmIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <path d="M8 5v14M16 5v14M3.5 12h17" />
  </>,
);

export function FeatureTrio() {
  const { t } = useTranslation();
  const features = [
    { icon: <BookIcon />, title: t("dashboard:features.reading"), text: t("dashboard:features.readingText") },
    { icon: <PictureIcon />, title: t("dashboard:features.image"), text: t("dashboard:features.imageText") },
    { icon: <FilmIcon />, title: t("dashboard:features.video"), text: t("dashboard:features.videoText") },
  ];
  return (
    <section className={styles.trio} aria-label={t("dashboard:features.label")}>
      {features.map(({ icon, title, text }) => (
        <article key={title}>
          {icon}
          <div>
            <h2 className="title-3">{title}</h2>
            <p className="small muted">{text}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
