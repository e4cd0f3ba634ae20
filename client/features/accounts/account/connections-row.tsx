import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Row } from "./section.tsx";
import styles from "./account.module.css";

/**
 * A link to the page of the accounts elsewhere by which the user signs in, with the names of all issuers that the site
 * offers, connected or not.
 */
export function ConnectionsRow() {
  const { t } = useTranslation();
  const { issuers } = useApp().waysIn;
  return (
    <Row
      label={t("account:connections.title")}
      action={
        <ButtonLink variant="ghost" size="sm" className={styles.quiet} to="/account/connections">
          {/* "View": the row of API keys has the same text. */}
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
