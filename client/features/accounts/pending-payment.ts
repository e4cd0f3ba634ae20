/** Session storage: the payment session of a visitor who came back from paying without being signed in. */
export const PENDING_PAYMENT_KEY = "pendingPaymentSession";
