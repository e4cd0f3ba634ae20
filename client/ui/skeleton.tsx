import styles from "./skeleton.module.css";

/** A slow drift where content will be; give it the exact size of that content by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span className={className ? `${styles.skeleton} ${className}` : styles.skeleton} aria-hidden="true" />
  );
}
