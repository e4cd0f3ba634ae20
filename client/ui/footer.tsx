import { useTranslation } from "../i18n/use-translation.ts";
import { Mark } from "./mark.tsx";
import { TextLink } from "./text-link.tsx";
import "./footer.css";

/** The end of a page: the brand and what it is not. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <div className="wrap">
        <Mark />
        <p className="small quiet">{t("common:disclaimer")}</p>
        <TextLink className="small quiet" to="/licences">
          {t("common:licences")}
        </TextLink>
      </div>
    </footer>
  );
}
