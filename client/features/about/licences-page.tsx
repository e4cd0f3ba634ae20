import { useTranslation } from "../../i18n/use-translation.ts";
import { AboutPage } from "./about-page.tsx";
import styles from "./licences-page.module.css";

/** Third-party work that visitors see or that produces what they see. `use`: last part of its `licences:uses` key. */
const WORKS = {
  type: [
    { name: "Fraunces", use: "headings", licence: "SIL OFL 1.1" },
    { name: "Commissioner", use: "text", licence: "SIL OFL 1.1" },
    { name: "Hanken Grotesk", use: "digits", licence: "SIL OFL 1.1" },
    { name: "Noto Naskh Arabic, Vazirmatn", use: "arabic", licence: "SIL OFL 1.1" },
  ],
  site: [
    { name: "React, React Router, TanStack Query, i18next", use: "pages", licence: "MIT" },
    { name: "country-flag-icons", use: "flags", licence: "MIT" },
    { name: "Fastify, SQLite, Kysely", use: "server", licence: "MIT, public domain" },
  ],
  media: [
    { name: "Skia, @napi-rs/canvas", use: "drawing", licence: "BSD-3-Clause, MIT" },
    { name: "Game Icons (game-icons.net), adapted", use: "silhouettes", licence: "CC BY 3.0" },
    { name: "sharp, libvips", use: "pictures", licence: "Apache-2.0, LGPL-3.0" },
    { name: "FFmpeg, x264", use: "films", licence: "GPL" },
  ],
} as const;
const GROUPS = ["type", "site", "media"] as const;

export default function LicencesPage() {
  const { t } = useTranslation();
  return (
    <AboutPage
      title={t("licences:title")}
      lede={t("licences:lede")}
      contents={(["own", ...GROUPS] as const).map((id) => ({ id, name: t(`licences:groups.${id}`) }))}
    >
      <section id="own">
        <h2 className="title-2">{t("licences:groups.own")}</h2>
        <p>{t("licences:own")}</p>
      </section>
      {GROUPS.map((group) => (
        <section key={group} id={group}>
          <h2 className="title-2">{t(`licences:groups.${group}`)}</h2>
          <dl className={styles.works}>
            {WORKS[group].map(({ name, use, licence }) => (
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
          {group === "media" && <p>{t("licences:separate")}</p>}
        </section>
      ))}
      <p>
        <a href="/licences.txt">{t("licences:all")}</a>
      </p>
    </AboutPage>
  );
}
