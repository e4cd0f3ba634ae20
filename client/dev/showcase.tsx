import { useState, type ReactNode } from "react";
import { Badge, Tag } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { CheckScreen } from "../ui/check-screen.tsx";
import { Empty } from "../ui/empty.tsx";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { CloseIcon, GlobeIcon } from "../ui/icons.tsx";
import { LostScene } from "../ui/lost-scene.tsx";
import { Mark } from "../ui/mark.tsx";
import { Phase } from "../ui/phase.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { SectionNav } from "../ui/section-nav.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Switch } from "../ui/switch.tsx";
import { TextButton, TextLink } from "../ui/text-link.tsx";
import { ThemeChoice } from "../ui/theme-menu.tsx";
import { TravelLine } from "../ui/travel-line.tsx";
import { Overlays } from "./overlays.tsx";
import "./showcase.css";

const VARIANTS = ["primary", "secondary", "ghost", "danger"] as const;
const SIZES = ["sm", "md", "lg"] as const;
const TONES = ["plain", "dawn", "solid", "ok", "warn", "danger", "mist"] as const;
const FRACTIONS = [0, 0.35, 1];

const SECTIONS = ["Buttons", "Overlays", "Controls", "Progress", "Screens"];

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  return VARIANTS.map((variant) => (
    <p key={variant}>
      {SIZES.map((size) => (
        <Button key={size} variant={variant} size={size}>
          {variant} {size}
        </Button>
      ))}
      <Button variant={variant} disabled>
        disabled
      </Button>
      <Button variant={variant} cost="5">
        cost
      </Button>
      <ButtonLink to="/" variant={variant}>
        link
      </ButtonLink>
    </p>
  ));
}

function Controls() {
  const [checked, setChecked] = useState(true);
  return (
    <>
      <Field label="Empty" name="empty" hint="A hint" />
      <Field label="Filled" name="filled" defaultValue="Deniz" />
      <Field label="Wrong" name="wrong" defaultValue="?" error="A sentence that says what to do" />
      <Field label="Disabled" name="disabled" disabled />
      <Switch label="Switch" hint="A hint" checked={checked} onChange={setChecked} />
      <Switch label="Busy" checked={!checked} busy onChange={setChecked} />
      <ThemeChoice />
    </>
  );
}

/** Screens and lines of the whole window, each held in a box. */
function Screens() {
  return [<TravelLine key="line" />, <CheckScreen key="check" />].map((screen) => (
    <div key={screen.key} className="showcase-window">
      {screen}
    </div>
  ));
}

/** The components of ui/, each in its states. */
export function Showcase() {
  return (
    <>
      <h1>Every component of ui/</h1>
      <SectionNav label="Sections" sections={SECTIONS.map((name) => ({ id: name, name }))} />
      <Section name="Mark">
        <Mark /> <Mark nameless />
      </Section>
      <Section name="Buttons">
        <Buttons />
        <IconButton label="Close" icon={<CloseIcon />} />
        <IconButton label="Language" icon={<GlobeIcon />} disabled />
      </Section>
      <Section name="Overlays">
        <Overlays />
      </Section>
      <Section name="Controls">
        <Controls />
      </Section>
      <Section name="Badges and tags">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Tag>deniz</Tag>
      </Section>
      <Section name="Progress">
        {FRACTIONS.map((value) => (
          <div key={value}>
            <Bar value={value} label={`${value}`} />
            <Bar value={value} tone="danger" />
            <Phase value={value} />
            <Phase value={value} tone="lit" />
          </div>
        ))}
        <Skeleton />
      </Section>
      <Section name="Screens">
        <Screens />
      </Section>
      <Section name="Links and cards">
        <TextLink to="/">Link</TextLink> <TextButton>Button</TextButton>
        <p>
          <RichText text="Plain, <em>emphasised</em>, <b>strong</b>,<br/>and <m>marked</m>" />
        </p>
        <Card>Card</Card>
        <Empty title="Empty" text="Nothing is here yet" action={<Button>Begin</Button>} />
        <LostScene title="Lost" text="This page is not here" action={<Button>Home</Button>} />
      </Section>
    </>
  );
}
