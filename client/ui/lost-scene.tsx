import type { ReactNode } from "react";
import styles from "./lost-scene.module.css";

interface LostSceneProps {
  /** The sky behind the words. */
  sky: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

/** Fills the screen where a page is not found, or throws. */
export function LostScene({ sky, title, text, action }: LostSceneProps) {
  return (
    <div className={`${styles.scene} night`}>
      {sky}
      <div className={`wrap ${styles.words}`}>
        <h1 className="display-2">{title}</h1>
        <p className="lede">{text}</p>
        <div className={styles.actions}>{action}</div>
      </div>
    </div>
  );
}
