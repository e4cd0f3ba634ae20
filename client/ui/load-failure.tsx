import { Button } from "./button.tsx";
import { Empty } from "./empty.tsx";

interface LoadFailureProps {
  title: string;
  /** What the button says. */
  action: string;
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Shown instead of what could not be loaded, with a button that tries again. */
export function LoadFailure({ title, action, query }: LoadFailureProps) {
  return (
    <Empty
      title={title}
      action={
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {action}
        </Button>
      }
    />
  );
}
