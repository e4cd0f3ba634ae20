import { useApp } from "../../lib/context.tsx";
import { dateFormat } from "../../i18n/formats.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AboutPage } from "./about-page.tsx";
import styles from "./accessibility-page.module.css";

const CHECKED_AT = new Date("2026-11-24T00:00:00Z");
const CHECKS = ["axe", "keys", "tree", "zoom", "colours"] as const;
/** The guidelines of WCAG 2.2, and whether the criteria of levels A and AA below each are met. */
const GUIDELINES = {
  "1.1": "partly",
  "1.2": "partly",
  "1.3": "met",
  "1.4": "met",
  "2.1": "met",
  "2.2": "partly",
  "2.3": "met",
  "2.4": "met",
  "2.5": "met",
  "3.1": "met",
  "3.2": "met",
  "3.3": "met",
  "4.1": "met",
} as const;

function Guidelines() {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-labelledby="guidelines-title">
      <thead>
        <tr>
          {(["guideline", "status", "note"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`accessibility:table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(GUIDELINES).map(([number, status]) => {
          const key = number.replace(".", "-");
          return (
            <tr key={number}>
              <th scope="row">
                <span className="num">{number}</span> {t(`accessibility:name.${key}`)}
              </th>
              <td>
                <Badge tone={status === "met" ? "ok" : "warn"}>{t(`accessibility:${status}`)}</Badge>
              </td>
              <td>{t(`accessibility:note.${key}`)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export default function AccessibilityPage() {
  const { t } = useTranslation();
  const { locale, supportEmail } = useApp();
  const date = dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(CHECKED_AT);
  const sections = ["statement", "checks", "table", ...(supportEmail ? ["report"] : [])];
  return (
    <AboutPage
      title={t("accessibility:title")}
      lede={t("accessibility:lede")}
      contents={sections.map((id) => ({ id, name: t(`accessibility:${id}.heading`) }))}
    >
      <section id="statement">
        <h2 className="title-2">{t("accessibility:statement.heading")}</h2>
        <p>{t("accessibility:statement.text")}</p>
      </section>
      <section id="checks">
        <h2 className="title-2">{t("accessibility:checks.heading")}</h2>
        <p>{t("accessibility:checks.text", { date })}</p>
        <ul className={styles.checks}>
          {CHECKS.map((check) => (
            <li key={check}>{t(`accessibility:checks.${check}`)}</li>
          ))}
        </ul>
        <p>{t("accessibility:checks.untested")}</p>
      </section>
      <section id="table">
        <h2 className="title-2" id="guidelines-title">
          {t("accessibility:table.heading")}
        </h2>
        <Guidelines />
      </section>
      {supportEmail && (
        <section id="report">
          <h2 className="title-2">{t("accessibility:report.heading")}</h2>
          <p>{t("accessibility:report.text")}</p>
          <p>
            <TextLink to={`mailto:${supportEmail}`}>
              <bdi>{supportEmail}</bdi>
            </TextLink>
          </p>
        </section>
      )}
    </AboutPage>
  );
}
