import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { adminPage } from "../frame/admin-frame.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { MissingData } from "../missing-data.tsx";
import { PageHead } from "../page-head.tsx";
import { SecondFactorChallenge } from "./second-factor-challenge.tsx";
import { secondFactorQuery } from "../queries.ts";
import { SecondFactorSetUp } from "./second-factor-set-up.tsx";
import styles from "./security-page.module.css";

function Enrolled({ codesLeft, onRenew }: { codesLeft: number; onRenew: () => void }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  return (
    <Card className={styles.card}>
      <p>
        <Badge tone="ok">{t("admin:factor.on")}</Badge>
      </p>
      <p className="muted">{t("admin:factor.codesLeft", { left: numbers.whole(codesLeft) })}</p>
      <div>
        <Button variant="secondary" onClick={onRenew}>
          {t("admin:factor.renew")}
        </Button>
      </div>
    </Card>
  );
}

function SecurityPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(secondFactorQuery(api));
  const [settingUp, setSettingUp] = useState(false);
  const { data: factor } = query;
  return (
    <>
      <PageHead
        title={t("admin:nav.security")}
        note={t(factor?.required ? "admin:factor.required" : "admin:factor.optional")}
      />
      {!factor ? (
        <MissingData query={query} />
      ) : (factor.enrolled || factor.passkeys) && !factor.passed ? (
        <SecondFactorChallenge codes={factor.enrolled} passkeys={factor.passkeys} />
      ) : factor.enrolled && !settingUp ? (
        <Enrolled codesLeft={factor.recoveryCodesLeft} onRenew={() => setSettingUp(true)} />
      ) : (
        <SecondFactorSetUp onBegin={() => setSettingUp(true)} onDone={() => setSettingUp(false)} />
      )}
    </>
  );
}

export default adminPage("security", SecurityPage);
