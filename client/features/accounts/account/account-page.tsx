import type { Me } from "#shared/accounts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { SectionNav } from "../../../ui/section-nav.tsx";
import { Shell } from "../../site/shell.tsx";
import { useMe } from "../queries.ts";
import { CreditsSection } from "./credits-section.tsx";
import { DataSection } from "./data-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PaymentsSection } from "./payments-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { PreferencesSection } from "./preferences-section.tsx";
import { ReceiptsSection } from "./receipts-section.tsx";
import { SECTIONS } from "./section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import styles from "./account.module.css";

function Account({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { name, email } = me.user;
  return (
    <>
      <header className={styles.head}>
        <h1 className="display-2">{t("account:heading")}</h1>
        <p className="lede">
          {name && (
            <>
              <bdi>{name}</bdi> ·{" "}
            </>
          )}
          <bdi>{email}</bdi>
        </p>
      </header>
      <div className={styles.body}>
        <aside className={styles.aside}>
          <SectionNav
            label={t("account:nav")}
            sections={SECTIONS.map((id) => ({ id, name: t(`account:sections.${id}`) }))}
          />
        </aside>
        <div className={styles.sections}>
          <CreditsSection me={me} />
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
  const me = useMe();
  return (
    <Shell>
      <div className="wrap">{me && <Account me={me} />}</div>
    </Shell>
  );
}
