import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { listPayments, verifyPayment } from "#shared/payments.ts";
import { getSandboxCheckout } from "#shared/sandbox.ts";
import { ApiError, type Api } from "../../lib/api.ts";

const PENDING_PAYMENT_REFRESH_MS = 5000;

/** Whether a checkout was paid; polled while the payment is pending. */
export const paymentCheckQuery = (api: Api, sessionId: string) =>
  queryOptions({
    queryKey: ["payment-check", sessionId],
    queryFn: ({ signal }) => api(verifyPayment, { body: { sessionId } }, { signal }),
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.pending ? PENDING_PAYMENT_REFRESH_MS : false),
  });

export const paymentsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["payments"],
    queryFn: ({ pageParam, signal }) => api(listPayments, { query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, pageSize, total }) => ((page + 1) * pageSize < total ? page + 1 : undefined),
    refetchOnWindowFocus: "always",
  });

/** The user's ledger entries, newest first; with `dreamId` those of one dream. */
export const entriesQuery = (api: Api, dreamId?: string) =>
  infiniteQueryOptions({
    queryKey: ["entries", dreamId ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      api(
        listPayments,
        { query: { ...(dreamId && { dreamId }), ...(pageParam > 0 && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    refetchOnWindowFocus: "always",
  });

/** A checkout of the sandbox, or null if the user has none with this id. */
export const sandboxQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["sandbox", id],
    queryFn: async ({ signal }) => {
      try {
        return (await api(getSandboxCheckout, { params: { id } }, { signal })).checkout;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Loads what a payment may have changed. */
export function refreshAfterPayment(queryClient: QueryClient): void {
  for (const key of ["me", "payments", "entries"]) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Session storage: the payment session of a visitor who returned from the checkout without a session. */
export const PENDING_PAYMENT_KEY = "pendingPaymentSession";
