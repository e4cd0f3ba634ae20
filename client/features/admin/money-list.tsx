import type { Money } from "#shared/admin/payments.ts";
import { useAdminNumbers } from "./admin-numbers.ts";
import styles from "./admin-page.module.css";

/** One amount per currency, each on its own line; a zero where there is none. */
export function MoneyList({ money }: { money: readonly Money[] }) {
  const numbers = useAdminNumbers();
  if (money.length === 0) return <bdi>{numbers.money({ amount: 0, currency: "USD" })}</bdi>;
  return money.map((item) => (
    <bdi key={item.currency} className={styles.money}>
      {numbers.money(item)}
    </bdi>
  ));
}
