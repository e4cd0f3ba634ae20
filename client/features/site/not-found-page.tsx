import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { OpenShell } from "./open-shell.tsx";
import { Horizon } from "../../ui/horizon/horizon.tsx";
import { LostScene } from "../../ui/lost-scene.tsx";

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <OpenShell sky>
      <LostScene
        sky={<Horizon scene="panel" empty />}
        title={t("common:notFound.text")}
        text={t("common:notFound.hint")}
        action={
          <ButtonLink to="/" size="lg">
            {t("common:notFound.home")}
          </ButtonLink>
        }
      />
    </OpenShell>
  );
}
