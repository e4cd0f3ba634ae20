import type { ReactNode } from "react";
import type { UserDetail } from "#shared/admin/users.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { Country } from "../country.tsx";
import { useBanEnd } from "./ban-end.ts";
import styles from "../admin-page.module.css";

type Lot = UserDetail["lots"][number];

/** Adds up lots of the same source and expiry. */
function sumsOf(lots: readonly Lot[]): Lot[] {
  const groups = Map.groupBy(lots, ({ source, expiresAt }) => `${source} ${expiresAt}`);
  return [...groups.values()].map((group) => ({
    ...group[0]!,
    remaining: group.reduce((sum, { remaining }) => sum + remaining, 0),
  }));
}

/** Facts about a user besides the figures. */
export function UserFacts({ detail }: { detail: UserDetail }) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  const { user, lots, subscription } = detail;
  const banEnd = useBanEnd();
  const facts: [label: string, value: ReactNode][] = [
    [t("admin:user.id"), <code key="id">{user.id}</code>],
    [t("admin:user.verified"), t(user.emailVerified ? "admin:yes" : "admin:no")],
    [t("admin:users.created"), dates.moment(user.createdAt)],
    [t("admin:users.lastSignIn"), user.lastSignInAt ? dates.moment(user.lastSignInAt) : "–"],
    [t("admin:user.registrationCountry"), <Country key="from" code={user.registrationCountry} />],
    [t("admin:user.lastLoginCountry"), <Country key="last" code={user.lastLoginCountry} />],
    ...(user.bannedUntil && user.banned
      ? [[t("admin:user.ban"), banEnd(user.bannedUntil)] as [string, ReactNode]]
      : []),
    [
      t("admin:user.subscription"),
      subscription ? (
        <>
          <bdi>{subscription.planId}</bdi>,{" "}
          {t("admin:user.until", { date: dates.day(subscription.periodEnd) })}
        </>
      ) : (
        "–"
      ),
    ],
    [
      t("admin:user.lots"),
      lots.length === 0
        ? "–"
        : sumsOf(lots).map((lot, i) => (
            <div key={i}>
              {numbers.whole(lot.remaining)} · {t(`admin:source.${lot.source}`)}
              {lot.expiresAt && <> · {t("admin:user.until", { date: dates.day(lot.expiresAt) })}</>}
            </div>
          )),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
