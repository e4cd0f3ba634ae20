import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Row } from "./section.tsx";
import styles from "./account.module.css";

/** The way to the accounts elsewhere that the user signs in with. */
export function ConnectionsRow() {
  const { t } = useTranslation();
  const { issuers } = useApp().waysIn;
  return (
    <Row
      label={t("account:connections.title")}
      action={
        <ButtonLink variant="ghost" size="sm" className={styles.quiet} to="/account/connections">
          {t("account:keys.open")}
        </ButtonLink>
      }
    >
      <p className="small muted">
        <bdi>{issuers.map(({ name }) => name).join(" · ")}</bdi>
      </p>
    </Row>
  );
}
