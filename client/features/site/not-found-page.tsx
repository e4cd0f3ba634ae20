import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Shell } from "./shell.tsx";
import { LostScene } from "../../ui/lost-scene.tsx";

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Shell sky>
      <LostScene
        title={t("common:notFound.text")}
        text={t("common:notFound.hint")}
        action={
          <ButtonLink to="/" size="lg">
            {t("common:notFound.home")}
          </ButtonLink>
        }
      />
    </Shell>
  );
}
