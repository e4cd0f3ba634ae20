import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listPayments, verifyPayment } from "#shared/payments.ts";
import { getSandboxCheckout } from "#shared/sandbox.ts";
import { ApiError, type Api } from "../../lib/api.ts";

const PENDING_PAYMENT_REFRESH_MS = 5000;

/** Whether a payment page was paid; asked again while the money is on its way. */
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
  });

/** Movements of the person's tokens, newest first; of one dream where its id is given. */
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
  });

/** A payment page of the sandbox, or null where there is none for this person. */
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

/** Session storage: the payment session of a visitor who came back from paying without being signed in. */
export const PENDING_PAYMENT_KEY = "pendingPaymentSession";
