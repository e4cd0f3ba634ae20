import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../app/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Footer } from "../../ui/footer.tsx";
import { Shell } from "../../ui/shell.tsx";
import { meQuery } from "../queries.ts";
import "./licences-page.css";

/** Other people's work that a visitor sees or that makes what they see. `use` names a text. */
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

/** Whose typefaces, flags and programs these are. */
export default function LicencesPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: me = null } = useQuery(meQuery(api));
  return (
    <Shell me={me}>
      <div className="wrap licences">
        <h1 className="display-2">{t("licences:title")}</h1>
        <p className="lede">{t("licences:lede")}</p>
        <p>{t("licences:own")}</p>
        <dl>
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
      </div>
      <Footer />
    </Shell>
  );
}
