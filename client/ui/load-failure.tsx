import { Button } from "./button.tsx";
import { Empty, type EmptyProps } from "./empty.tsx";

interface LoadFailureProps extends Omit<EmptyProps, "action"> {
  /** What the button says. */
  action: string;
  /** Of the button. */
  variant?: "primary" | "secondary";
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Shown instead of what could not be loaded, with a button that tries again. */
export function LoadFailure({ action, variant = "secondary", query, ...what }: LoadFailureProps) {
  return (
    <Empty
      {...what}
      action={
        <Button variant={variant} busy={query.isFetching} onClick={() => void query.refetch()}>
          {action}
        </Button>
      }
    />
  );
}
