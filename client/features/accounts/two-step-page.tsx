import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "../../lib/failed-query.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { secondFactorQuery } from "../sharing/queries.ts";
import { AccountSubpage } from "../site/account-subpage.tsx";
import { TwoStep } from "./two-step/two-step.tsx";

function Content() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(secondFactorQuery(api));
  if (query.data) return <TwoStep state={query.data} />;
  if (!hasFailed(query)) return null;
  return <LoadFailure title={t("common:failure.title")} action={t("common:failure.retry")} query={query} />;
}

/** The user's second factor: an authenticator and recovery codes. */
export default function TwoStepPage() {
  const { t } = useTranslation();
  return (
    <AccountSubpage
      back={{ to: "/account#access", text: t("twostep:back") }}
      title={t("twostep:title")}
      lede={t("twostep:lede")}
    >
      <Content />
    </AccountSubpage>
  );
}
