import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { OtherProofs } from "../../accounts/proof.tsx";
import { secondFactorQuery } from "../../sharing/queries.ts";
import { adminPage } from "../frame/admin-frame.tsx";
import { MissingData } from "../missing-data.tsx";
import { PageHead } from "../page-head.tsx";

/** Asks for a passkey or a code, and goes on to the page of the admin area that was requested. */
function Challenge() {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const wanted = params.get("next") ?? "";
  const next = /^\/admin(?:[/?]|$)/.test(wanted) ? wanted : "/admin/users";
  return (
    <>
      <p className="muted">{t("admin:factor.challenge")}</p>
      <OtherProofs
        onProved={async () => {
          await queryClient.fetchQuery({ ...secondFactorQuery(api), staleTime: 0 });
          await navigate(next, { replace: true });
        }}
      />
    </>
  );
}

function SecurityPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(secondFactorQuery(api));
  const { data: factor } = query;
  const exists = factor?.enrolled || factor?.passkeys;
  return (
    <>
      <PageHead
        title={t("admin:nav.security")}
        note={t(factor?.required ? "admin:factor.required" : "admin:factor.optional")}
      />
      {!factor ? (
        <MissingData query={query} />
      ) : (
        <Card>
          {exists && !factor.passed ? (
            <Challenge />
          ) : (
            <ButtonLink to="/account/two-step">{t("admin:factor.manage")}</ButtonLink>
          )}
        </Card>
      )}
    </>
  );
}

export default adminPage("security", SecurityPage);
