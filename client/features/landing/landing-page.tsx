import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toasts.tsx";
import { ExampleDreams } from "../gallery/example-dream.tsx";
import { LANDING_EXAMPLES } from "../gallery/examples.ts";
import { useMe } from "../accounts/queries.ts";
import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { PublicShell } from "../site/public-shell.tsx";
import { PlansPreview } from "./plans-preview.tsx";
import { Questions } from "./questions.tsx";
import { Section } from "./section.tsx";
import { Stats } from "./stats.tsx";
import { Steps } from "./steps.tsx";
import type { TrialProps } from "./trial/trial.tsx";
import { Voices } from "./voices.tsx";
import sectionsStyles from "./sections.module.css";

/** Replaces the page by the trial, whose code and translations are loaded when it opens. */
function useTrial() {
  const { t } = useTranslation();
  const { loadTranslations } = useApp();
  const toast = useToast();
  const [trial, setTrial] = useState<{ Trial: ComponentType<TrialProps>; text: string } | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  const open = async (text: string) => {
    try {
      const [{ Trial }] = await Promise.all([
        import("./trial/trial.tsx"),
        loadTranslations(["trial", "auth", "ways", "dashboard"]),
      ]);
      // The next page must not be scrolled.
      if (left.current) return;
      setTrial({ Trial, text });
      scrollTo({ top: 0, behavior: "instant" });
    } catch {
      if (left.current) return;
      toast({ title: t("common:error"), text: t("common:networkError"), variant: "destructive" });
    }
  };
  return { trial, open, close: () => setTrial(null) };
}

export default function LandingPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { trial, open, close } = useTrial();
  const { state } = useLocation() as { state: { trial?: string } | null };
  const openGiven = useEffectEvent(() => {
    if (!state?.trial) return;
    // Removed from the history, so that going back or a reload does not open the trial again.
    void navigate("/", { replace: true, state: null });
    void open(state.trial);
  });
  useEffect(() => openGiven(), []);
  const signedIn = useMe() !== null;
  const links = [
    { to: "#features", text: t("landing:nav.features") },
    { to: "#how", text: t("landing:nav.how") },
    { to: "#faq", text: t("landing:nav.faq") },
    { to: "/pricing", text: t("landing:nav.pricing") },
  ];
  const start = (text: string) => (signedIn ? void navigate("/dashboard") : open(text));
  return (
    <PublicShell
      links={trial ? [] : links}
      getStarted={t("landing:getStarted")}
      dashboard={t("landing:dashboard")}
      sky
    >
      <div className={`${sectionsStyles.landing} night`}>
        {trial ? (
          <trial.Trial text={trial.text} onClose={close} />
        ) : (
          <>
            <Hero onStart={start} />
            <Stats />
            <Features />
            <Steps />
            <Section id="examples" heading="landing:dreams.heading" lede={t("landing:dreams.lede")}>
              <ExampleDreams
                page="landing"
                names={LANDING_EXAMPLES}
                sizes="(max-width: 760px) 92vw, (max-width: 1440px) 43vw, 610px"
              />
            </Section>
            <Voices />
            <PlansPreview />
            <Questions />
            <Closing />
          </>
        )}
      </div>
    </PublicShell>
  );
}
