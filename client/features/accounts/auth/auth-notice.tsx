import { useEffect, useRef, type ReactNode } from "react";
import { Phase } from "../../../ui/phase.tsx";
import styles from "./auth-page.module.css";

interface AuthNoticeProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** How full the moon is, 0 to 1. */
  moon?: number;
  /** Moves the focus to the title, so that a screen reader reads what has replaced the form. */
  focusTitle?: boolean;
}

/** A message in place of the form. */
export function AuthNotice({ title, text, action, moon = 0.16, focusTitle = false }: AuthNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current!.focus();
  }, [focusTitle]);
  return (
    <div className={styles.form}>
      <Phase value={moon} className={styles.moon} />
      <div className={styles.head}>
        <h1 className="title-1" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted">{text}</p>
      </div>
      {action}
    </div>
  );
}
