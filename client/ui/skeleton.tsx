import "./skeleton.css";

/** A slow drift where content will be; give it the exact size of that content by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={className ? `skeleton ${className}` : "skeleton"} aria-hidden="true" />;
}
