import { useQuery } from "@tanstack/react-query";
import { Trans, useTranslation } from "react-i18next";
import { useApp } from "../../app/context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Horizon } from "../../ui/horizon/horizon.tsx";
import { Shell } from "../../ui/shell.tsx";
import { meQuery } from "../queries.ts";
import "./landing-page.css";

export default function LandingPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: me } = useQuery(meQuery(api));
  return (
    <Shell me={me ?? null} sky>
      <div className="landing night">
        <section className="landing-hero">
          <Horizon scene="hero" />
          <div className="wrap landing-hero-words">
            <h1 className="display-1">
              <Trans i18nKey="landing:headline" components={{ br: <br />, em: <em /> }} />
            </h1>
            <div className="landing-hero-low">
              <p className="lede">{t("landing:lede")}</p>
              <div className="landing-hero-actions">
                <ButtonLink to={me ? "/dashboard" : "/auth"} size="lg">
                  {t("landing:start")}
                </ButtonLink>
                <ButtonLink to="/pricing" variant="secondary" size="lg">
                  {t("landing:prices")}
                </ButtonLink>
              </div>
            </div>
          </div>
        </section>
      </div>
    </Shell>
  );
}
