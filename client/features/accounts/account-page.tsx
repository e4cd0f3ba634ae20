import type { Me } from "#shared/credits.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { SectionNav } from "../../ui/section-nav.tsx";
import { Shell } from "../../ui/shell.tsx";
import { usePerson } from "../dreams/use-person.ts";
import { DataSection } from "./account/data-section.tsx";
import { PasswordSection } from "./account/password-section.tsx";
import { PaymentsSection } from "./account/payments-section.tsx";
import { PlanSection } from "./account/plan-section.tsx";
import { PreferencesSection } from "./account/preferences-section.tsx";
import { ReceiptsSection } from "./account/receipts-section.tsx";
import { SECTIONS } from "./account/section.tsx";
import { SessionsSection } from "./account/sessions-section.tsx";
import { TokensSection } from "./account/tokens-section.tsx";
import "./account/account.css";

function Account({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { name, email } = me.user;
  return (
    <>
      <header className="account-head">
        <h1 className="display-2">{t("account:heading")}</h1>
        <p className="lede">
          <bdi>{name}</bdi> · <bdi>{email}</bdi>
        </p>
      </header>
      <div className="account-body">
        <aside className="account-aside">
          <SectionNav
            label={t("account:nav")}
            sections={SECTIONS.map((id) => ({ id, name: t(`account:sections.${id}`) }))}
          />
        </aside>
        <div className="account-sections">
          <TokensSection me={me} />
          <PlanSection subscription={me.subscription} />
          <ReceiptsSection />
          <PaymentsSection />
          <SessionsSection />
          <PasswordSection email={email} />
          <PreferencesSection />
          <DataSection />
        </div>
      </div>
    </>
  );
}

export default function AccountPage() {
  const { me } = usePerson();
  return (
    <Shell me={me}>
      <div className="wrap account">{me && <Account me={me} />}</div>
    </Shell>
  );
}
