import { useQuery } from "@tanstack/react-query";
import { CONTACT_EMAIL } from "#shared/site-figures.ts";
import { useApp } from "../../app/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Footer } from "../../ui/footer.tsx";
import { Shell } from "../../ui/shell.tsx";
import { meQuery } from "../queries.ts";
import "./legal-text.css";

interface LegalTextProps {
  title: string;
  lede: string;
  sections: readonly { heading: string; text: string }[];
}

/** A short page of what a person agrees to or may rely on, with the address to ask at. */
export function LegalText({ title, lede, sections }: LegalTextProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: me = null } = useQuery(meQuery(api));
  return (
    <Shell me={me}>
      <div className="wrap legal">
        <h1 className="display-2">{title}</h1>
        <p className="lede">{lede}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="title-2">{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section>
          <h2 className="title-2">{t("common:footer.contact")}</h2>
          <p>
            <a className="text-link" href={`mailto:${CONTACT_EMAIL}`}>
              <bdi>{CONTACT_EMAIL}</bdi>
            </a>
          </p>
        </section>
      </div>
      <Footer />
    </Shell>
  );
}
