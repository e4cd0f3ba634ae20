import { useMutation } from "@tanstack/react-query";
import { EXPORT_PATH } from "#shared/accounts.ts";
import { BIN_DAYS } from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { buttonClass, Button, ButtonLink } from "../../../ui/button.tsx";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { useDayCount } from "../../dreams/dates.ts";
import { useSignOut } from "../use-sign-out.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { Row, Section } from "./section.tsx";
import { useExport } from "./use-export.ts";
import styles from "./account.module.css";

function Export() {
  const { t } = useTranslation();
  const { share, start, stop } = useExport();
  const busy = share !== null;
  return (
    <Row
      label={t("account:export.title")}
      action={
        busy ? (
          <Button variant="ghost" size="sm" className={styles.quiet} onClick={stop}>
            {t("common:cancel")}
          </Button>
        ) : (
          <a
            data-plain=""
            className={buttonClass({ variant: "ghost", size: "sm" }, styles.quiet)}
            href={EXPORT_PATH}
            download
            onClick={(event) => {
              event.preventDefault();
              start();
            }}
          >
            <DownloadIcon />
            <span>{t("account:export.action")}</span>
          </a>
        )
      }
    >
      <p className="small muted">{busy ? t("account:export.busy") : t("account:export.text")}</p>
      {busy && <Bar className={styles.bar} value={share} label={t("account:export.progress")} />}
    </Row>
  );
}

/** The way to a page of its own. */
function LinkRow({
  name,
  to,
  text,
}: {
  name: "import" | "links" | "keys" | "bin";
  to: string;
  text: string;
}) {
  const { t } = useTranslation();
  return (
    <Row
      label={t(`account:${name}.title`)}
      action={
        <ButtonLink variant="ghost" size="sm" className={styles.quiet} to={to}>
          {t(`account:${name}.open`)}
        </ButtonLink>
      }
    >
      <p className="small muted">{text}</p>
    </Row>
  );
}

function SignOut() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const { mutate, isPending } = useMutation({ mutationFn: signOut });
  return (
    <div className={styles.line}>
      <form
        method="post"
        action="/sign-out"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
      >
        <Button type="submit" variant="ghost" size="sm" className={styles.first} busy={isPending}>
          {t("common:signOut")}
        </Button>
      </form>
    </div>
  );
}

export function DataSection() {
  const { t } = useTranslation();
  const days = useDayCount();
  return (
    <Section id="data">
      <Export />
      <LinkRow name="import" to="/account/import" text={t("account:import.text")} />
      <LinkRow name="links" to="/account/links" text={t("account:links.text")} />
      <LinkRow name="keys" to="/account/keys" text={t("account:keys.text")} />
      <LinkRow name="bin" to="/library/bin" text={t("account:bin.text", { days: days(BIN_DAYS) })} />
      <DeleteAccount />
      <SignOut />
    </Section>
  );
}
