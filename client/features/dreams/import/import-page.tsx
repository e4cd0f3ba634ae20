import { useState } from "react";
import type { Me } from "#shared/accounts.ts";
import { failureText } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useMe } from "../../accounts/queries.ts";
import { Shell } from "../../site/shell.tsx";
import { FilePicker } from "./file-picker.tsx";
import { Preview } from "./preview.tsx";
import { useFile } from "./use-file.ts";
import { useSending } from "./use-sending.ts";
import styles from "./import-page.module.css";

function Import({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { file, open, close } = useFile();
  const { sending, sent, done, start, stop } = useSending(me.user.id);
  const [total, setTotal] = useState(0);
  const { isPending, isSuccess, isError } = sending;
  const share = total === 0 ? 0 : done / total;

  if (isPending)
    return (
      <div className={styles.state} role="status">
        <p className="title-3">{t("import:sending")}</p>
        <Bar value={share} label={t("import:sending")} />
        <Button variant="ghost" onClick={stop}>
          {t("common:cancel")}
        </Button>
      </div>
    );
  if (isSuccess || isError)
    return (
      <div className={styles.state} role="status">
        <p className="title-2">{t(isSuccess ? "import:done" : "import:stopped")}</p>
        <dl className={styles.counts}>
          {(["added", "files", "left"] as const).map(
            (kind) =>
              (kind === "added" || sent[kind] > 0) && (
                <div key={kind}>
                  <dt className="small muted">{t(`import:count.${kind}`)}</dt>
                  <dd className="num">{sent[kind]}</dd>
                </div>
              ),
          )}
        </dl>
        {isError && (
          <>
            {sending.error.name !== "AbortError" && (
              <FormError>{failureText(sending.error, t("common:networkError"))}</FormError>
            )}
            <p className="small muted">{t("import:again")}</p>
          </>
        )}
        <div className={styles.actions}>
          {isError && <Button onClick={() => start(sending.variables)}>{t("import:continue")}</Button>}
          <ButtonLink to="/library" variant={isError ? "secondary" : "primary"}>
            {t("import:library")}
          </ButtonLink>
          <Button
            variant="ghost"
            onClick={() => {
              sending.reset();
              close();
            }}
          >
            {t("import:other")}
          </Button>
        </div>
      </div>
    );
  if (file.state === "reading")
    return (
      <div className={styles.state} role="status">
        <p className="title-3">{t("import:reading")}</p>
        <Bar value={file.share} label={t("import:reading")} />
        <Button variant="ghost" onClick={close}>
          {t("common:cancel")}
        </Button>
      </div>
    );
  if (file.state === "none")
    return <FilePicker failure={file.failure} onOpen={(chosen) => void open(chosen)} />;
  return (
    <Preview
      content={file.content}
      onClose={close}
      onSend={(wanted) => {
        setTotal(wanted.dreams.length + [...wanted.files.values()].flat().length);
        start(wanted);
      }}
    />
  );
}

export default function ImportPage() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <Shell current="account">
      <div className={`wrap ${styles.page}`}>
        <BackLink to="/account#data">{t("import:back")}</BackLink>
        <header className={styles.head}>
          <h1 className="display-2">{t("import:title")}</h1>
          <p className="muted">{t("import:lede")}</p>
        </header>
        {me && <Import me={me} />}
      </div>
    </Shell>
  );
}
