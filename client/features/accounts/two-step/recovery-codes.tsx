import { useEffect, useRef, useState, type ReactNode } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import styles from "./two-step.module.css";

/** The recovery codes, which are shown only once; `children` lead on. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  const { t } = useTranslation();
  const { brandName } = useApp();
  const toast = useToast();
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setCopied(true);
    } catch {
      toast({ title: t("common:error"), variant: "destructive" });
    }
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `${brandName.toLowerCase()}-recovery-codes.txt`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <section className={styles.part} aria-labelledby="codes">
      <h2 className="title-2" id="codes" ref={heading} tabIndex={-1}>
        {t("twostep:codesTitle")}
      </h2>
      <p className="muted">{t("twostep:codesText")}</p>
      <ul className={styles.codes} data-recovery-codes="">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {hydrated && (
        <div className={styles.actions}>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            {t(copied ? "twostep:copied" : "twostep:copy")}
          </Button>
          <Button variant="secondary" size="sm" onClick={download}>
            {t("twostep:download")}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => print()}>
            {t("twostep:print")}
          </Button>
        </div>
      )}
      {children}
    </section>
  );
}
