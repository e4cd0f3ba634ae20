import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Shell, type HeaderProps, type ShellProps } from "./shell.tsx";
import styles from "./shell.module.css";
import { VisitorHeader } from "./visitor-header.tsx";

function PublicHeader({ current, ...rest }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <VisitorHeader
      {...rest}
      signIn
      links={[
        { to: "/#how", text: t("common:nav.how") },
        { to: "/gallery", text: t("common:nav.gallery") },
        { to: "/pricing", text: t("common:footer.pricing"), current: current === "pricing" },
      ]}
      action={
        <ButtonLink to="/" size="sm" className={styles.headerAction}>
          {t("common:nav.dashboard")}
        </ButtonLink>
      }
    />
  );
}

/** The shell of a page that is open to visitors too; the pages of users load no header for visitors. */
export const OpenShell = (props: Omit<ShellProps, "VisitorHeader">) => (
  <Shell {...props} VisitorHeader={PublicHeader} />
);
