import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { AboutPage } from "./about-page.tsx";

interface LegalTextProps {
  title: string;
  lede: string;
  sections: readonly { id: string; heading: string; text: string }[];
}

/** Sections of text, and the email address for questions. */
export function LegalText({ title, lede, sections }: LegalTextProps) {
  const { t } = useTranslation();
  const { supportEmail } = useApp();
  const contact = { id: "contact", name: t("common:footer.contact") };
  const contents = sections.map(({ id, heading }) => ({ id, name: heading }));
  return (
    <AboutPage title={title} lede={lede} contents={supportEmail ? [...contents, contact] : contents}>
      {sections.map(({ id, heading, text }) => (
        <section key={id} id={id}>
          <h2 className="title-2">{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      {supportEmail && (
        <section id={contact.id}>
          <h2 className="title-2">{contact.name}</h2>
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
