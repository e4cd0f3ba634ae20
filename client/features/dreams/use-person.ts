import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "../../app/context.tsx";
import { meQuery } from "../queries.ts";

/** The signed-in person of a guarded page, and when they were last asked for; a lost session leads to sign-in. */
export function usePerson() {
  const { api } = useApp();
  const navigate = useNavigate();
  const { data, dataUpdatedAt } = useQuery(meQuery(api));
  useEffect(() => {
    if (data === null) void navigate("/auth", { replace: true });
  }, [data, navigate]);
  return { me: data ?? null, askedAt: dataUpdatedAt };
}
