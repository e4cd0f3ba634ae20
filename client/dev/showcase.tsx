import { useState, type ReactNode } from "react";
import { Badge, Tag } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Empty } from "../ui/empty.tsx";
import { Field } from "../ui/field.tsx";
import { LostScene } from "../ui/lost-scene.tsx";
import { Mark } from "../ui/mark.tsx";
import { Menu } from "../ui/menu.tsx";
import { Phase } from "../ui/phase.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Switch } from "../ui/switch.tsx";
import { TextButton, TextLink } from "../ui/text-link.tsx";
import { ThemeChoice } from "../ui/theme-menu.tsx";
import { useToast } from "../ui/toasts.tsx";
import { Tooltip } from "../ui/tooltip.tsx";

const VARIANTS = ["primary", "secondary", "ghost", "danger"] as const;
const SIZES = ["sm", "md", "lg"] as const;
const TONES = ["plain", "dawn", "solid", "ok", "warn", "danger", "mist"] as const;
const FRACTIONS = [0, 0.35, 1];

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
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

function Overlays() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => toast({ title: "Kaydedildi", text: "Rüyan kütüphanende." })}>Toast</Button>
      <Button onClick={() => toast({ title: "Olmadı", variant: "destructive" })}>Destructive toast</Button>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={close}
        title="Rüyayı sil"
        text="Geri alınamaz."
        confirmLabel="Sil"
        danger
      />
      <Menu label="Menu" button="Menu" buttonClass="button">
        <TextButton>First</TextButton>
        <TextButton>Second</TextButton>
      </Menu>
      <Tooltip text="Bir ipucu">
        <TextButton>Tooltip</TextButton>
      </Tooltip>
    </div>
  );
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

/** The components of ui/, each in its states. */
export function Showcase() {
  return (
    <>
      <h1>Every component of ui/</h1>
      <Section name="Mark">
        <Mark /> <Mark nameless />
      </Section>
      <Section name="Buttons">
        <Buttons />
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
      <Section name="Links and cards">
        <TextLink to="/">Link</TextLink> <TextButton>Button</TextButton>
        <Card>Card</Card>
        <Empty title="Empty" text="Nothing is here yet" action={<Button>Begin</Button>} />
        <LostScene title="Lost" text="This page is not here" action={<Button>Home</Button>} />
      </Section>
    </>
  );
}
