import type { ReactNode } from "react";
import { CheckIcon } from "../../ui/icons.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./plan-card.module.css";

export const PlanList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.plans}>{children}</ul>
);

interface PlanCardProps {
  name: string;
  /** Sets the card off in the colours of the other theme. */
  popular: boolean;
  badges: ReactNode;
  price: string;
  period: string;
  credits: string;
  /** Those with an address are links. */
  benefits: readonly (string | { text: string; to: string })[];
  /** A button or a link. */
  action: ReactNode;
}

export function PlanCard({ name, popular, badges, price, period, credits, benefits, action }: PlanCardProps) {
  return (
    <li className={styles.plan} data-popular={popular ? "" : undefined}>
      <div className={styles.top}>
        <h3 className="title-2">{name}</h3>
        {badges}
      </div>
      <p className={`figure ${styles.price}`}>
        <bdi>{price}</bdi>
        <small>{period}</small>
      </p>
      <p className="small quiet">{credits}</p>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => {
          const { text, to } = typeof benefit === "string" ? { text: benefit, to: undefined } : benefit;
          return (
            <li key={text}>
              <CheckIcon />
              {to === undefined ? text : <TextLink to={to}>{text}</TextLink>}
            </li>
          );
        })}
      </ul>
      {action}
    </li>
  );
}
