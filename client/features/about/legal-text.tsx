import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { AboutPage } from "./about-page.tsx";

interface LegalTextProps {
  title: string;
  lede: string;
  sections: readonly { heading: string; text: string }[];
}

/** Sections of text, and the email address for questions. */
export function LegalText({ title, lede, sections }: LegalTextProps) {
  const { t } = useTranslation();
  const { supportEmail } = useApp();
  return (
    <AboutPage title={title} lede={lede}>
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2 className="title-2">{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      {supportEmail && (
        <section>
          <h2 className="title-2">{t("common:footer.contact")}</h2>
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
