import type { Money } from "#shared/admin/payments.ts";
import { useAdminNumbers } from "./admin-numbers.ts";
import styles from "./admin-page.module.css";

interface MoneyListProps {
  money: readonly Money[];
  /** Shown where there is none. */
  none?: string;
}

/** One amount per currency, never added up. */
export function MoneyList({ money, none }: MoneyListProps) {
  const numbers = useAdminNumbers();
  const amounts = money.length > 0 || none !== undefined ? money : [{ amount: 0, currency: "USD" }];
  if (amounts.length === 0) return <>{none}</>;
  return (
    <>
      {amounts.map((item) => (
        <bdi key={item.currency} className={styles.money}>
          {numbers.money(item)}
        </bdi>
      ))}
    </>
  );
}
