import type { ReactNode } from "react";
import { BackLink } from "../../ui/back-link.tsx";
import { useMe } from "../accounts/queries.ts";
import { Shell } from "./shell.tsx";
import styles from "./account-subpage.module.css";

interface AccountSubpageProps {
  /** Where the page belongs to, and the name of that page. */
  back: { to: string; text: string };
  title: string;
  lede: string;
  /** Links below the lede. */
  more?: ReactNode;
  /** The content sets its own width. */
  wide?: boolean;
  children: ReactNode;
}

/** A page below the account; empty where the user has signed out in another tab. */
export function AccountSubpage({ back, title, lede, more, wide = false, children }: AccountSubpageProps) {
  const me = useMe();
  return (
    <Shell current="account">
      <div className={`wrap ${styles.page} ${wide ? "" : styles.narrow}`}>
        {me && (
          <>
            <BackLink to={back.to}>{back.text}</BackLink>
            <header className={styles.head}>
              <h1 className="display-2">{title}</h1>
              <p className="muted">{lede}</p>
              {more && <p className="small">{more}</p>}
            </header>
            {children}
          </>
        )}
      </div>
    </Shell>
  );
}
