import { Mark } from "./mark.tsx";
import styles from "./check-screen.module.css";

/** The large logo, while it is found out who may come in. */
export function CheckScreen() {
  return (
    <div className={styles.checkScreen} aria-busy="true">
      <Mark className={styles.mark} />
    </div>
  );
}
