import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiCall } from "#shared/developers.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { Badge } from "../../ui/badge.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AboutPage } from "../about/about-page.tsx";
import { referenceQuery } from "../sharing/queries.ts";
import { CHECK, ERROR_BODY, everyDream, firstDream, WEBHOOK_BODY } from "./examples.ts";
import styles from "../about/about-page.module.css";

const SECTIONS = [
  "keys",
  "rights",
  "first",
  "paging",
  "once",
  "limits",
  "errors",
  "webhooks",
  "reference",
] as const;
const RIGHTS = ["read", "write", "spend"] as const;

const Code = ({ text }: { text: string }) => (
  <pre className={styles.code} dir="ltr" lang="en">
    <code>{text}</code>
  </pre>
);

/** The same program in several languages, of which the first is open. */
const Programs = ({ programs }: { programs: Record<string, string> }) => (
  <div className={styles.programs}>
    {Object.entries(programs).map(([language, text], i) => (
      <details key={language} open={i === 0}>
        <summary>
          <bdi lang="en">{language}</bdi>
        </summary>
        <Code text={text} />
      </details>
    ))}
  </div>
);

function Call({ call }: { call: ApiCall }) {
  const { t } = useTranslation();
  const { id, method, path, right, summary, parameters, body, status, reply } = call;
  return (
    <details className={styles.call} id={id}>
      <summary>
        <code dir="ltr">
          <b>{method}</b> {path}
        </code>
        <span className="small muted" lang="en" dir="ltr">
          {summary}
        </span>
      </summary>
      <p className="small">
        {t("developers:call.right")}: <Badge>{right}</Badge>
      </p>
      {parameters.length > 0 && (
        <>
          <h3>{t("developers:call.parameters")}</h3>
          <dl className={styles.parameters} dir="ltr">
            {parameters.map((parameter) => (
              <div key={parameter.name}>
                <dt>
                  <code>{parameter.name}</code>
                  {parameter.required && (
                    <span className="caption quiet"> {t("developers:call.required")}</span>
                  )}
                </dt>
                <dd>
                  <code lang="en">{parameter.type}</code>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {body && (
        <>
          <h3>{t("developers:call.body")}</h3>
          <Code text={body} />
        </>
      )}
      <h3>
        {t("developers:call.reply")} <code>{status}</code>
      </h3>
      {reply && <Code text={reply} />}
    </details>
  );
}

function Reference() {
  const { api } = useApp();
  const { data } = useQuery(referenceQuery(api));
  return (
    <div className={styles.reference}>
      {data?.calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
      {data?.types.map(({ name, type }) => (
        <details className={styles.call} key={name} id={name}>
          <summary>
            <code dir="ltr">
              <b>type</b> {name}
            </code>
          </summary>
          <Code text={type} />
        </details>
      ))}
    </div>
  );
}

/** Explains to programmers how their programs call the API. */
export default function DevelopersPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data } = useQuery(referenceQuery(api));
  const site = data?.site ?? "";
  const heading = (name: (typeof SECTIONS)[number]) => t(`developers:${name}.heading`);
  const below: Partial<Record<(typeof SECTIONS)[number], ReactNode>> = {
    keys: (
      <>
        <Code text={`curl ${site}/api/v1/dreams -H "Authorization: Bearer $KEY"`} />
        <p>
          <TextLink to="/account/keys">{t("developers:keys.action")}</TextLink>
        </p>
      </>
    ),
    rights: (
      <dl className={styles.rights}>
        {RIGHTS.map((right) => (
          <div key={right}>
            <dt>
              <code dir="ltr">{right}</code>
            </dt>
            <dd>{t(`developers:rights.${right}`)}</dd>
          </div>
        ))}
      </dl>
    ),
    first: <Programs programs={firstDream(site)} />,
    paging: <Programs programs={everyDream} />,
    errors: <Code text={ERROR_BODY} />,
    webhooks: (
      <>
        <Code text={WEBHOOK_BODY} />
        <p>{t("developers:webhooks.retries")}</p>
        <Programs programs={CHECK} />
        <p>
          <TextLink to="/account/webhooks">{t("developers:webhooks.action")}</TextLink>
          {" · "}
          <a className={styles.outside} href="https://www.standardwebhooks.com" rel="noreferrer" lang="en">
            Standard Webhooks
          </a>
        </p>
      </>
    ),
    reference: (
      <>
        <p>
          <a className={styles.outside} href="/api/openapi.json" lang="en">
            OpenAPI
          </a>
        </p>
        <Reference />
      </>
    ),
  };
  return (
    <AboutPage
      title={t("developers:title")}
      lede={t("developers:lede")}
      contents={SECTIONS.map((id) => ({ id, name: heading(id) }))}
    >
      {SECTIONS.map((id) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 className="title-2" id={`${id}-title`}>
            {heading(id)}
          </h2>
          <p>{t(`developers:${id}.text`)}</p>
          {below[id]}
        </section>
      ))}
    </AboutPage>
  );
}
