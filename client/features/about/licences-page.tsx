import { useTranslation } from "../../i18n/use-translation.ts";
import { AboutPage } from "./about-page.tsx";
import styles from "./licences-page.module.css";

/** Third-party work that visitors see or that produces what they see. `use`: last part of its `licences:uses` key. */
const WORKS = [
  { name: "Fraunces", use: "headings", licence: "SIL OFL 1.1" },
  { name: "Commissioner", use: "text", licence: "SIL OFL 1.1" },
  { name: "Hanken Grotesk", use: "digits", licence: "SIL OFL 1.1" },
  { name: "Noto Naskh Arabic, Vazirmatn", use: "arabic", licence: "SIL OFL 1.1" },
  { name: "country-flag-icons", use: "flags", licence: "MIT" },
  { name: "React, React Router, TanStack Query, i18next", use: "pages", licence: "MIT" },
  { name: "Fastify, SQLite, Kysely", use: "server", licence: "MIT, public domain" },
  { name: "Skia, @napi-rs/canvas", use: "drawing", licence: "BSD-3-Clause, MIT" },
  { name: "sharp, libvips", use: "pictures", licence: "Apache-2.0, LGPL-3.0" },
  { name: "FFmpeg, x264", use: "films", licence: "GPL" },
] as const;

export default function LicencesPage() {
  const { t } = useTranslation();
  return (
    <AboutPage wide title={t("licences:title")} lede={t("licences:lede")}>
      <p>{t("licences:own")}</p>
      <dl className={styles.works}>
        {WORKS.map(({ name, use, licence }) => (
          <div key={name}>
            <dt>
              <bdi lang="en">{name}</bdi>
            </dt>
            <dd>{t(`licences:uses.${use}`)}</dd>
            <dd className="quiet">
              <bdi lang="en">{licence}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">{t("licences:separate")}</p>
    </AboutPage>
  );
}
