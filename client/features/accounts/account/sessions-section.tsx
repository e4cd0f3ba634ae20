import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endOtherSessions, endSession, type SessionInfo } from "#shared/accounts.ts";
import type { Locale } from "#shared/locales.ts";
import { useApp } from "../../../app/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useDates } from "../../dreams/dates.ts";
import { sessionsQuery } from "../../queries.ts";
import { failureText } from "../failure-text.ts";
import { NotLoaded, Section } from "./section.tsx";

/** Ends the session with this id, or every other one where it is null. */
function useEndSession() {
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
    onError: (error) =>
      toast({
        title: t("common:error"),
        text: failureText(error, t("common:networkError")),
        variant: "destructive",
      }),
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
    <li className="account-row">
      <span className="account-row-main">
        <span className="account-device">
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
  const end = useEndSession();
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
      {!query.data && <NotLoaded query={query} />}
      {query.data && (
        <ul className="account-list">
          {query.data.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
          ))}
        </ul>
      )}
    </Section>
  );
}
