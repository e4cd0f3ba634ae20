import { useId, useState } from "react";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import type { UnreadableFile } from "./found-dream.ts";
import styles from "./import-page.module.css";

interface FilePickerProps {
  failure: UnreadableFile["reason"] | null;
  onOpen: (file: File) => void;
}

/** A button for a file, in a zone onto which one can be dropped. */
export function FilePicker({ failure, onOpen }: FilePickerProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onOpen(file);
      }}
    >
      <input
        id={id}
        className={`sr-only ${styles.file}`}
        type="file"
        accept=".zip,.json,.csv,.tsv,.txt,.md,text/plain,text/csv,application/json,application/zip"
        disabled={!hydrated}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onOpen(file);
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant: "primary" })}>
        <span>{t("import:pick")}</span>
      </label>
      <p className="small muted">{t("import:drop")}</p>
      {failure && <FormError>{t(`import:failure.${failure}`)}</FormError>}
      <p className="caption quiet">{t("import:private")}</p>
    </div>
  );
}
