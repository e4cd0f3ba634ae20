import { useState } from "react";
import { DREAM_TEXT_MAX, graphemeCount } from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { DreamBox } from "../../gallery/dream-box.tsx";
import { useStageHeading } from "./progress.ts";
import styles from "./trial.module.css";

/** The first stage, where no text was written before. */
export function DreamInput({ onSubmit }: { onSubmit: (text: string) => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const heading = useStageHeading();
  const [text, setText] = useState("");
  const submit = (written: string) => {
    if (written) return onSubmit(written);
    toast({ title: t("trial:attention"), text: t("trial:input.empty"), variant: "destructive" });
  };
  return (
    <section className={styles.input} aria-labelledby="trial-title">
      <h1 className="display-2" id="trial-title" ref={heading} tabIndex={-1}>
        {t("trial:input.title")}
      </h1>
      <DreamBox
        label={t("trial:input.label")}
        placeholder={t("trial:input.placeholder")}
        rows={8}
        onText={setText}
        onSubmit={submit}
      >
        <span className="caption quiet num">
          <bdi>
            {graphemeCount(text)}/{DREAM_TEXT_MAX}
          </bdi>
        </span>
        <Button type="submit" size="lg" disabled={text.trim() === ""}>
          {t("trial:input.submit")}
        </Button>
      </DreamBox>
      <p className="small quiet">{t("trial:input.hint")}</p>
    </section>
  );
}
