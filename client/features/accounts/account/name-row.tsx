import { lazy, Suspense } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { EditableRow } from "./section.tsx";

const NameForm = lazy(() => import("./name-form.tsx"));

/** The name; edited in its place. */
export function NameRow({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <EditableRow
      label={t("auth:name")}
      renderForm={(close) => (
        <Suspense>
          <NameForm name={name} onClose={close} />
        </Suspense>
      )}
    >
      {name ? <bdi>{name}</bdi> : <span className="quiet">–</span>}
    </EditableRow>
  );
}
