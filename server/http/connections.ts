/** Time limits of a client in milliseconds. */
export const CONNECTIONS = {
  requestTimeout: 30_000,
  /** Without a byte in either direction: a large image is drawn for up to two minutes before its first byte. */
  connectionTimeout: 180_000,
  // `registerTarget` refuses a request without a host.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, requireHostHeader: false },
};
/** However busy the machine is: a start that is given up only begins again. */
export const START = { pluginTimeout: 0 };
