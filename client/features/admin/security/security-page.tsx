import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { AdminFrame } from "../frame/admin-frame.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { MissingData } from "../load-failure.tsx";
import { SecondFactorChallenge } from "./second-factor-challenge.tsx";
import { secondFactorQuery } from "../queries.ts";
import { SecondFactorSetUp } from "./second-factor-set-up.tsx";
import adminStyles from "../admin-page.module.css";
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

function Security() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(secondFactorQuery(api));
  const [settingUp, setSettingUp] = useState(false);
  const { data: factor } = query;
  return (
    <>
      <div className={adminStyles.pageHead}>
        <div>
          <h1 className="title-1">{t("admin:nav.security")}</h1>
          <p className="small quiet">
            {t(factor?.required ? "admin:factor.required" : "admin:factor.optional")}
          </p>
        </div>
      </div>
      {!factor ? (
        <MissingData query={query} />
      ) : factor.enrolled && factor.required && !factor.passed ? (
        <SecondFactorChallenge />
      ) : factor.enrolled && !settingUp ? (
        <Enrolled codesLeft={factor.recoveryCodesLeft} onRenew={() => setSettingUp(true)} />
      ) : (
        <SecondFactorSetUp
          passwordAsked={factor.passwordAsked}
          onBegin={() => setSettingUp(true)}
          onDone={() => setSettingUp(false)}
        />
      )}
    </>
  );
}

export default function SecurityPage() {
  return (
    <AdminFrame current="security">
      <Security />
    </AdminFrame>
  );
}
