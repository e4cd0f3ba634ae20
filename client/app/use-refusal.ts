import { useLocation } from "react-router-dom";
import { useApp } from "./context.tsx";
import type { FormRefusal } from "./page-state.ts";

/** Why a form that the browser sent by itself was refused: told by the page that answers it, not by those after it. */
export function useRefusal(): FormRefusal | undefined {
  const { refusal } = useApp();
  return useLocation().key === "default" ? refusal : undefined;
}
