import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../app/context.tsx";
import { meQuery } from "../queries.ts";

/** The signed-in person of a guarded page, and when they were last asked for, in milliseconds. */
export function usePerson() {
  const { api } = useApp();
  const { data, dataUpdatedAt } = useQuery(meQuery(api));
  return { me: data ?? null, askedAt: dataUpdatedAt };
}
