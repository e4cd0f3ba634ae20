import { EXPORT_PATH } from "#shared/accounts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { buttonClass, Button } from "../../../ui/button.tsx";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { Section } from "./section.tsx";
import { useExport } from "./use-export.ts";
import styles from "./account.module.css";

function Export() {
  const { t } = useTranslation();
  const { share, start, stop } = useExport();
  const busy = share !== null;
  return (
    <div className={styles.data}>
      <h3 className="title-3">{t("account:export.title")}</h3>
      <p className="small muted">{t("account:export.text")}</p>
      {busy && <Bar className={styles.bar} value={share} label={t("account:export.progress")} />}
      <div className={styles.buttons}>
        {busy ? (
          <>
            <Button variant="secondary" size="sm" busy>
              {t("account:export.busy")}
            </Button>
            <Button variant="ghost" size="sm" onClick={stop}>
              {t("common:cancel")}
            </Button>
          </>
        ) : (
          <a
            data-plain=""
            className={buttonClass({ variant: "secondary", size: "sm" })}
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
        )}
      </div>
    </div>
  );
}

export function DataSection() {
  return (
    <Section id="data">
      <div className={styles.list}>
        <Export />
        <DeleteAccount />
      </div>
    </Section>
  );
}
