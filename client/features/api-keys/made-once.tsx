import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { buttonClass } from "../../ui/button.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { CopyField } from "../sharing/link-item.tsx";
import styles from "./keys-page.module.css";

interface MadeOnceProps {
  title: string;
  text: string;
  /** What the value is. */
  label: string;
  value: string;
  /** The page without it. */
  page: string;
  onDone: () => void;
}

/** A secret that was made just now: the only time that it is shown. */
export function MadeOnce({ title, text, label, value, page, onDone }: MadeOnceProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.made} aria-labelledby="made">
      <h2 className="title-1" id="made" ref={heading} tabIndex={-1}>
        <RichText text={title} />
      </h2>
      <p className="muted">{text}</p>
      <CopyField label={label} value={value} primary />
      <p>
        {/* Without script the page that is asked for again no longer has the secret. */}
        <a
          className={buttonClass({ variant: "ghost", size: "sm" }, styles.done)}
          href={page}
          onClick={(event) => {
            event.preventDefault();
            onDone();
          }}
        >
          {t("keys:done")}
        </a>
      </p>
    </section>
  );
}
