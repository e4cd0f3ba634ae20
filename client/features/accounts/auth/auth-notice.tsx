import { useEffect, useRef, type ReactNode } from "react";
import { Phase } from "../../../ui/phase.tsx";
import styles from "./auth-page.module.css";

interface AuthNoticeProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** Fills the moon above the title, 0 to 1. */
  moon?: number;
  /** It takes the place of something: the focus goes to its title, so that it is read out. */
  arrives?: boolean;
}

/** A message in place of the form. */
export function AuthNotice({ title, text, action, moon = 0.16, arrives = false }: AuthNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) heading.current!.focus();
  }, [arrives]);
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
