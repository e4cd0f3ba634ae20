import { USER_RECORDS, type UserDetail } from "#shared/admin/users.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useCurrentSection } from "../../../ui/section-nav.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import styles from "../admin-page.module.css";

/** Links to the lists of a user's page, with the number of rows in each. */
export function RecordNav({ paging }: Pick<UserDetail, "paging">) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const current = useCurrentSection(USER_RECORDS);
  return (
    <nav className={styles.recordNav} aria-label={t("admin:user.sections")}>
      {USER_RECORDS.map((name) => (
        <a
          key={name}
          className="rising-disc"
          href={`#${name}`}
          aria-current={name === current ? "true" : undefined}
        >
          {t(`admin:user.${name}`)} <span className="num quiet">{numbers.whole(paging[name].total)}</span>
        </a>
      ))}
    </nav>
  );
}
