import type { ReactNode } from "react";
import { Horizon } from "./horizon/horizon.tsx";
import styles from "./lost-scene.module.css";

interface LostSceneProps {
  title: string;
  text: string;
  action: ReactNode;
}

/** Fills the screen where a page is not found. */
export function LostScene({ title, text, action }: LostSceneProps) {
  return (
    <div className={`${styles.scene} night`}>
      <Horizon scene="panel" empty />
      <div className={`wrap ${styles.words}`}>
        <h1 className="display-2">{title}</h1>
        <p className="lede">{text}</p>
        <div className={styles.actions}>{action}</div>
      </div>
    </div>
  );
}
