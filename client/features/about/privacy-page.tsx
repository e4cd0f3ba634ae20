import { useTranslation } from "../../i18n/use-translation.ts";
import { LegalText } from "./legal-text.tsx";

const SECTIONS = ["stored", "readers", "notices", "payment", "cookies", "log", "leaving"] as const;

export default function PrivacyPage() {
  const { t } = useTranslation();
  return (
    <LegalText
      title={t("privacy:title")}
      lede={t("privacy:lede")}
      sections={SECTIONS.map((name) => ({
        id: name,
        heading: t(`privacy:${name}.heading`),
        text: t(`privacy:${name}.text`),
      }))}
    />
  );
}
