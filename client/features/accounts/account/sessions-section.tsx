import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endOtherSessions, endSession, type SessionInfo } from "#shared/accounts.ts";
import type { Locale } from "#shared/locales.ts";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useDates } from "../../dreams/dates.ts";
import { sessionsQuery } from "../queries.ts";
import { ProvePassword } from "./prove-password.tsx";
import { NotLoaded, Section } from "./section.tsx";
import styles from "./account.module.css";

/** Ends the session with this id, or every other one where it is null; `onProve` where the password is asked for first. */
function useEndSession(onProve: (id: string | null) => void) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (id: string | null) => {
      if (id === null) await api(endOtherSessions);
      else await api(endSession, { params: { id } });
    },
    onSuccess: (_answer, id) => {
      toast({ title: t(id === null ? "account:sessions.othersEnded" : "account:sessions.ended") });
    },
    onError: (error, id) => {
      if (error instanceof ApiError && error.code === "invalid_input") {
        onProve(id);
        return;
      }
      toast({
        title: t("common:error"),
        text: failureText(error, t("common:networkError")),
        variant: "destructive",
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
}

const countryName = (code: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;

function SessionLine({ session, onEnd }: { session: SessionInfo; onEnd: () => void }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const date = useDates();
  const { browser, system, country, current, createdAt, lastSeenAt } = session;
  const device = [browser, system].filter((part) => part !== null).join(", ");
  const place = country && countryName(country, locale);
  return (
    <li className={styles.row}>
      <span className={styles.rowMain}>
        <span className={styles.device}>
          <bdi>{device || t("account:sessions.unknown")}</bdi>
          {current && <Badge tone="ok">{t("account:sessions.current")}</Badge>}
        </span>
        <span className="caption quiet" suppressHydrationWarning>
          {place && (
            <>
              <bdi>{place}</bdi>
              {" · "}
            </>
          )}
          {t("account:sessions.since", { date: date(createdAt, "moment") })}
          {" · "}
          {t("account:sessions.seen", { date: date(lastSeenAt, "until") })}
        </span>
      </span>
      {!current && (
        <Button variant="ghost" size="sm" onClick={onEnd}>
          {t("account:sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in, and the way to end what they do not know. */
export function SessionsSection() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(sessionsQuery(api));
  const [asking, setAsking] = useState<{ id: string | null } | null>(null);
  const end = useEndSession((id) => setAsking({ id }));
  const others = query.data?.some((session) => !session.current);
  return (
    <Section
      id="sessions"
      aside={
        others && (
          <Button
            variant="secondary"
            size="sm"
            busy={end.isPending && end.variables === null}
            onClick={() => end.mutate(null)}
          >
            {t("account:sessions.endOthers")}
          </Button>
        )
      }
    >
      <ProvePassword
        open={asking !== null}
        onClose={() => setAsking(null)}
        onProven={() => {
          setAsking(null);
          end.mutate(asking!.id);
        }}
      />
      {!query.data && <NotLoaded query={query} />}
      {query.data && (
        <ul className={styles.list}>
          {query.data.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
          ))}
        </ul>
      )}
    </Section>
  );
}
