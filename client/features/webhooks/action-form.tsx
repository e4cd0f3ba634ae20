import type { ReactNode, Ref } from "react";
import { WEBHOOK_FIELDS, type WebhookAction } from "#shared/webhooks.ts";

interface ActionFormProps {
  action: WebhookAction;
  /** Of the webhook, or of the message to send again. */
  id: string;
  ref?: Ref<HTMLFormElement>;
  onSubmit: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A form of one button, which works without script too. */
export function ActionForm({ action, id, ref, onSubmit, className, children }: ActionFormProps) {
  return (
    <form
      ref={ref}
      className={className}
      method="post"
      action="/account/webhooks"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input type="hidden" name={WEBHOOK_FIELDS.action} value={action} />
      <input
        type="hidden"
        name={action === "replay" ? WEBHOOK_FIELDS.message : WEBHOOK_FIELDS.id}
        value={id}
      />
      {children}
    </form>
  );
}
