import { use, useState } from "react";
import { RESOLUTIONS, type Dream, type Resolution } from "#shared/dreams.ts";
import { partCost } from "#shared/prices.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { useMe } from "../../accounts/queries.ts";
import { useAddPart } from "../use-dream-actions.ts";
import { ShowRefusal } from "./care-for-dream.tsx";
import { FRAME_ID } from "./frame-id.ts";
import styles from "./add-part.module.css";

interface AddPartProps {
  dream: Dream;
  part: "image" | "video";
  resolution?: Resolution;
  className?: string | undefined;
}

/** Adds a part for its price; leads to the prices where the balance does not cover it. */
export function AddPart({ dream, part, resolution = "480p", className }: AddPartProps) {
  const { t } = useTranslation();
  const me = useMe();
  const showRefusal = use(ShowRefusal);
  const add = useAddPart(dream.id);
  const cost = partCost(part, resolution);

  if (me && me.credits < cost) {
    return (
      <div className={styles.short}>
        <p className="small">{t("detail:add.short", { needed: cost, available: me.credits })}</p>
        <ButtonLink to="/pricing" className={className}>
          {t("common:nav.pricing")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Button
      className={className}
      busy={add.isPending}
      cost={t("dream:tokens", { count: cost })}
      onClick={() =>
        add.mutate(
          { part, resolution },
          {
            // This button leaves the page.
            onSuccess: () => document.getElementById(FRAME_ID)?.focus(),
            onError: (error) => showRefusal(error),
          },
        )
      }
    >
      {t(add.isPending ? "dream:retry.busy" : `detail:add.${part}`)}
    </Button>
  );
}

/** The offer of a video in one of the resolutions, with its price. */
export function VideoOffer({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const [resolution, setResolution] = useState<Resolution>("480p");
  return (
    <section className={styles.offer} aria-label={t("detail:add.video")}>
      <Choice
        className={styles.choice}
        name="added-resolution"
        legend={t("detail:add.resolution")}
        options={RESOLUTIONS}
        value={resolution}
        onChoose={setResolution}
        note={(each) => t("dream:tokens", { count: partCost("video", each) })}
      >
        {(each) => <bdi>{each}</bdi>}
      </Choice>
      <AddPart dream={dream} part="video" resolution={resolution} className={styles.action} />
    </section>
  );
}
