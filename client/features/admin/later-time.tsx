import styles from "./admin-page.module.css";

/** A time after that of the line above, with an arrow in the direction of reading. */
export function LaterTime({ time }: { time: string }) {
  return (
    <span className={styles.cellNote}>
      <span className={`flip ${styles.arrow}`}>→</span> {time}
    </span>
  );
}
