import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Empty } from "../../../ui/empty.tsx";
import { Pager } from "../pager.tsx";
import styles from "../admin-page.module.css";

interface QueueProps<Item> {
  items: readonly Item[];
  /** Which keys do what. */
  keys: string;
  renderItem: (item: Item) => ReactNode;
  data: { page: number; pageSize: number; total: number };
}

/** A page of what waits for a decision; empty where all of its last page is decided. */
export function Queue<Item extends { id: string }>({ items, keys, renderItem, data }: QueueProps<Item>) {
  const { t } = useTranslation();
  return (
    <>
      {items.length > 0 ? (
        <>
          <p className={`caption quiet ${styles.reportKeys}`}>{keys}</p>
          <ul className={styles.reports}>
            {items.map((item) => (
              <li key={item.id}>{renderItem(item)}</li>
            ))}
          </ul>
        </>
      ) : (
        <Empty title={t("admin:table.empty")} />
      )}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} />
    </>
  );
}
