import { Fragment, useState, type ReactNode } from "react";
import { BackLink } from "../ui/back-link.tsx";
import { Badge, Tag } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ChoiceLinks } from "../ui/choice-links.tsx";
import { Choice } from "../ui/choice.tsx";
import { Empty } from "../ui/empty.tsx";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Horizon } from "../ui/horizon/horizon.tsx";
import * as icons from "../ui/icons.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { LostScene } from "../ui/lost-scene.tsx";
import { Mark } from "../ui/mark.tsx";
import { Phase } from "../ui/phase.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { SectionNav } from "../ui/section-nav.tsx";
import { CheckScreen, Skeleton, TravelLine } from "../ui/loading.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { Switch } from "../ui/switch.tsx";
import { TextButton, TextLink } from "../ui/text-link.tsx";
import { ThemeChoice } from "../ui/theme-menu.tsx";
import { Overlays } from "./overlays.tsx";
import "./showcase.css";

const VARIANTS = ["primary", "secondary", "ghost", "danger"] as const;
const SIZES = ["sm", "md", "lg"] as const;
const TONES = ["plain", "dawn", "solid", "ok", "warn", "danger", "mist"] as const;
const FRACTIONS = [0, 0.35, 1];
const SCENES = ["hero", "panel", "strip", "overlay"] as const;
const PHASES = ["night", "dawn"] as const;
const ICONS = Object.entries(icons).flatMap(([name, Icon]) =>
  name.endsWith("Icon") ? [{ name, Icon: Icon as typeof icons.CloseIcon }] : [],
);

const SECTIONS = ["Mark", "Buttons", "Overlays", "Controls", "Progress", "Scenes"];

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={name}>
      <h2 className="title-2">{name}</h2>
      {children}
    </section>
  );
}

/** Contains what fills its parent or the window. */
function Window({ children }: { children: ReactNode }) {
  return <div className="showcase-window">{children}</div>;
}

function Buttons() {
  return VARIANTS.map((variant) => (
    <div key={variant} className="showcase-row">
      {SIZES.map((size) => (
        <Button key={size} variant={variant} size={size}>
          {variant} {size}
        </Button>
      ))}
      <Button variant={variant} disabled>
        disabled
      </Button>
      <Button variant={variant} busy>
        busy
      </Button>
      <Button variant={variant} cost="5">
        cost
      </Button>
      <ButtonLink to="/" variant={variant}>
        link
      </ButtonLink>
    </div>
  ));
}

const MOODS = ["calm", "curious", "anxious"] as const;

function Choices() {
  const [mood, setMood] = useState<(typeof MOODS)[number] | null>("calm");
  const links = MOODS.map((name) => ({ name, to: `?${name}`, current: name === "calm" }));
  return (
    <>
      <Choice
        name="mood"
        legend="Choice"
        options={MOODS}
        value={mood}
        onChoose={setMood}
        onClear={() => setMood(null)}
        clearHint="Choose it again to take it back"
        note={(option) => option.length}
      >
        {(option) => option}
      </Choice>
      <ChoiceLinks label="Links" options={links} />
    </>
  );
}

function Controls() {
  const [checked, setChecked] = useState(true);
  const [search, setSearch] = useState("deniz");
  return (
    <>
      <SearchField label="Search" clearLabel="Clear" value={search} onSearch={setSearch} />
      <SearchField label="Search" clearLabel="Clear" value="" onSearch={setSearch} submitLabel="Find" />
      <Choices />
      <Field label="Empty" name="empty" hint="A hint" />
      <Field label="Filled" name="filled" defaultValue="Deniz" />
      <Field label="Wrong" name="wrong" defaultValue="?" error="A sentence that says what to do" />
      <Switch label="Switch" hint="A hint" checked={checked} onChange={setChecked} />
      <Switch label="Busy" checked={!checked} busy onChange={setChecked} />
      <ThemeChoice />
    </>
  );
}

/** All components of client/ui, each in its states. Hover and focus are shown by the pointer and the Tab key. */
export function Showcase() {
  return (
    <>
      <SkipLink />
      <h1 className="title-1">UI components</h1>
      <SectionNav look="list" label="Sections" sections={SECTIONS.map((name) => ({ id: name, name }))} />
      <Section name="Mark">
        <div className="showcase-row">
          <Mark />
          <Mark nameless />
        </div>
      </Section>
      <Section name="Buttons">
        <Buttons />
        <div className="showcase-row">
          <IconButton label="Close" icon={<icons.CloseIcon />} />
          <IconButton label="Language" icon={<icons.GlobeIcon />} />
          <TextLink to="/">Text link</TextLink>
          <TextButton>Text button</TextButton>
        </div>
      </Section>
      <Section name="Icons">
        <div className="showcase-row">
          {ICONS.map(({ name, Icon }) => (
            <Icon key={name} />
          ))}
        </div>
      </Section>
      <Section name="Overlays">
        <Overlays />
      </Section>
      <Section name="Controls">
        <Controls />
      </Section>
      <Section name="Badges and tags">
        <div className="showcase-row">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Tag>deniz</Tag>
        </div>
      </Section>
      <Section name="Progress">
        {FRACTIONS.map((value) => (
          <Fragment key={value}>
            <Bar value={value} label={`${value}`} />
            <Bar value={value} tone="danger" />
            <div className="showcase-row">
              <Phase value={value} />
              <Phase value={value} tone="lit" />
            </div>
          </Fragment>
        ))}
        <Window>
          <Skeleton className="showcase-skeleton" />
        </Window>
        <Window>
          <TravelLine />
        </Window>
        <Window>
          <CheckScreen />
        </Window>
      </Section>
      <Section name="Text and cards">
        <p>
          <RichText text="Plain, <em>emphasised</em>, <b>strong</b>,<br/>and <m>marked</m>" />
        </p>
        <Card>Card</Card>
        <BackLink to="/">Back</BackLink>
        <Empty title="Empty" text="Nothing is here yet" action={<Button>Begin</Button>} />
        <LoadFailure
          title="Failed"
          action="Try again"
          query={{ isFetching: false, refetch: () => Promise.resolve() }}
        />
      </Section>
      <Section name="Scenes">
        {SCENES.flatMap((scene) =>
          PHASES.map((phase) => (
            <Window key={scene + phase}>
              <Horizon scene={scene} phase={phase} lit={scene === "overlay"} />
            </Window>
          )),
        )}
        <LostScene
          sky={<Horizon scene="panel" empty />}
          title="Lost"
          text="This page is not here"
          action={<Button>Home</Button>}
        />
      </Section>
    </>
  );
}
