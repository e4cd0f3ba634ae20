import { Link } from "react-router-dom";
import styles from "./choice.module.css";

interface ChoiceLinksProps {
  label: string;
  options: readonly { name: string; to: string; current: boolean }[];
  className?: string | undefined;
}

/** Links that choose one of a few options, shown as words on a line. They replace the current URL. */
export function ChoiceLinks({ label, options, className }: ChoiceLinksProps) {
  return (
    <nav className={className ? `${styles.words} ${className}` : styles.words} aria-label={label}>
      {options.map(({ name, to, current }) => (
        <Link
          key={to}
          className={`${styles.word} rising-disc`}
          to={to}
          replace
          preventScrollReset
          aria-current={current ? "true" : undefined}
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
}
