import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { SectionNav } from "../../../ui/section-nav.tsx";
import { Shell } from "../../site/shell.tsx";
import { useMe } from "../queries.ts";
import { useHiddenToken } from "../use-hidden-token.ts";
import { AlertsSection } from "./alerts-section.tsx";
import { AccessSection } from "./access-section.tsx";
import { SECTIONS } from "./section.tsx";
import { TokensSection } from "./tokens-section.tsx";
import { YouSection } from "./you-section.tsx";
import styles from "./account.module.css";

/** Written by the server like all sections, and taken over once its script is there, which is loaded after the page. */
const DataSection = import.meta.env.SSR
  ? (await import("./data-section.tsx")).DataSection
  : lazy(async () => ({ default: (await import("./data-section.tsx")).DataSection }));
/** Only where a mailed link leads here. */
const ConfirmEmail = import.meta.env.SSR
  ? (await import("./confirm-email.tsx")).ConfirmEmail
  : lazy(async () => ({ default: (await import("./confirm-email.tsx")).ConfirmEmail }));

/** Name of the token in the link to a new email address. */
const CONFIRM_PARAM = "confirm";

function Account({ me }: { me: Me }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [token] = useState(params.get(CONFIRM_PARAM));
  useHiddenToken(CONFIRM_PARAM, token);
  return (
    <>
      <header className={styles.head}>
        <h1 className="display-2">{t("account:heading")}</h1>
        <SectionNav
          look="row"
          label={t("account:nav")}
          sections={SECTIONS.map((id) => ({ id, name: t(`account:sections.${id}`) }))}
        />
      </header>
      {token && (
        <Suspense>
          <ConfirmEmail token={token} email={me.user.email} />
        </Suspense>
      )}
      <div className={styles.sections}>
        <YouSection me={me} />
        <TokensSection me={me} />
        <AccessSection email={me.user.email} />
        <AlertsSection />
        <Suspense>
          <DataSection />
        </Suspense>
      </div>
    </>
  );
}

export default function AccountPage() {
  const me = useMe();
  return (
    <Shell current="account">
      <div className="wrap">{me && <Account me={me} />}</div>
    </Shell>
  );
}
