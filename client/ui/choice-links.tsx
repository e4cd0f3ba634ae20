import { Link } from "react-router-dom";
import styles from "./choice.module.css";

interface ChoiceLinksProps {
  label: string;
  options: readonly { name: string; to: string; current: boolean }[];
  className?: string | undefined;
}

/** Chooses one of a few by links, which replace the current URL: words on a line. */
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
