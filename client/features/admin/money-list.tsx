import type { Money } from "#shared/admin/payments.ts";
import { useAdminNumbers } from "./admin-numbers.ts";
import styles from "./admin-page.module.css";

interface MoneyListProps {
  money: readonly Money[];
  /** Shown where there is no money; a zero unless given. */
  none?: string;
}

/** One amount per currency, each on its own line. */
export function MoneyList({ money, none }: MoneyListProps) {
  const numbers = useAdminNumbers();
  if (money.length === 0) return none ?? <bdi>{numbers.money({ amount: 0, currency: "USD" })}</bdi>;
  return money.map((item) => (
    <bdi key={item.currency} className={styles.money}>
      {numbers.money(item)}
    </bdi>
  ));
}
