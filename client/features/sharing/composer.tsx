import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { NAME_MAX, PASSWORD_MAX } from "#shared/limits.ts";
import { revealingWords } from "#shared/revealing-words.ts";
import { unquotedText } from "#shared/sentences.ts";
import {
  createShare,
  SHARE_EXPIRIES,
  SHARE_FIELDS,
  SHARE_PASSWORD_MIN,
  SHARED_PARTS,
  type ShareExpiry,
  type SharedPart,
} from "#shared/shares.ts";
import { failureText } from "../../lib/api.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { ConsentCard } from "../community/consent-card.tsx";
import { DreamImage } from "../dreams/dream-image.tsx";
import { LinkItem } from "./link-item.tsx";
import { sharesQuery } from "./queries.ts";
import { Scene, SceneWords } from "./scene.tsx";
import { useRevealing } from "./use-revealing.ts";
import styles from "./composer.module.css";

/** What of a dream a new link shows at first: nothing that the user wrote. */
const AT_FIRST: Record<SharedPart, boolean> = { image: true, video: true, reading: false, words: false };

/** An imported picture and its film are shown to nobody else. */
function partsOf({ imageUrl, videoUrl, interpretation, parts }: Dream): SharedPart[] {
  const own = parts.image.engine === "imported";
  const has = { image: imageUrl && !own, video: videoUrl && !own, reading: interpretation, words: true };
  return SHARED_PARTS.filter((part) => has[part]);
}

/** The parts that a refused form had switched on; those of a new form where it had none. */
function partsAtFirst(refused: string | undefined): Record<SharedPart, boolean> {
  const on = refused?.split(" ") ?? [];
  const parts = SHARED_PARTS.map((part) => [part, on.includes(part)] as const);
  if (parts.every(([, isOn]) => !isOn)) return AT_FIRST;
  return Object.fromEntries(parts) as Record<SharedPart, boolean>;
}

interface Choices {
  parts: Record<SharedPart, boolean>;
  name: string;
}

/** The link's page as it will be, without what leads on. */
function Preview({ dream, title, choices }: { dream: Dream; title: string; choices: Choices }) {
  const { t } = useTranslation();
  const { parts, name } = choices;
  const has = (part: SharedPart) => partsOf(dream).includes(part) && parts[part];
  const interpretation = has("reading") ? dream.interpretation : null;
  const shown = (text: string) => (parts.words ? text : unquotedText(text, dream.language));
  const url = has("image") ? dream.imageUrl : has("video") ? dream.posterUrl : null;
  const image: ReactNode = has("image") ? (
    <DreamImage dream={dream} sizes="(max-width: 1000px) 92vw, 56vw" alt="" eager />
  ) : (
    url && <img src={url} alt="" />
  );
  return (
    <section className={styles.preview} aria-label={t("links:preview")}>
      <Scene framed picture={image} reflection={url && <img src={`${url}`} alt="" />}>
        <SceneWords
          heading="p"
          dream={{
            title,
            language: dream.language,
            name: name.trim() || null,
            words: parts.words ? dream.dreamText : null,
            reading: interpretation && {
              summary: shown(interpretation.summary),
              symbols: interpretation.symbols
                .map(({ symbol, meaning }) => ({ symbol, meaning: shown(meaning) }))
                .filter(({ meaning }) => meaning !== ""),
            },
          }}
        />
      </Scene>
    </section>
  );
}

function Expiry({ value, onChoose }: { value: ShareExpiry; onChoose: (value: ShareExpiry) => void }) {
  const { t } = useTranslation();
  return (
    <Choice
      name={SHARE_FIELDS.expiry}
      legend={t("links:expiry.legend")}
      options={SHARE_EXPIRIES}
      value={value}
      onChoose={onChoose}
    >
      {(each) => t(`links:expiry.${each}`)}
    </Choice>
  );
}

interface FormProps {
  dream: Dream;
  choices: Choices;
  onChange: (choices: Choices) => void;
  onMade: (id: string) => void;
}

function LinkForm({ dream, choices, onChange, onMade }: FormProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const refusal = useRefusal();
  const formId = useId();
  const [formKey] = useState(() => crypto.randomUUID());
  const [expiry, setExpiry] = useState<ShareExpiry>(
    SHARE_EXPIRIES.find((each) => refusal?.form === "share" && each === refusal.typed.expiry) ?? "week",
  );
  const { parts } = choices;
  const revealing = useRevealing(revealingWords(dream.dreamText, dream.language));
  const present = partsOf(dream);
  const nothing = present.every((part) => !parts[part]);
  const shown = Object.fromEntries(present.map((part) => [part, parts[part]]));
  const create = useMutation({
    mutationFn: (password: string | null) =>
      api(createShare, {
        params: { id: dream.id },
        // A part that was made after the page was loaded is not in the form.
        body: { show: shown, name: choices.name.trim() || null, expiry, password, formKey },
      }),
    onSuccess: async ({ share }) => {
      await queryClient.invalidateQueries({ queryKey: sharesQuery(api).queryKey });
      onMade(share.id);
    },
  });
  const refused = create.isIdle && refusal?.form === "share" ? refusal.error : null;
  const failure = create.error
    ? failureText(create.error, t("common:networkError"))
    : (refused?.message ?? null);
  return (
    <form
      className={styles.form}
      method="post"
      action={`/share/${dream.id}`}
      onSubmit={(event) => {
        event.preventDefault();
        const password = new FormData(event.currentTarget).get(SHARE_FIELDS.password);
        if (!create.isPending) create.mutate(password ? String(password) : null);
      }}
    >
      {/* Its value may differ from the server's: a form sent twice makes one link. */}
      <input type="hidden" name={SHARE_FIELDS.key} defaultValue={formKey} suppressHydrationWarning />
      <fieldset className={styles.parts} aria-describedby={nothing ? formId : undefined}>
        <legend>{t("links:shown")}</legend>
        {present.map((part) => (
          <Switch
            key={part}
            name={part}
            label={t(`links:parts.${part}.name`)}
            hint={
              <>
                {t(`links:parts.${part}.hint`)}
                {part === "words" && revealing && (
                  <span className={styles.revealing}>{t("links:revealing", { found: revealing })}</span>
                )}
              </>
            }
            checked={parts[part]}
            onChange={(on) => onChange({ ...choices, parts: { ...parts, [part]: on } })}
          />
        ))}
        {nothing && (
          <p className="small" id={formId} role="alert">
            {t("links:nothing")}
          </p>
        )}
      </fieldset>
      <Field
        label={t("links:name.label")}
        hint={t("links:name.hint")}
        name={SHARE_FIELDS.name}
        maxLength={NAME_MAX}
        autoComplete="off"
        value={choices.name}
        onChange={(event) => onChange({ ...choices, name: event.currentTarget.value })}
      />
      <Expiry value={expiry} onChoose={setExpiry} />
      <Field
        label={t("links:password.label")}
        hint={t("links:password.hint", { min: SHARE_PASSWORD_MIN })}
        name={SHARE_FIELDS.password}
        minLength={SHARE_PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {failure && <FormError>{failure}</FormError>}
      <div className={styles.go}>
        <Button type="submit" size="lg" block busy={create.isPending} disabled={nothing}>
          {t("links:create")}
        </Button>
        <p className="caption quiet">{t("links:private")}</p>
      </div>
    </form>
  );
}

/** Makes links to a dream, shows what they will show, and lists those that there are. */
export function Composer({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const { api, community } = useApp();
  const [params] = useSearchParams();
  const { data: all = [] } = useQuery(sharesQuery(api));
  const refusal = useRefusal();
  const refused = refusal?.form === "share" ? refusal.typed : undefined;
  const [choices, setChoices] = useState<Choices>({
    parts: partsAtFirst(refused?.choices),
    name: refused?.name ?? "",
  });
  const [made, setMade] = useState(params.get("made"));
  const shares = all.filter((share) => share.dreamId === dream.id);
  const newest = shares.find((share) => share.id === made && share.state === "open");
  const others = shares.filter((share) => share !== newest);
  const page = `/share/${dream.id}`;
  return (
    <div className={styles.composer}>
      <Preview dream={dream} title={title} choices={choices} />
      <div className={styles.side}>
        {newest ? (
          <>
            <h1 className="title-1">
              <RichText text={t("links:made")} />
            </h1>
            <ul>
              <LinkItem share={newest} page={page} isNew />
            </ul>
            <p>
              {/* Without script the page without the parameter has the form again. */}
              <a
                className="small"
                href={page}
                onClick={(event) => {
                  event.preventDefault();
                  setMade(null);
                }}
              >
                {t("links:another")}
              </a>
            </p>
          </>
        ) : (
          <>
            <h1 className="title-1">
              <RichText text={t("share:heading")} />
            </h1>
            <LinkForm dream={dream} choices={choices} onChange={setChoices} onMade={setMade} />
          </>
        )}
        {others.length > 0 && (
          <section>
            <h2 className="title-3">{t("links:ofDream")}</h2>
            <ul>
              {others.map((share) => (
                <LinkItem key={share.id} share={share} page={page} />
              ))}
            </ul>
          </section>
        )}
        {community && <ConsentCard dream={dream} />}
        {all.length > 0 && (
          <p className="small">
            <TextLink to="/account/links">{t("links:all")}</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}
