import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Shell } from "./shell.tsx";
import { LostScene } from "../../ui/lost-scene.tsx";
import { meQuery } from "../accounts/queries.ts";

export default function NotFoundPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: me = null } = useQuery(meQuery(api));
  return (
    <Shell me={me} sky>
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
