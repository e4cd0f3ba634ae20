import { useTranslation } from "../../i18n/use-translation.ts";
import { LegalText } from "./legal-text.tsx";

const SECTIONS = ["service", "tokens", "plans", "yours", "limits"] as const;

export default function TermsPage() {
  const { t } = useTranslation();
  return (
    <LegalText
      title={t("terms:title")}
      lede={t("terms:lede")}
      sections={SECTIONS.map((name) => ({
        id: name,
        heading: t(`terms:${name}.heading`),
        text: t(`terms:${name}.text`),
      }))}
    />
  );
}
