import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { passkeysQuery } from "../queries.ts";
import { Row } from "./section.tsx";
import styles from "./account.module.css";

/** Whether a code is asked for after the password, and the way to its page. */
export function TwoStepRow() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data } = useQuery(passkeysQuery(api));
  return (
    <Row
      label={t("account:twoStep.title")}
      action={
        <ButtonLink to="/account/two-step" variant="ghost" size="sm" className={styles.quiet}>
          {t("account:change")}
        </ButtonLink>
      }
    >
      <span className={data?.codes ? undefined : "quiet"}>
        {data && t(data.codes ? "account:twoStep.on" : "account:twoStep.off")}
      </span>
    </Row>
  );
}
