import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const createPayment = endpoint({
  method: "POST",
  path: "/api/payments/create-payment",
  access: "person",
  summary: "Begin the checkout of a token package",
  body: z.strictObject({ packageId: z.string() }),
  status: 200,
  reply: z.object({ url: z.string() }),
});
